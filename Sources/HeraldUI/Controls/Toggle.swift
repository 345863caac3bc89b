internal import Herald

/// What a listener can switch: one element, whose value tells whether it is on.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// The view has no body.
  public typealias Body = Never

  /// Creates a switch from the views of its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeraldUI.Label<Text, Image> {
  /// Creates a switch with a title and a picture of the system; the title is heard.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { HeraldUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    var properties = ElementProperties.combining(traits: [.toggleButton], in: environment)
    properties.value = SwitchWords(language: environment.locale.language.languageCode?.identifier)
      .word(isOn: isOn.wrappedValue)
    return .control(properties, label)
  }
}

/// The words for a switch's two positions, in the languages that Herald itself speaks.
private struct SwitchWords {
  private let on: String
  private let off: String

  init(language: String?) {
    (on, off) =
      switch language {
      case "de": ("ein", "aus")
      case "es": ("activado", "desactivado")
      case "fr": ("activé", "désactivé")
      case "it": ("attivo", "non attivo")
      case "ja": ("オン", "オフ")
      case "pt": ("ativado", "desativado")
      case "ru": ("включено", "выключено")
      case "zh": ("开", "关")
      default: ("on", "off")
      }
  }

  func word(isOn: Bool) -> String { isOn ? on : off }
}
