internal import Herald

/// A picture: an element that says its name, or the label it is given, unless it is decorative.
public nonisolated struct Image: View, Sendable, Equatable {
  private let label: Text?

  /// The view has no body.
  public typealias Body = Never

  /// Creates a picture that says its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    label = Text(LocalizedStringKey(name), bundle: bundle)
  }

  /// Creates a picture that says a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.label = label
  }

  /// Creates a picture that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { label = nil }

  /// Creates a picture of the system, which says the words of its name ("square and arrow up").
  ///
  /// The words that only tell how the symbol is drawn ("fill", "circle" after a dot) are left out.
  public init(systemName: String) {
    let words = systemName.split(separator: ".")
    let drawn: Set<Substring> = ["fill", "circle", "square", "rectangle"]
    let named = words.enumerated().filter { $0.offset == 0 || !drawn.contains($0.element) }
    label = Text(verbatim: named.map { String($0.element) }.joined(separator: " "))
  }

  /// How a picture fills its place; nothing that is heard.
  public enum ResizingMode: Sendable {
    /// Tile.
    case tile
    /// Stretch.
    case stretch
  }

  /// How a picture takes its colour; nothing that is heard.
  public enum TemplateRenderingMode: Sendable {
    /// Template.
    case template
    /// Original.
    case original
  }

  /// How large a symbol is; nothing that is heard.
  public enum Scale: Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// How a picture is scaled; nothing that is heard.
  public enum Interpolation: Sendable {
    /// None.
    case none
    /// Low.
    case low
    /// Medium.
    case medium
    /// High.
    case high
  }

  /// Creates a picture from one in UIKit's manner, which says nothing.
  public init(uiImage: UIImage) { label = nil }

  /// Changes nothing that is heard.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Changes nothing that is heard.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Changes nothing that is heard.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// Changes nothing that is heard.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: ResolvableView {
  /// What the picture says in text: its label.
  nonisolated func words(in environment: EnvironmentValues) -> String {
    label?.resolved(in: environment) ?? ""
  }

  func resolution(in environment: EnvironmentValues) -> Resolution {
    .element(ElementProperties(label: label?.resolved(in: environment), traits: [.image]))
  }
}
