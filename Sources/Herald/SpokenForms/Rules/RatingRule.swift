extension SpokenRule {
  /// Ratings by stars and out of a whole.
  static let rating = SpokenRule(
    name: "rating",
    summary: "A row of stars is counted, and 4.5/5 is “4.5 out of 5”.",
    begins: [.mark, .digits], needs: [.slash, .wide],
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
      .init("15/20", "15 sur 20", in: "fr-FR"),
      .init("4,5/5", "4,5 von 5", in: "de-DE"),
      .init("★★★★☆", "4 de 5 estrellas", in: "es-ES"),
      .init("★★★★☆", "4 étoiles sur 5", in: "fr-FR"),
      .init("★★★★☆", "5颗星中的4颗", in: "zh-CN"),
      .init("4/5 stars", "4 out of 5 stars"),
      .init("4.5 / 5", "4.5 out of 5"),
      .init("4.5★", "4.5 stars"),
      .init("★ 4.5 (120)", "4.5 stars (120)"),
      .init("4,5 ★", "4,5 Sterne", in: "de-DE"),
      .init("★★★★☆", "4 van 5 sterren", in: "nl-NL"),
      .init("★"),
      .init("★ Featured"),
      .init("7/5"),
    ]
  ) { passage, index in
    guard let words = passage.language.words else { return nil }
    if passage.kind(index) == .mark {
      return passage.stars(at: index, words) ?? passage.counted(after: index, words)
    }
    guard passage.opens(index), let part = passage.numeral(at: index) else { return nil }
    if let reading = passage.counted(before: part, words) { return reading }
    let slash = passage.skippingSpace(part.end)
    let isSpaced = slash > part.end
    guard passage.has("/", slash),
      let whole = passage.numeral(at: passage.skippingSpace(slash + 1)),
      (whole.tokens.lowerBound > slash + 1) == isSpaced,
      let total = whole.number.integer,
      whole.number.whole.utf8.count <= 3, !passage.has("/", whole.end),
      let value = Double(part.number.decimal), value <= Double(total), !part.number.isNegative,
      passage.closes(whole.end) || passage.kind(whole.end) == .space,
      passage.kind(whole.end + 1) != .digits
    else { return nil }
    let noun = passage.skippingSpace(whole.end)
    let isRating =
      passage.field.contains(.rating) || passage.reads("stars", noun)
      || passage.reads("star", noun)
    let isDecimal = !part.number.fraction.isEmpty && [5, 10, 100].contains(total)
    // French schools give marks out of twenty.
    let isTen =
      ([10, 100].contains(total) || total == 20 && passage.language.primary == "fr")
      && passage.isWhole(index..<whole.end)
    guard isRating || isDecimal || isTen, let worded = passage.language.number(part.number) else {
      return nil
    }
    return Reading(SpokenWords.fill(words.outOf, worded, String(total)), end: whole.end)
  }
}

extension Passage {
  private func isStar(_ index: Int) -> Bool {
    has("★", index) || has("⭐", index) || has("🌟", index)
  }

  /// 4.5★: a number of stars.
  fileprivate func counted(before star: Numeral, _ words: SpokenWords) -> Reading? {
    let index = skippingSpace(star.end)
    guard isStar(index), !isStar(index + 1), kind(index + 1) != .digits else { return nil }
    let end = has("\u{FE0F}", index + 1) ? index + 2 : index + 1
    return counted(star.number, words, end: end)
  }

  /// ★ 4.5: a star before the number of stars.
  fileprivate func counted(after index: Int, _ words: SpokenWords) -> Reading? {
    guard isStar(index), !isStar(index - 1) else { return nil }
    let number = skippingSpace(has("\u{FE0F}", index + 1) ? index + 2 : index + 1)
    guard let numeral = numeral(at: number), !numeral.number.fraction.isEmpty,
      numeral.number.whole.utf8.count == 1
    else { return nil }
    let bracket = skippingSpace(numeral.end)
    guard closes(numeral.end) || has("(", bracket) else { return nil }
    return counted(numeral.number, words, end: numeral.end)
  }

  private func counted(_ number: WrittenNumber, _ words: SpokenWords, end: Int) -> Reading? {
    guard !words.starCount.isEmpty, number.decimal != "1", let said = language.number(number)
    else { return nil }
    return Reading(SpokenWords.fill(words.starCount, said), end: end)
  }

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
