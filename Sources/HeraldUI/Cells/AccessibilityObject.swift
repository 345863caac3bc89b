public import Herald

/// The base of objects that carry accessibility properties, under the names that UIKit gives them.
///
/// A cell that overrides `accessibilityLabel` and gives `accessibilityCustomContent` compiles with
/// this class in place of `UITableViewCell`, `UICollectionViewCell` or `UIView`, and with `HeraldUI`
/// imported in place of `UIKit`. The class gives no custom content itself: a subclass conforms to
/// `AXCustomContentProvider` as it does on Apple's systems.
@MainActor @preconcurrency open class AccessibilityObject: NSObject {
  /// Whether a listener can move to the object.
  open var isAccessibilityElement = true
  /// The name of the object, said first.
  open var accessibilityLabel: String?
  /// What happens when the object is activated.
  open var accessibilityHint: String?
  /// The current value of the object.
  open var accessibilityValue: String?
  /// What kind of thing the object is, and which state it is in.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The BCP 47 tag of the object's texts, or nil for the language of the listener's voice.
  open var accessibilityLanguage: String?
  /// The id of the object in results; it is not heard.
  open var accessibilityIdentifier: String?
  /// Whether the object is kept from the listener.
  open var accessibilityElementsHidden = false

  /// Other names by which the object can be called; they are not heard.
  open var accessibilityUserInputLabels: [String]?
  /// Whether the listener is kept inside the object; nothing that is heard.
  open var accessibilityViewIsModal = false

  /// Creates an object whose properties say nothing yet.
  public override init() { super.init() }

  /// Creates an object whose properties say nothing yet; nothing is drawn in the frame.
  public init(frame: CGRect) { super.init() }

  /// Called by whoever uses the object for another row; does nothing itself.
  open func prepareForReuse() {}

  /// Called by whoever has set the outlets; does nothing itself.
  open func awakeFromNib() {}

  /// Takes a view in; it is not heard, since the object is one element.
  open func addSubview(_ view: AccessibilityObject) {}
}

extension AccessibilityObject {
  /// The label with its attributes, of which the language is heard.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { attributed($0) } }
    set {
      accessibilityLabel = newValue?.string
      accessibilityLanguage = newValue?.speechLanguage ?? accessibilityLanguage
    }
  }

  /// The value with its attributes.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { attributed($0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The hint with its attributes.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { attributed($0) } }
    set { accessibilityHint = newValue?.string }
  }

  private func attributed(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: accessibilityLanguage.map { [.accessibilitySpeechLanguage: $0] } ?? [:])
  }
}

extension AccessibilityObject: Announceable {
  /// The object as it is now; none where it is hidden or no element.
  public var announcedElements: [AccessibilityElement] {
    isAccessibilityElement && !accessibilityElementsHidden ? [AccessibilityElement(self)] : []
  }
}

extension AccessibilityElement {
  /// What an object's properties, and the custom content it provides, are at this moment.
  @MainActor @preconcurrency public init(_ object: AccessibilityObject) {
    let provider = object as? any AXCustomContentProvider
    self.init(
      id: object.accessibilityIdentifier ?? "", label: object.accessibilityLabel ?? "",
      value: object.accessibilityValue, traits: object.accessibilityTraits.traits,
      hint: object.accessibilityHint, language: object.accessibilityLanguage,
      customContent: provider.map(Self.fields) ?? [])
  }

  /// An element with a provider's custom content as it is at this moment.
  ///
  /// A provider that is an ``HeraldUI/AccessibilityObject`` has its properties announced too; a label given
  /// here goes before them.
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    label: String? = nil, provider: any AXCustomContentProvider
  ) {
    if let object = provider as? AccessibilityObject {
      self.init(object)
    } else {
      self.init(customContent: Self.fields(of: provider))
    }
    if let label { self.label = label }
  }

  @MainActor private static func fields(
    of provider: any AXCustomContentProvider
  ) -> [CustomContent] {
    provider.currentAccessibilityCustomContent.map { CustomContent($0) }
  }
}
