internal import Herald

extension LintRule {
  /// A value that says the label again.
  static let valueRepeatsLabel = LintRule(
    name: "value-repeats-label",
    summary: "A value says what the label has said already.",
    advice:
      "What is said twice costs time and sounds like two things. Leave it out of the label or "
      + "out of the value.",
    bad: [
      Example("the value is the label", AccessibilityElement(label: "Mute", value: "mute")),
      Example(
        "a part of the label is said again at once",
        AccessibilityElement(
          label: "Bailey, beagle",
          customContent: [
            CustomContent(label: "Breed", value: "Beagle", importance: .high),
            CustomContent(label: "Age", value: "3 years"),
          ])),
      Example(
        "a field's value is its name",
        AccessibilityElement(
          label: "Flat", customContent: [CustomContent(label: "Pets", value: "Pets")])),
    ],
    good: [
      Example("a value of its own", AccessibilityElement(label: "Sound", value: "muted")),
      Example(
        "a part of the label, on demand",
        AccessibilityElement(
          label: "Bailey, beagle", customContent: [CustomContent(label: "Breed", value: "Beagle")])
      ),
      Example(
        "a number that happens to be the same",
        AccessibilityElement(
          label: "Room 2",
          customContent: [
            CustomContent(label: "Beds", value: "2", importance: .high),
            CustomContent(label: "Floor", value: "1"),
          ])),
    ],
    check: .element { element, _ in
      let label = words(of: element.label)
      var messages: [String] = []
      if let value = element.value, repeats(value, label) {
        messages.append("the value \(quoted(value)) repeats the label")
      }
      for content in element.customContent {
        let said = words(of: content.value)
        guard !said.isEmpty, said.contains(where: { !isNumber($0) }) else { continue }
        let name = content.label.isEmpty ? "a field" : "the field \(quoted(content.label))"
        if said == words(of: content.label) {
          messages.append("\(name) has its own name for a value")
        } else if said == label || content.importance == .high && repeats(content.value, label) {
          messages.append("\(name) repeats the label with \(quoted(content.value))")
        }
      }
      return messages
    })
}

/// Whether the words of a value, of which one at least is no number, follow each other in a label.
private func repeats(_ value: String, _ label: [String]) -> Bool {
  let said = words(of: value)
  guard !said.isEmpty, said.count <= label.count, said.contains(where: { !isNumber($0) }) else {
    return false
  }
  return (0...label.count - said.count).contains { Array(label[$0..<$0 + said.count]) == said }
}

private func isNumber(_ word: String) -> Bool { word.allSatisfy(\.isNumber) }
