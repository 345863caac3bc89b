/// Several views that count as the views they are: a modifier on the group applies to each.
public nonisolated struct Group<Content> {
  private let content: Content
}

extension Group: View, ResolvableView where Content: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  func resolution(in environment: EnvironmentValues) -> Resolution { .view(content) }
}
