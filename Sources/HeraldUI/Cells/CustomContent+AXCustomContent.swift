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
  /// The field that an object gives, with the language its value, or else its label, is marked with,
  /// and with the way its value is marked to be read.
  ///
  /// Of the attributes of the value, those at its start count for the whole of it: a field is read in
  /// one way.
  public init(_ content: AXCustomContent) {
    let value = SpeechAttributes(content.attributedValue)
    self.init(
      label: content.label, value: content.value,
      importance: Importance(content.importance),
      language: value.language ?? SpeechAttributes(content.attributedLabel).language,
      spokenAs: value.hint, pitch: value.pitch)
  }
}

extension AccessibilityContentEntry {
  /// Creates an entry from a field as UIKit's manner makes them.
  public init(_ content: AXCustomContent) {
    self.init(content.label, content.value, importance: content.importance)
  }
}
