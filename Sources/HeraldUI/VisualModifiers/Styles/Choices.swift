/// Where words are cut; nothing that is heard.
public enum TruncationMode: Sendable {
  /// Head.
  case head
  /// Tail.
  case tail
  /// Middle.
  case middle
}

/// Which case words are shown in; nothing that is heard.
public enum TextCase: Sendable {
  /// Uppercase.
  case uppercase
  /// Lowercase.
  case lowercase
}

/// Whether something is shown; nothing that is heard.
public enum Visibility: Sendable {
  /// Automatic.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

/// Light or dark; nothing that is heard.
public enum ColorScheme: Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Why words are shown as bars; nothing that is heard.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The words are not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The words are private.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// A turn; nothing that is heard.
public struct Angle: Sendable, Hashable {
  /// The turn in degrees.
  public var degrees: Double

  /// Creates a turn from degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// A turn in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// A turn in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
}

/// Which parts of a screen a view keeps clear of; nothing that is heard.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bars and corners of the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Whether a view that scrolls shows where it is; nothing that is heard.
public enum ScrollIndicatorVisibility: Sendable {
  /// Automatic.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
  /// Never.
  case never
}

/// How large controls are; nothing that is heard.
public enum ControlSize: Sendable, CaseIterable {
  /// Mini.
  case mini
  /// Small.
  case small
  /// Regular.
  case regular
  /// Large.
  case large
  /// Extra large.
  case extraLarge
}

/// How a symbol takes its colours; nothing that is heard.
public enum SymbolRenderingMode: Sendable {
  /// Monochrome.
  case monochrome
  /// Multicolor.
  case multicolor
  /// Hierarchical.
  case hierarchical
  /// Palette.
  case palette
}

/// How a symbol is drawn; nothing that is heard.
public enum SymbolVariants: Sendable {
  /// None.
  case none
  /// Fill.
  case fill
  /// Circle.
  case circle
  /// Square.
  case square
  /// Slash.
  case slash
}

/// How large words are; nothing that is heard.
public enum DynamicTypeSize: Int, Sendable, CaseIterable, Comparable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large.
  case large
  /// Extra large.
  case xLarge
  /// Extra extra large.
  case xxLarge
  /// Extra extra extra large.
  case xxxLarge
  /// The first of the sizes for those who see little.
  case accessibility1
  /// The second of them.
  case accessibility2
  /// The third of them.
  case accessibility3
  /// The fourth of them.
  case accessibility4
  /// The fifth of them.
  case accessibility5

  /// Whether the size is one of those for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first is smaller.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }
}
