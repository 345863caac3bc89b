/// How a switch looks; its label and whether it is on are heard in every style.
public protocol ToggleStyle: Sendable {}

/// The style that the surroundings suggest.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
}

/// A switch that is moved to the side.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour, which is not heard.
  public init(tint: Color) {}
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
}

/// A box with a mark.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the surroundings suggest.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch that is moved to the side.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
