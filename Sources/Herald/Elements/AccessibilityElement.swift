/// One thing on a screen that a listener can move to: a label, and what supplements it.
public struct AccessibilityElement: Sendable, Hashable {
  /// The name by which results refer to the element; unique within one input.
  public var id: String
  /// The essential, said first ("Bailey, beagle"); may be empty.
  public var label: String
  /// The current value ("50 %"), or nil where the element has none.
  public var value: String?
  /// What kind of thing the element is and which state it is in.
  public var traits: [Trait]
  /// What happens when the element is activated, said after the traits.
  public var hint: String?
  /// The BCP 47 tag of the element's texts, or nil for the language of the listener's voice.
  public var language: String?
  /// How urgent an announcement of the element is, in SSIP's terms.
  public var priority: Priority
  /// The fields that wait until the listener asks, in the author's order.
  public var customContent: [CustomContent]
  /// How the label and the value are to be read, where the author says so.
  public var spokenAs: SpokenHint?

  /// Creates an element.
  public init(
    id: String = "", label: String = "", value: String? = nil, traits: [Trait] = [],
    hint: String? = nil, language: String? = nil, priority: Priority = .text,
    customContent: [CustomContent] = [], spokenAs: SpokenHint? = nil
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.traits = traits
    self.hint = hint
    self.language = language
    self.priority = priority
    self.customContent = customContent
    self.spokenAs = spokenAs
  }
}
