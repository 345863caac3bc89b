extension SpokenRule {
  /// The number of something in a row.
  static let numberSign = SpokenRule(
    name: "number sign",
    summary: "#1, No. 5 and their like in other languages are said as “number”.",
    begins: [.mark, .word],
    examples: [
      .init("#1", "number 1"),
      .init("No. 5", "number 5"),
      .init("№ 5", "number 5"),
      .init("Nr. 5", "Nummer 5", in: "de-DE"),
      .init("n.º 5", "número 5", in: "es-ES"),
      .init("n° 5", "numéro 5", in: "fr-FR"),
      .init("N° 5", "numéro 5", in: "fr-FR"),
      .init("#1", "1号", in: "zh-CN"),
      .init("see no. 12", "see number 12"),
      .init("The answer is no. 5 people came."),
      .init("#SwiftLang"),
      .init("C#7"),
      .init("No. Five did."),
      .init("#1a2b3c"),
    ]
  ) { passage, index in
    guard let words = passage.language.words, passage.opens(index) else { return nil }
    func number(at index: Int) -> Reading? {
      guard passage.kind(index) == .digits, passage.length(index) <= 9,
        passage.kind(index + 1) != .word || passage.isIdeographic(index + 1)
      else { return nil }
      return Reading(SpokenWords.fill(words.number, passage.text(index)), end: index + 1)
    }
    if passage.has("#", index) { return number(at: index + 1) }
    if passage.has("№", index) { return number(at: passage.skippingSpace(index + 1)) }
    let word = passage.text(index).lowercased()
    guard ["no", "nr", "n", "núm", "num"].contains(word) else { return nil }
    var after = index + 1
    let hasStop = passage.has(".", after)
    if hasStop { after += 1 }
    let hasSign = passage.has("º", after) || passage.has("°", after) || passage.has("o", after)
    if hasSign { after += 1 }
    guard hasStop && (word != "n" || hasSign) || hasSign else { return nil }
    // "No." ends a sentence in other places: "The answer is no. 5 people came."
    let digits = passage.skippingSpace(after)
    if passage.language.primary == "en", passage.text(index) == "no",
      passage.kind(index - 1) == .space,
      !passage.closes(digits + 1)
    {
      return nil
    }
    return number(at: digits)
  }
}
