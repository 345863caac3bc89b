/// A view that contains nothing.
public nonisolated struct EmptyView: View, Sendable {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a view that contains nothing.
  public init() {}
}

extension EmptyView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .nothing }
}
