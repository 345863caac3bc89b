/// Colours that run into each other; nothing that is heard.
public struct Gradient: ShapeStyle, Hashable {
  private let colors: [Color]

  /// Creates a gradient.
  public init(colors: [Color]) { self.colors = colors }
}

/// A point of a view, 0 to 1 in both directions; nothing that is heard.
public struct UnitPoint: Sendable, Hashable {
  /// From the side where lines begin.
  public var x: CGFloat
  /// From above.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle above.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle below.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colours that run into each other along a line; says nothing unless it is given a label.
public nonisolated struct LinearGradient: View, ShapeStyle {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .element(ElementProperties())
  }
}

/// A surface that lets light through; nothing that is heard.
public struct Material: ShapeStyle, Hashable {
  private let name: String

  static func named(_ name: String) -> Material { Material(name: name) }
}

extension ShapeStyle where Self == Material {
  /// The thinnest surface.
  public static var ultraThinMaterial: Material { .named("ultraThin") }
  /// A thin surface.
  public static var thinMaterial: Material { .named("thin") }
  /// A surface.
  public static var regularMaterial: Material { .named("regular") }
  /// A thick surface.
  public static var thickMaterial: Material { .named("thick") }
  /// The thickest surface.
  public static var ultraThickMaterial: Material { .named("ultraThick") }
  /// The surface of bars.
  public static var bar: Material { .named("bar") }
}
