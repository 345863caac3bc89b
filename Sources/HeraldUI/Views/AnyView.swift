/// A view whose type is not told.
public nonisolated struct AnyView: View {
  private let content: any View

  /// The view has no body.
  public typealias Body = Never

  /// Creates a view that stands for another one.
  public init<Content: View>(_ view: Content) { content = view }

  /// Creates a view that stands for another one.
  public init<Content: View>(erasing view: Content) { content = view }
}

extension AnyView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .view(content) }
}
