extension SpokenRule {
  /// Ratings by stars and out of a whole.
  static let rating = SpokenRule(
    name: "rating",
    summary: "A row of stars is counted, and 4.5/5 is “4.5 out of 5”.",
    begins: [.mark, .digits],
    examples: [
      .init("★★★★☆", "4 out of 5 stars"),
      .init("★★★", "3 out of 3 stars"),
      .init("☆☆☆☆☆", "0 out of 5 stars"),
      .init("★★★½☆", "3.5 out of 5 stars"),
      .init("⭐⭐⭐⭐", "4 out of 4 stars"),
      .init("4.5/5", "4.5 out of 5"),
      .init("4/5", "4 out of 5", field: "Rating"),
      .init("4.5/5 stars", "4.5 out of 5 stars"),
      .init("9/10", "9 out of 10"),
      .init("★★★★☆", "4 von 5 Sternen", in: "de-DE"),
      .init("4,5/5", "4,5 von 5", in: "de-DE"),
      .init("★★★★☆", "4 de 5 estrellas", in: "es-ES"),
      .init("★★★★☆", "4 étoiles sur 5", in: "fr-FR"),
      .init("★★★★☆", "5颗星中的4颗", in: "zh-CN"),
      .init("★"),
      .init("★ Featured"),
      .init("7/5"),
    ]
  ) { passage, index in
    guard let words = passage.language.words else { return nil }
    if passage.kind(index) == .mark { return passage.stars(at: index, words) }
    guard passage.opens(index), let part = passage.numeral(at: index), passage.has("/", part.end),
      let whole = passage.numeral(at: part.end + 1), let total = whole.number.integer,
      whole.number.whole.utf8.count <= 3, !passage.has("/", whole.end),
      let value = Double(part.number.decimal), value <= Double(total), !part.number.isNegative,
      passage.closes(whole.end) || passage.kind(whole.end) == .space,
      passage.kind(whole.end + 1) != .digits
    else { return nil }
    let isRating = passage.field.contains(.rating)
    let isDecimal = !part.number.fraction.isEmpty && [5, 10, 100].contains(total)
    let isTen = [10, 100].contains(total) && passage.isWhole(index..<whole.end)
    guard isRating || isDecimal || isTen, let worded = passage.language.number(part.number) else {
      return nil
    }
    return Reading(SpokenWords.fill(words.outOf, worded, String(total)), end: whole.end)
  }
}

extension Passage {
  fileprivate func stars(at index: Int, _ words: SpokenWords) -> Reading? {
    var end = index
    var full = 0
    var halves = 0
    var empty = 0
    while end < tokens.count, full + halves + empty < 20 {
      if has("★", end) || has("⭐", end) || has("🌟", end) {
        full += 1
      } else if has("☆", end) || has("✩", end) {
        empty += 1
      } else if full + halves + empty > 0, has("½", end) || has("⯨", end) || has("⯪", end) {
        halves += 1
      } else if has("\u{FE0F}", end) || has("\u{FE0E}", end) {
        end += 1
        continue
      } else {
        break
      }
      end += 1
    }
    let count = full + empty + halves
    guard count >= 2, halves <= 1, full + empty > 0,
      let value = language.number(
        WrittenNumber(whole: String(full), fraction: halves == 1 ? "5" : ""))
    else { return nil }
    return Reading(SpokenWords.fill(words.stars, value, String(max(count, full))), end: end)
  }
}
