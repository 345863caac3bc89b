internal import Herald

/// What kind of thing an object is, and which state it is in.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts a film or a piece of music.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be set to more and less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)

  private static let known: [(UIAccessibilityTraits, Trait)] = [
    (.button, .button), (.link, .link), (.image, .image), (.selected, .selected),
    (.playsSound, .playsSound), (.keyboardKey, .keyboardKey), (.staticText, .staticText),
    (.summaryElement, .summaryElement), (.notEnabled, .notEnabled),
    (.updatesFrequently, .updatesFrequently), (.searchField, .searchField),
    (.startsMediaSession, .startsMediaSession), (.adjustable, .adjustable),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
    (.tabBar, .tabBar), (.header, .header), (.toggleButton, .toggleButton),
  ]

  /// The traits in Herald's terms; bits that are not known are left out.
  var traits: [Trait] { Self.known.filter { contains($0.0) }.map(\.1) }
}
