internal import Herald

extension LintRule {
  /// A label that says nothing.
  static let emptyLabel = LintRule(
    name: "empty-label",
    summary: "The label is empty, or has punctuation and symbols alone.",
    advice: "A listener who lands on the element hears a value or a state without knowing of what. "
      + "Name the element by what it is (\"Volume\", \"Rating\"), not by how it looks.",
    bad: [
      Example("a value of nothing", AccessibilityElement(label: "", value: "50 %")),
      Example("a symbol", AccessibilityElement(label: "★", traits: [.button])),
      Example("dashes", AccessibilityElement(label: "—")),
    ],
    good: [
      Example("a name", AccessibilityElement(label: "Volume", value: "50 %")),
      Example("a number", AccessibilityElement(label: "7", traits: [.keyboardKey])),
      Example("another script", AccessibilityElement(label: "贝利")),
    ],
    check: .element { element, _ in
      if hasWords(element.label) || isOnlyOnDemand(element) { return [] }
      return element.label.isEmpty
        ? ["the label is empty"]
        : ["the label \(quoted(element.label)) has no word that could be said"]
    })
}
