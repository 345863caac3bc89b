internal import Herald

/// What leads a listener to another screen: one element, a button to the ear.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// The view has no body.
  public typealias Body = Never

  /// Creates a link from the views of its label; the destination is not resolved.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension NavigationLink {
  /// Creates a link from the views of its label; the destination is not resolved.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
  }

  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, destination: Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that presents a value.
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that presents a value.
  public nonisolated init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    label = Text(titleKey)
  }

  /// Creates a link with a title that presents a value.
  @_disfavoredOverload
  public nonisolated init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    label = Text(title)
  }
}

extension NavigationLink: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .control(.combining(traits: [.button], in: environment), label)
  }
}
