/// A form without words: it says nothing unless it is given a label.
public protocol Shape: View, Sendable {
  /// The form's outline; it is not drawn.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// An outline of nothing.
  public nonisolated func path(in rect: CGRect) -> Path { Path() }

  /// Changes nothing that is heard.
  public nonisolated func fill() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func fill(_ style: some ShapeStyle) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }

  /// Changes nothing that is heard.
  public nonisolated func inset(by amount: CGFloat) -> Self { self }
}

extension Shape where Self == Circle {
  /// A circle.
  public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static nonisolated var capsule: Capsule { Capsule() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static nonisolated func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

/// How corners are round; nothing that is heard.
public enum RoundedCornerStyle: Sendable {
  /// As a part of a circle.
  case circular
  /// Without a seam.
  case continuous
}

/// The outline of a form; it is not drawn, and nothing of it is kept.
public struct Path: Shape {
  /// The view has no body.
  public typealias Body = Never

  /// Creates an outline of nothing.
  public nonisolated init() {}

  /// Creates an outline.
  public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Begins at a point.
  public nonisolated mutating func move(to end: CGPoint) {}

  /// Goes to a point.
  public nonisolated mutating func addLine(to end: CGPoint) {}

  /// Goes along several points.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {}

  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) {}

  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect) {}

  /// Goes back to where it began.
  public nonisolated mutating func closeSubpath() {}
}
