/// Where words are cut; nothing that is heard.
public enum TruncationMode: Sendable { case head, tail, middle }

/// Which case words are shown in; nothing that is heard.
public enum TextCase: Sendable { case uppercase, lowercase }

/// Whether something is shown; nothing that is heard.
public enum Visibility: Sendable { case automatic, visible, hidden }

/// Light or dark; nothing that is heard.
public enum ColorScheme: Sendable { case light, dark }

/// How a list looks; nothing that is heard.
public enum ListStyle: Sendable {
  case automatic, plain, grouped, inset, insetGrouped, sidebar
}

/// How a button looks; nothing that is heard.
public enum ButtonStyle: Sendable {
  case automatic, plain, bordered, borderedProminent, borderless
}

/// How a switch looks; nothing that is heard.
public enum ToggleStyle: Sendable { case automatic, button, `switch`, checkbox }

/// How a label looks; nothing that is heard.
public enum LabelStyle: Sendable { case automatic, iconOnly, titleOnly, titleAndIcon }

/// How a change is shown; nothing that is heard.
public enum Animation: Sendable { case `default`, linear, easeIn, easeOut, easeInOut, spring }

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
