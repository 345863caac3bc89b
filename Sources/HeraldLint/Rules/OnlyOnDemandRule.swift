internal import Herald

extension LintRule {
  /// An element of which only the cue is heard.
  static let onlyOnDemand = LintRule(
    name: "only-on-demand",
    summary: "All that the element has to say is custom content of default importance.",
    advice:
      "On focus the listener hears nothing but \"More content available\", and has to open the "
      + "rotor to learn what the element is. Give it a label, or its most important field high "
      + "importance.",
    bad: [
      Example(
        "a description on demand alone",
        AccessibilityElement(customContent: [
          CustomContent(label: "Description", value: "opens the archive")
        ])),
      Example(
        "a button without a name",
        AccessibilityElement(
          traits: [.button], customContent: [CustomContent(label: "Name", value: "Archive")])),
    ],
    good: [
      Example(
        "a label",
        AccessibilityElement(
          label: "Archive",
          customContent: [CustomContent(label: "Description", value: "opens the archive")])),
      Example(
        "a field of high importance",
        AccessibilityElement(
          label: "Seat",
          customContent: [CustomContent(label: "", value: "Window seat", importance: .high)])),
    ],
    check: .element { element, _ in
      guard isOnlyOnDemand(element) else { return [] }
      let count = element.customContent.count
      return [
        count == 1
          ? "its only information is custom content of default importance"
          : "its only information is \(count) fields of custom content, all of default importance"
      ]
    })
}

/// Whether on focus nothing is heard but traits and the cue.
func isOnlyOnDemand(_ element: AccessibilityElement) -> Bool {
  element.label.isEmpty && !hasWords(element.value ?? "") && !hasWords(element.hint ?? "")
    && element.customContent.contains { hasWords($0.label + $0.value) }
    && element.customContent.allSatisfy { $0.importance == .default }
}
