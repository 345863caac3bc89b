/// How buttons look and what they say, made to be used again: the view that a style makes is heard.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that a style makes.
  associatedtype Body: View
  /// What a style knows of its button.
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of its button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = AnyView

  /// The views of the label.
  public let label: Label
  /// What the button is for.
  public let role: ButtonRole?
  /// Whether the button is being pressed; here it never is.
  public let isPressed = false
}

/// How buttons of the system look; nothing that is heard.
public protocol PrimitiveButtonStyle: Sendable {}

/// The style that the surroundings suggest.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// Without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// In a frame.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// In a frame that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// Without a frame.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the surroundings suggest.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// In a frame.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// In a frame that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a frame.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension View {
  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { $0.buttonStyle = nil }
  }

  /// Makes what the buttons in this view look like and say.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { $0.buttonStyle = style }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any ButtonStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of the buttons, or nil for those of the system.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
