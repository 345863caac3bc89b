/// A colour in UIKit's manner; nothing that is heard.
public struct UIColor: Sendable, Hashable {
  let name: String

  private init(name: String) { self.name = name }

  /// Creates a colour by its name.
  public init?(named name: String) { self.name = name }

  /// Creates a colour from its parts, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "\(red) \(green) \(blue) \(alpha)"
  }

  /// Creates a grey, 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { name = "\(white) \(alpha)" }

  /// The colour, partly transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

  /// The colour "black".
  public static let black = UIColor(name: "black")
  /// The colour "blue".
  public static let blue = UIColor(name: "blue")
  /// The colour "brown".
  public static let brown = UIColor(name: "brown")
  /// The colour "clear".
  public static let clear = UIColor(name: "clear")
  /// The colour "cyan".
  public static let cyan = UIColor(name: "cyan")
  /// The colour "dark gray".
  public static let darkGray = UIColor(name: "darkGray")
  /// The colour "gray".
  public static let gray = UIColor(name: "gray")
  /// The colour "green".
  public static let green = UIColor(name: "green")
  /// The colour "indigo".
  public static let indigo = UIColor(name: "indigo")
  /// The colour "label".
  public static let label = UIColor(name: "label")
  /// The colour "light gray".
  public static let lightGray = UIColor(name: "lightGray")
  /// The colour "link".
  public static let link = UIColor(name: "link")
  /// The colour "magenta".
  public static let magenta = UIColor(name: "magenta")
  /// The colour "system mint".
  public static let systemMint = UIColor(name: "systemMint")
  /// The colour "orange".
  public static let orange = UIColor(name: "orange")
  /// The colour "purple".
  public static let purple = UIColor(name: "purple")
  /// The colour "red".
  public static let red = UIColor(name: "red")
  /// The colour "secondary label".
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// The colour "secondary system background".
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  /// The colour "separator".
  public static let separator = UIColor(name: "separator")
  /// The colour "system background".
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The colour "system blue".
  public static let systemBlue = UIColor(name: "systemBlue")
  /// The colour "system gray".
  public static let systemGray = UIColor(name: "systemGray")
  /// The colour "system gray 2".
  public static let systemGray2 = UIColor(name: "systemGray2")
  /// The colour "system gray 3".
  public static let systemGray3 = UIColor(name: "systemGray3")
  /// The colour "system gray 4".
  public static let systemGray4 = UIColor(name: "systemGray4")
  /// The colour "system gray 5".
  public static let systemGray5 = UIColor(name: "systemGray5")
  /// The colour "system gray 6".
  public static let systemGray6 = UIColor(name: "systemGray6")
  /// The colour "system green".
  public static let systemGreen = UIColor(name: "systemGreen")
  /// The colour "system grouped background".
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  /// The colour "system indigo".
  public static let systemIndigo = UIColor(name: "systemIndigo")
  /// The colour "system orange".
  public static let systemOrange = UIColor(name: "systemOrange")
  /// The colour "system pink".
  public static let systemPink = UIColor(name: "systemPink")
  /// The colour "system purple".
  public static let systemPurple = UIColor(name: "systemPurple")
  /// The colour "system red".
  public static let systemRed = UIColor(name: "systemRed")
  /// The colour "system teal".
  public static let systemTeal = UIColor(name: "systemTeal")
  /// The colour "system yellow".
  public static let systemYellow = UIColor(name: "systemYellow")
  /// The colour "tertiary label".
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  /// The colour "tertiary system background".
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  /// The colour "tint color".
  public static let tintColor = UIColor(name: "tintColor")
  /// The colour "white".
  public static let white = UIColor(name: "white")
  /// The colour "yellow".
  public static let yellow = UIColor(name: "yellow")
}
