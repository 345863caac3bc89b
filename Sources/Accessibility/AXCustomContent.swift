public import Foundation

/// A field that supplements an element's label: a name, what it holds, and how soon it is heard.
///
/// Two fields are equal when their attributed label, their attributed value and their importance
/// are. Texts that are handed in are copied.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
  /// How soon the author wants a field to be heard.
  public enum Importance: UInt, Sendable {
    /// On demand.
    case `default` = 0
    /// At once, with the label.
    case high = 1
  }

  /// The name of the field, with its attributes.
  public let attributedLabel: NSAttributedString
  /// What the field holds, with its attributes.
  public let attributedValue: NSAttributedString
  /// How soon the field is heard; on demand unless it is set.
  open var importance = Importance.default

  /// The name of the field ("Age"); may be empty.
  public var label: String { attributedLabel.string }
  /// What the field holds ("3 years"); may be empty.
  public var value: String { attributedValue.string }

  /// Creates a field from plain texts.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates a field from texts with attributes, such as the language they are spoken in.
  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = NSAttributedString(attributedString: attributedLabel)
    self.attributedValue = NSAttributedString(attributedString: attributedValue)
    super.init()
  }

  /// Reads a field that ``encode(with:)`` wrote; nil where the archive holds something else.
  public required init?(coder: NSCoder) {
    guard
      let label = CodedText.decode(from: coder, key: "label"),
      let value = CodedText.decode(from: coder, key: "value")
    else { return nil }
    attributedLabel = label
    attributedValue = value
    let stored = UInt(exactly: coder.decodeInteger(forKey: "importance"))
    importance = stored.flatMap(Importance.init(rawValue:)) ?? .default
    super.init()
  }

  /// Whether a secure coder may read and write fields: it may.
  public static var supportsSecureCoding: Bool { true }

  /// Writes both texts with their attributes, and the importance.
  ///
  /// Attributes whose values cannot be archived (they are neither plain values nor
  /// `NSSecureCoding`) are left out.
  open func encode(with coder: NSCoder) {
    CodedText.encode(attributedLabel, to: coder, key: "label")
    CodedText.encode(attributedValue, to: coder, key: "value")
    coder.encode(Int(importance.rawValue), forKey: "importance")
  }

  /// A field of its own with the same texts, attributes and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }

  /// Whether the other object is a field with the same texts, attributes and importance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AXCustomContent else { return false }
    return self === other
      || importance == other.importance
        && CodedText.areEqual(attributedLabel, other.attributedLabel)
        && CodedText.areEqual(attributedValue, other.attributedValue)
  }

  /// A hash of the texts and the importance.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(label)
    hasher.combine(value)
    hasher.combine(importance)
    return hasher.finalize()
  }

  /// The class and the address, then label and value.
  open override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address)> label: \(label), value: \(value)"
  }
}
