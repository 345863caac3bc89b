/// The words of a cell, as an outlet holds them; an element that says them.
open class UILabel: AccessibilityObject {
  /// The words.
  open var text: String?

  /// The words with their attributes, of which the language is heard.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      accessibilityLanguage = newValue?.speechLanguage ?? accessibilityLanguage
    }
  }
  /// The colour; nothing that is heard.
  open var textColor: UIColor?
  /// The font; nothing that is heard.
  open var font: UIFont?
  /// The most lines that are shown; nothing that is heard.
  open var numberOfLines = 1

  /// The words, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Creates a label without words.
  public override init() {
    super.init()
    accessibilityTraits = .staticText
  }

  /// Creates a label without words; nothing is drawn in the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .staticText
  }
}

/// The picture of a cell, as an outlet holds it; says nothing unless it is given a label.
open class UIImageView: AccessibilityObject {
  /// The picture.
  open var image: UIImage?
}

/// A picture by its name.
public struct UIImage: Sendable, Hashable {
  private let name: String

  /// Creates a picture; it is not loaded, since nothing is drawn.
  public init?(named name: String) { self.name = name }
}

/// A font in UIKit's manner; nothing that is heard.
public struct UIFont: Sendable, Hashable {
  private let name: String

  /// What a font is for.
  public enum TextStyle: Sendable {
    /// Large title.
    case largeTitle
    /// Title 1.
    case title1
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
    /// Caption 1.
    case caption1
    /// Caption 2.
    case caption2
  }

  /// The font that the user chose for a purpose.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(name: "preferred")
  }

  /// A font of the system.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(name: "system") }

  /// A bold font of the system.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(name: "bold") }
}
