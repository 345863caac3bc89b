/// A form without words: it says nothing unless it is given a label.
public protocol Shape: View, Sendable {}

extension Shape {
  /// Changes nothing that is heard.
  public nonisolated func fill(_ style: some ShapeStyle) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    self
  }
}

/// Room between views; says nothing.
public nonisolated struct Spacer: View, Sendable {
  /// The view has no body.
  public typealias Body = Never

  /// Creates room.
  public init(minLength: CGFloat? = nil) {}
}

/// A line between views; says nothing.
public nonisolated struct Divider: View, Sendable {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a line.
  public init() {}
}

/// A circle.
public nonisolated struct Circle: Shape {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a circle.
  public init() {}
}

/// A rectangle.
public nonisolated struct Rectangle: Shape {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a rectangle.
  public init() {}
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a rectangle; the radius is not heard.
  public init(cornerRadius: CGFloat) {}
}

/// A rectangle with round ends.
public nonisolated struct Capsule: Shape {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a capsule.
  public init() {}
}

extension Spacer: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .nothing }
}

extension Divider: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .nothing }
}

extension Circle: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .element(ElementProperties())
  }
}

extension Rectangle: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .element(ElementProperties())
  }
}

extension RoundedRectangle: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .element(ElementProperties())
  }
}

extension Capsule: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .element(ElementProperties())
  }
}
