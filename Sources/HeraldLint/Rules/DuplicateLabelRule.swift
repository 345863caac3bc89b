internal import Herald

extension LintRule {
  /// Elements of a list that sound the same.
  static let duplicateLabel = LintRule(
    name: "duplicate-label",
    summary: "Elements of one list have the same label, and nothing said at once tells them apart.",
    advice: "A listener cannot tell which of them has the focus. Say in the label what differs, or "
      + "give the field that differs high importance.",
    bad: [
      Example(
        "two buttons", AccessibilityElement(id: "a", label: "Delete", traits: [.button]),
        AccessibilityElement(id: "b", label: "Delete", traits: [.button])),
      Example(
        "what differs is on demand",
        AccessibilityElement(
          id: "a", label: "Adelie", customContent: [CustomContent(label: "Sex", value: "male")]),
        AccessibilityElement(
          id: "b", label: "Adelie", customContent: [CustomContent(label: "Sex", value: "female")])
      ),
    ],
    good: [
      Example(
        "labels that differ", AccessibilityElement(id: "a", label: "Delete Bailey"),
        AccessibilityElement(id: "b", label: "Delete Rosie")),
      Example(
        "a high field that differs",
        AccessibilityElement(
          id: "a", label: "Adelie",
          customContent: [CustomContent(label: "Mass", value: "3750", importance: .high)]),
        AccessibilityElement(
          id: "b", label: "Adelie",
          customContent: [CustomContent(label: "Mass", value: "3800", importance: .high)])),
      Example(
        "values that differ", AccessibilityElement(id: "a", label: "Seat", value: "12A"),
        AccessibilityElement(id: "b", label: "Seat", value: "12B")),
    ],
    check: .sharedKey(
      { element in
        guard hasWords(element.label) else { return nil }
        let high = element.customContent.filter { $0.importance == .high }
        return [element.label, element.value ?? ""] + high.flatMap { [$0.label, $0.value] }
      },
      message: { sharing in
        let label = quoted(sharing.first.label)
        let first = sharing.first.id.isEmpty ? "" : ", first at \(sharing.first.id)"
        return "\(sharing.count) elements are announced alike as \(label)\(first)"
      }))
}
