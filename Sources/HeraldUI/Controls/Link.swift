internal import Herald

/// What leads a listener to a page: one element, a link.
public nonisolated struct Link<Label: View>: View {
  private let label: Label

  /// The view has no body.
  public typealias Body = Never

  /// Creates a link from the views of its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    label = Text(titleKey)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, destination: URL) { label = Text(title) }
}

extension Link: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .control(.combining(traits: [.link], in: environment), label)
  }
}
