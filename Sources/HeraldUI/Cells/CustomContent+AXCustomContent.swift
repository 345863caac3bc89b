public import Herald

extension CustomContent.Importance {
  /// The same importance in Herald's terms.
  public init(_ importance: AXCustomContent.Importance) {
    self =
      switch importance {
      case .default: .default
      case .high: .high
      }
  }
}

extension CustomContent {
  /// The field that an object gives, with the language its value, or else its label, is marked with.
  public init(_ content: AXCustomContent) {
    self.init(
      label: content.label, value: content.value,
      importance: Importance(content.importance),
      language: content.attributedValue.speechLanguage ?? content.attributedLabel.speechLanguage)
  }
}

extension NSAttributedString {
  /// The language at the start of the text, where it is marked.
  var speechLanguage: String? {
    guard length > 0 else { return nil }
    return attributes(at: 0, effectiveRange: nil)[.accessibilitySpeechLanguage] as? String
  }
}

extension AccessibilityContentEntry {
  /// Creates an entry from a field as UIKit's manner makes them.
  public init(_ content: AXCustomContent) {
    self.init(content.label, content.value, importance: content.importance)
  }
}

extension NSAttributedString.Key {
  /// The BCP 47 tag of the language that the text is spoken in.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
}
