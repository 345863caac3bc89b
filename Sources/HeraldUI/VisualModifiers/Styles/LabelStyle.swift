/// How a label looks; its title is heard in every style.
public protocol LabelStyle: Sendable {}

/// The style that the surroundings suggest.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

/// The picture is shown; the title is heard all the same.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

/// Both.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the surroundings suggest.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture is shown; the title is heard all the same.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
