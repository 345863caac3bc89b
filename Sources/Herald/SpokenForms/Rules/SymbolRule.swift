extension SpokenRule {
  /// Signs that the engine leaves out or misnames.
  static let symbol = SpokenRule(
    name: "symbol",
    summary: "Check marks and arrows are said, bullets are a pause, and a cross before a number is "
      + "“times”.",
    begins: [.mark, .space], needs: [.wide, .bar],
    examples: [
      .init("✓", "yes"),
      .init("✓ Vaccinated", "yes, Vaccinated"),
      .init("✗", "no"),
      .init("JFK → LAX", "JFK to LAX"),
      .init("Dogs • Cats", "Dogs, Cats"),
      .init("Dogs · Cats", "Dogs, Cats"),
      .init("✓", "ja", in: "de-DE"),
      .init("✓", "sí", in: "es-ES"),
      .init("✓", "oui", in: "fr-FR"),
      .init("✓", "是", in: "zh-CN"),
      .init("Wait…"),
      .init("•"),
    ]
  ) { passage, index in
    guard let words = passage.language.words else { return nil }
    let mark = passage.skippingSpace(index)
    guard passage.kind(mark) == .mark, let sign = passage.scalar(mark) else { return nil }
    var end = mark + 1
    if passage.has("\u{FE0F}", end) || passage.has("\u{FE0E}", end) { end += 1 }
    let isSpaced = mark > index && passage.kind(end) == .space
    switch sign {
    case "✓", "✔", "☑", "✅":
      guard mark == index, let word = words.marks["✓"] else { return nil }
      return Reading(passage.kind(end) == .space ? word + "," : word, end: end)
    case "✗", "✘", "✕", "✖", "❌", "☒":
      guard mark == index, let word = words.marks["✗"] else { return nil }
      return Reading(passage.kind(end) == .space ? word + "," : word, end: end)
    case "→", "⇒", "➔", "➜", "➡":
      guard passage.kind(mark - 1) != .none, passage.kind(end) != .none,
        passage.kind(index - 1) != .none || !isSpaced, let word = words.marks["→"],
        isSpaced || mark == index && passage.kind(end) != .space
      else { return nil }
      return Reading(" \(word) ", end: isSpaced ? end + 1 : end)
    case "•", "·", "|", "▪", "‣":
      guard isSpaced, passage.kind(index - 1) != .none, passage.kind(end + 1) != .none else {
        return nil
      }
      return Reading(", ", end: end + 1)
    default: return nil
    }
  }
}
