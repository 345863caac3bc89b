extension SpokenRule {
  /// Ratios and scores.
  static let ratio = SpokenRule(
    name: "ratio",
    summary:
      "A colon or dash between the numbers of a ratio or score is said as “to”, where the field "
      + "is one or the ratio is a well-known one.",
    begins: [.digits], needs: [.colon, .sign],
    examples: [
      .init("16:9", "16 to 9"),
      .init("3:1", "3 to 1", field: "Score"),
      .init("3-1", "3 to 1", field: "Score"),
      .init("1:50,000", "1 to 50,000", field: "Scale"),
      .init("16:9", "16 zu 9", in: "de-DE"),
      .init("3:1", "3 a 1", in: "es-ES", field: "Marcador"),
      .init("3:1"),
      .init("3-1"),
      .init("3:10"),
    ]
  ) { passage, index in
    guard passage.opens(index), passage.length(index) <= 3, passage.kind(index + 2) == .digits,
      let words = passage.language.words,
      let second = passage.numeral(at: index + 2), passage.closes(second.end)
    else { return nil }
    let isRatio = passage.field.contains(.ratio) || passage.field.contains(.score)
    let isKnown =
      passage.has(":", index + 1)
      && ["16:9", "4:3", "21:9", "16:10", "32:9"].contains(passage.text(index..<second.end))
    guard
      passage.has(":", index + 1) && (isRatio || isKnown)
        || passage.isDash(index + 1) && passage.field.contains(.score)
    else { return nil }
    let between = passage.language.primary == "de" ? " zu " : words.range
    return Reading(
      passage.text(index) + between + passage.text(second.tokens), end: second.end)
  }
}
