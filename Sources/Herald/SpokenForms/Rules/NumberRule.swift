extension SpokenRule {
  /// Digits in groups that the engine reads one by one, and decimals of another language.
  static let number = SpokenRule(
    name: "number",
    summary:
      "A number whose groups stand apart by spaces, or whose separators are those of another "
      + "language, is said as one number. A dash before digits is a minus.",
    begins: [.digits, .sign],
    examples: [
      .init("91 014", "91,014"),
      .init("1\u{202F}000\u{202F}000", "1,000,000"),
      .init("91\u{A0}014 Nürnberg", "91,014 Nürnberg"),
      .init("12\u{2009}500", "12,500"),
      .init("1,5", "1.5"),
      .init("–5", "minus 5"),
      .init("from −5 to 5", "from minus 5 to 5"),
      .init("−5", "moins 5", in: "fr-FR"),
      .init("-5", "menos 5", in: "es-ES"),
      .init("-5", "负5", in: "zh-CN"),
      .init("91\u{A0}014", "91.014", in: "de-DE"),
      .init("-5"),
      .init("-1,5", "minus 1.5"),
      .init("-0500"),
      .init("3750"),
      .init("1,299"),
      .init("555 123 456"),
      .init("12 345 in stock"),
      .init("1,2,3"),
      .init("12,5,"),
      .init("1.5", in: "de-DE"),
    ]
  ) { passage, index in
    let language = passage.language
    guard passage.kind(index) == .sign || passage.opens(index) else { return nil }
    if passage.kind(index) == .sign {
      // "-0500" is an offset or a code.
      guard let numeral = passage.numeral(at: index), passage.kind(numeral.end) != .word,
        !numeral.isPadded,
        // The English voices say "minus" of a hyphen before digits.
        language.primary != "en" || !passage.has("-", index) || numeral.isForeign,
        !passage.isDash(numeral.end),
        passage.kind(numeral.end) != .mark || passage.closes(numeral.end)
      else { return nil }
      return Reading(language.number(numeral.number), end: numeral.end)
    }
    guard let numeral = passage.numeral(at: index, plainSpaces: true), !passage.isDash(numeral.end),
      passage.kind(numeral.end) != .word, !passage.has("/", numeral.end)
    else { return nil }
    if numeral.isPlainSpaced {
      // Groups of three that begin with three may be a telephone number or several numbers.
      guard passage.isWhole(numeral.tokens), passage.length(index) < 3 else { return nil }
    } else if numeral.isGrouped {
      guard numeral.isForeign else { return nil }
    } else {
      // The engine reads "1.5" well in every language, and "1,5" in none that writes "1.5".
      guard numeral.isForeign, language.separators.decimal == ".",
        passage.kind(numeral.end) == .none || passage.kind(numeral.end) == .space
      else { return nil }
    }
    return Reading(language.number(numeral.number), end: numeral.end)
  }
}
