internal import Herald

extension LintRule {
  /// A text that the engine reads badly.
  static let badlyReadValue = LintRule(
    name: "badly-read-value",
    summary: "A text has units, amounts, dates or signs that the engine reads badly.",
    advice:
      "\"25 lb\" is read \"25 L B\", \"56m\" \"56 M\", and stars are not read at all. Write what "
      + "is to be said, or give the author's hint `spoken`, which is taken as it is. Herald's "
      + "spoken forms mend most of them; the finding says so, since other readers do not.",
    bad: BadReading.all.flatMap { reading in
      reading.bad.map { Example(reading.name, AccessibilityElement(label: "Item", value: $0)) }
    },
    good: BadReading.all.flatMap { reading in
      reading.good.map { Example(reading.name, AccessibilityElement(label: "Item", value: $0)) }
    },
    check: .element { element, context in
      var messages: [String] = []
      for segment in context.everything.plan(element).segments
      where segment.role != .traits {
        // A label without words is the matter of another rule.
        if segment.role == .label, !hasWords(segment.written) { continue }
        guard let fault = fault(of: segment, in: context) else { continue }
        messages.append("\(quoted(segment.written)): \(fault)")
      }
      return messages
    })

  /// What is read badly in a segment as it is written, and whether its spoken form mends it.
  private static func fault(of segment: Segment, in context: LintContext) -> String? {
    let isLabel = segment.role == .label
    func fault(_ text: String, _ language: String?) -> String? {
      BadReading.fault(in: text, language: language ?? context.voiceLanguage, isLabel: isLabel)
    }
    if case .spoken = segment.spokenAs { return nil }
    guard let written = fault(segment.written, segment.language) else { return nil }
    guard let spoken = context.spokenForm?(segment) else { return written }
    if let left = spoken.lazy.compactMap({ fault($0.text, $0.language) }).first { return left }
    return "\(written); Herald itself says \(quoted(spoken.map(\.text).joined(separator: " ")))"
  }
}
