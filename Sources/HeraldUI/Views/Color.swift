/// A colour; a view that says nothing unless it is given a label.
public nonisolated struct Color: View, ShapeStyle, Hashable {
  private let name: String

  /// The view has no body.
  public typealias Body = Never

  /// Creates a colour by its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// Creates a colour from its parts, 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  /// Creates a grey, 0 to 1.
  public init(white: Double, opacity: Double = 1) { name = "\(white) \(opacity)" }

  /// Creates a colour from hue, saturation and brightness, 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "\(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// Creates a colour from one in UIKit's manner.
  public init(uiColor: UIColor) { name = uiColor.name }

  /// Creates a colour from one in UIKit's manner.
  public init(_ color: UIColor) { name = color.name }

  /// The colour as it runs from light to dark.
  public var gradient: Gradient { Gradient(colors: [self]) }

  /// Changes nothing that is heard.
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .element(ElementProperties())
  }
}

/// What a view is drawn with; nothing that is heard.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { Color("black") }
  /// Blue.
  public static var blue: Color { Color("blue") }
  /// Brown.
  public static var brown: Color { Color("brown") }
  /// Nothing at all.
  public static var clear: Color { Color("clear") }
  /// Cyan.
  public static var cyan: Color { Color("cyan") }
  /// Grey.
  public static var gray: Color { Color("gray") }
  /// Green.
  public static var green: Color { Color("green") }
  /// Indigo.
  public static var indigo: Color { Color("indigo") }
  /// Mint.
  public static var mint: Color { Color("mint") }
  /// Orange.
  public static var orange: Color { Color("orange") }
  /// Pink.
  public static var pink: Color { Color("pink") }
  /// Purple.
  public static var purple: Color { Color("purple") }
  /// Red.
  public static var red: Color { Color("red") }
  /// Teal.
  public static var teal: Color { Color("teal") }
  /// White.
  public static var white: Color { Color("white") }
  /// Yellow.
  public static var yellow: Color { Color("yellow") }
  /// The colour of what is behind others.
  public static var background: Color { Color("background") }
  /// The colour of what is least.
  public static var tertiary: Color { Color("tertiary") }
  /// The colour of what is less than least.
  public static var quaternary: Color { Color("quaternary") }
  /// The colour of the essential.
  public static var primary: Color { Color("primary") }
  /// The colour of what supplements it.
  public static var secondary: Color { Color("secondary") }
  /// The colour of what can be activated.
  public static var accentColor: Color { Color("accent") }
  /// The colour of what can be activated.
  public static var tint: Color { Color("tint") }
}
