/// A title with a picture beside it; the title alone is heard.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title

  /// The view has no body.
  public typealias Body = Never

  /// Creates a label; the icon decorates and is not heard.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of the system.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String) {
    title = Text(titleKey)
  }

  /// Creates a label with a picture of the system.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, systemImage: String) {
    self.title = Text(title)
  }

  /// Creates a label with a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String) {
    title = Text(titleKey)
  }

  /// Creates a label with a picture.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, image: String) {
    self.title = Text(title)
  }
}

extension Label: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .view(title) }
}
