internal import Herald

extension LintRule {
  /// A text that the engine reads badly.
  static let badlyReadValue = LintRule(
    name: "badly-read-value",
    summary: "A text has units, amounts, dates or signs that the engine reads badly.",
    advice:
      "\"25 lb\" is read \"25 L B\", \"56m\" \"56 M\", and stars are not read at all. Write what "
      + "is to be said, or give the author's hint `spokenAs` or `spoken`. Texts whose spoken form "
      + "mends them are not told.",
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

  /// What is read badly in a segment, and is not mended by its spoken form.
  private static func fault(of segment: Segment, in context: LintContext) -> String? {
    let tag = segment.language ?? context.voiceLanguage
    let isLabel = segment.role == .label
    guard let fault = BadReading.fault(in: segment.written, language: tag, isLabel: isLabel)
    else { return nil }
    if case .spoken = segment.spokenAs { return nil }
    guard let spokenForm = context.spokenForm else { return fault }
    for spoken in spokenForm(segment) {
      let tag = spoken.language ?? context.voiceLanguage
      if let fault = BadReading.fault(in: spoken.text, language: tag, isLabel: isLabel) {
        return fault
      }
    }
    return nil
  }
}
