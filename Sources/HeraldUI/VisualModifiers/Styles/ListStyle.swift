/// How a list looks; nothing that is heard.
public protocol ListStyle: Sendable {}

/// The style that the surroundings suggest.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows without decoration.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Sections set apart from each other.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows set in from the sides.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Sections set apart, and in from the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows of a side bar.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that the surroundings suggest.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart from each other.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows set in from the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections set apart, and in from the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a side bar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
