internal import Herald

extension LintRule {
  /// Custom content that is all said at once.
  static let allHigh = LintRule(
    name: "all-high",
    summary: "All fields of custom content have high importance.",
    advice: "Said all at once, the announcement is as long as without custom content. Keep high "
      + "importance for the one or two fields that a listener compares elements by.",
    bad: [
      Example(
        "everything at once",
        AccessibilityElement(
          label: "Bailey, beagle",
          customContent: [
            CustomContent(label: "Age", value: "3 years", importance: .high),
            CustomContent(label: "Weight", value: "25 pounds", importance: .high),
          ]))
    ],
    good: [
      Example(
        "one field at once",
        AccessibilityElement(
          label: "Bailey, beagle",
          customContent: [
            CustomContent(label: "Age", value: "3 years", importance: .high),
            CustomContent(label: "Weight", value: "25 pounds"),
          ])),
      Example(
        "one field in all",
        AccessibilityElement(
          label: "12A",
          customContent: [CustomContent(label: "", value: "Window seat", importance: .high)])),
    ],
    check: .element { element, _ in
      let content = element.customContent
      guard content.count > 1, content.allSatisfy({ $0.importance == .high }) else { return [] }
      return ["all \(content.count) fields have high importance, so that none is left for later"]
    })
}
