/// A view in UIKit's manner, for code that keeps this superclass: one element, as its base class is.
open class UIView: AccessibilityObject {
  /// Creates a view.
  public override init() { super.init() }

  /// Creates a view; nothing is drawn in the frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init() }
}

/// A row of a table in UIKit's manner, for code that keeps this superclass.
open class UITableViewCell: UIView {
  /// How a row looks; nothing that is heard.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default`
    /// A title and a value.
    case value1
    /// A value and a title.
    case value2
    /// A title and a line under it.
    case subtitle
  }

  /// The view that holds the row's views.
  public let contentView = UIView()

  /// Creates a row; style and identifier are not heard.
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }

  /// Creates a row; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a collection in UIKit's manner, for code that keeps this superclass.
open class UICollectionViewCell: UIView {
  /// The view that holds the cell's views.
  public let contentView = UIView()
}

/// An element that is no view in UIKit's manner, for code that keeps this superclass.
open class UIAccessibilityElement: AccessibilityObject {
  /// What the element is in; nothing that is heard.
  public private(set) weak var accessibilityContainer: AnyObject?

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
