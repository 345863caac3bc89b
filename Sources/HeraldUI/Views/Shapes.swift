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

/// An ellipse.
public nonisolated struct Ellipse: Shape {
  /// The view has no body.
  public typealias Body = Never

  /// Creates an ellipse.
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

  /// Creates a rectangle; radius and style are not heard.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with round ends.
public nonisolated struct Capsule: Shape {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a capsule; its style is not heard.
  public init(style: RoundedCornerStyle = .continuous) {}
}

extension Spacer: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .nothing }
}

extension Divider: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .nothing }
}
