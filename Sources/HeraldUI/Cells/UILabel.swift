/// The words of a cell, as an outlet holds them; an element that says them.
open class UILabel: AccessibilityObject {
  /// The words.
  open var text: String?

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
