/// How words look; nothing that is heard.
public struct Font: Sendable, Hashable {
  private let name: String

  /// How bold words are.
  public enum Weight: Sendable {
    /// Ultra light.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Regular.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// Black.
    case black
  }

  /// How wide letters are.
  public enum Width: Sendable {
    /// Compressed.
    case compressed
    /// Condensed.
    case condensed
    /// Standard.
    case standard
    /// Expanded.
    case expanded
  }

  /// The manner of a system font.
  public enum Design: Sendable {
    /// Default.
    case `default`
    /// Serif.
    case serif
    /// Rounded.
    case rounded
    /// Monospaced.
    case monospaced
  }

  /// What a font is for.
  public enum TextStyle: Sendable, CaseIterable {
    /// Large title.
    case largeTitle
    /// Title.
    case title
    /// Title 2.
    case title2
    /// Title 3.
    case title3
    /// Headline.
    case headline
    /// Subheadline.
    case subheadline
    /// Body.
    case body
    /// Callout.
    case callout
    /// Footnote.
    case footnote
    /// Caption.
    case caption
    /// Caption 2.
    case caption2
  }

  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A title.
  public static let title = Font(name: "title")
  /// A title of the second level.
  public static let title2 = Font(name: "title2")
  /// A title of the third level.
  public static let title3 = Font(name: "title3")
  /// A heading.
  public static let headline = Font(name: "headline")
  /// A heading of the second level.
  public static let subheadline = Font(name: "subheadline")
  /// Running text.
  public static let body = Font(name: "body")
  /// A remark.
  public static let callout = Font(name: "callout")
  /// A footnote.
  public static let footnote = Font(name: "footnote")
  /// The words under a picture.
  public static let caption = Font(name: "caption")
  /// The words under a picture, smaller.
  public static let caption2 = Font(name: "caption2")

  /// A font of the system.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(name: "system")
  }

  /// A font of the system for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "system")
  }

  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// A font by its name, as large as a purpose asks for.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(name: name)
  }

  /// The font in bold.
  public func bold() -> Font { self }

  /// The font in italics.
  public func italic() -> Font { self }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { self }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { self }
}
