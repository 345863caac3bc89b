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

/// How a list looks; nothing that is heard.
public enum ListStyle: Sendable {
  /// Automatic.
  case automatic
  /// Plain.
  case plain
  /// Grouped.
  case grouped
  /// Inset.
  case inset
  /// Inset grouped.
  case insetGrouped
  /// Sidebar.
  case sidebar
}

/// How a button looks; nothing that is heard.
public enum ButtonStyle: Sendable {
  /// Automatic.
  case automatic
  /// Plain.
  case plain
  /// Bordered.
  case bordered
  /// Bordered prominent.
  case borderedProminent
  /// Borderless.
  case borderless
}

/// How a switch looks; nothing that is heard.
public enum ToggleStyle: Sendable {
  /// Automatic.
  case automatic
  /// Button.
  case button
  /// Switch.
  case `switch`
  /// Checkbox.
  case checkbox
}

/// How a label looks; nothing that is heard.
public enum LabelStyle: Sendable {
  /// Automatic.
  case automatic
  /// Icon only.
  case iconOnly
  /// Title only.
  case titleOnly
  /// Title and icon.
  case titleAndIcon
}

/// How a change is shown; nothing that is heard.
public enum Animation: Sendable {
  /// Default.
  case `default`
  /// Linear.
  case linear
  /// Ease in.
  case easeIn
  /// Ease out.
  case easeOut
  /// Ease in out.
  case easeInOut
  /// Spring.
  case spring
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
