internal import Herald

/// What a button is for; nothing that is heard.
public struct ButtonRole: Sendable, Equatable {
  private let name: String

  /// A button that deletes.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that cancels.
  public static let cancel = ButtonRole(name: "cancel")
}

/// What a listener can activate: one element, whose label is that of the views in it.
public nonisolated struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// The view has no body.
  public typealias Body = Never

  /// Creates a button from the views of its label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button {
  /// Creates a button from the views of its label.
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeraldUI.Label<Text, Image> {
  /// Creates a button with a title and a picture of the system; the title is heard.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeraldUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a picture of the system; the title is heard.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeraldUI.Label(title, systemImage: systemImage) }
  }
}

extension Button: ResolvableView {
  @MainActor func resolution(in environment: EnvironmentValues) -> Resolution {
    var content: any View = label
    if let style = environment.buttonStyle {
      content = style.makeBody(configuration: .init(label: AnyView(label), role: role))
    }
    return .control(.combining(traits: [.button], in: environment), content)
  }
}
