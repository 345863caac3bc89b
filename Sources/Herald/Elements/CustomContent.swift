/// A field of an element: said on demand, or at once when its importance is high.
public struct CustomContent: Sendable, Hashable {
  /// How soon the author wants a field to be heard.
  public enum Importance: String, Sendable, Hashable, CaseIterable {
    /// On demand, in the More Content rotor.
    case `default`
    /// At once, right after the label.
    case high
  }

  /// The name of the field ("Age"); may be empty.
  public var label: String
  /// What the field holds ("3 years"); may be empty.
  public var value: String
  /// How soon the field is heard.
  public var importance: Importance
  /// What tells fields apart; nil means that the label does (rule 6 of the design).
  public var id: String?
  /// The BCP 47 tag of the field's texts, or nil for the element's.
  public var language: String?
  /// How the value is to be read, where the author says so.
  public var spokenAs: SpokenHint?
  /// The pitch that the author wants, as a factor of the voice's, 0 to 2; nil for the voice's own.
  public var pitch: Double?

  /// Creates a field.
  public init(
    label: String, value: String, importance: Importance = .default, id: String? = nil,
    language: String? = nil, spokenAs: SpokenHint? = nil, pitch: Double? = nil
  ) {
    self.label = label
    self.value = value
    self.importance = importance
    self.id = id
    self.language = language
    self.spokenAs = spokenAs
    self.pitch = pitch
  }

  /// What tells this field apart from the others: its id, else its label.
  public var key: String { id ?? label }
}

extension [CustomContent] {
  /// Adds a field, or replaces value and importance of the one with the same key in place.
  ///
  /// Source: Apple's documentation of `accessibilityCustomContent`; the kept position is our rule 6.
  public mutating func set(_ content: CustomContent) {
    if let index = firstIndex(where: { $0.key == content.key }) {
      self[index] = content
    } else {
      append(content)
    }
  }

  /// Removes the field with this key; an unknown key has no effect.
  public mutating func remove(key: String) {
    removeAll { $0.key == key }
  }
}
