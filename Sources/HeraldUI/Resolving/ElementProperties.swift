import Herald

/// What is known of one element while its view is being resolved.
struct ElementProperties {
  var label: String? { didSet { labelParts = nil } }
  var value: String?
  var hint: String?
  /// The labels that a combined label was joined from.
  var labelParts: [String]?
  var identifier: String?
  var traits: [Trait] = []
  var removedTraits: Set<Trait> = []
  var isHidden = false
  var sortPriority: Double?
  var children: AccessibilityChildBehavior?
  var content = KeyedContent()
  /// The language that the environment names at the element.
  var language: String?

  init(label: String? = nil, traits: [Trait] = []) {
    self.label = label
    self.traits = traits
  }

  /// The properties of a control, dimmed where the environment disables it.
  static func combining(traits: [Trait], in environment: EnvironmentValues) -> ElementProperties {
    var properties = ElementProperties(
      traits: traits + (environment.isEnabled ? [] : [.notEnabled]))
    properties.children = .combine
    return properties
  }

  /// Whether there is anything to say.
  var saysSomething: Bool {
    [label, value, hint].contains { !($0 ?? "").isEmpty } || !content.isEmpty
  }

  /// Whether a stack with these properties is one element rather than several.
  var makesOneElement: Bool {
    label != nil || value != nil || hint != nil || content.isChanged
  }

  /// Applies modifiers, the inner ones first, so that the outer ones have the last word.
  mutating func apply(_ modifications: Modifications?) {
    var rest = modifications
    while let modifications = rest {
      apply(modifications.modification)
      rest = modifications.outer
    }
  }

  private mutating func apply(_ modification: Modification) {
    switch modification {
    case .label(let text): label = text
    case .value(let text): value = text
    case .hint(let text): hint = text
    case .identifier(let text): identifier = text
    case .addTraits(let added):
      removedTraits.subtract(added.traits)
      for trait in added.traits where !traits.contains(trait) { traits.append(trait) }
    case .removeTraits(let removed):
      removedTraits.formUnion(removed.traits)
      traits.removeAll { removed.traits.contains($0) }
    case .hidden(let hides): isHidden = hides
    case .sortPriority(let priority): sortPriority = priority
    case .children(let behavior): children = behavior
    case .setContent(let fields): for field in fields { content.set(field) }
    case .removeContent(let key): content.remove(key: key)
    case .several(let modifications): for inner in modifications { apply(inner) }
    }
  }

  /// Lays the properties of an outer view over these.
  mutating func overlay(_ outer: ElementProperties) {
    if let outerLabel = outer.label { label = outerLabel }
    value = outer.value ?? value
    hint = outer.hint ?? hint
    identifier = outer.identifier ?? identifier
    traits.removeAll { outer.removedTraits.contains($0) }
    for trait in outer.traits where !traits.contains(trait) { traits.append(trait) }
    sortPriority = outer.sortPriority ?? sortPriority
    content.overlay(outer.content)
  }

  /// The element, under the id that it has in its view.
  func element(id: String) -> AccessibilityElement {
    AccessibilityElement(
      id: id, label: label ?? "", value: value, traits: traits, hint: hint, language: language,
      customContent: content.fields(inElementOf: language))
  }
}
