extension SpokenRule {
  /// Numbers that are said in a way of their own: 24/7, 1080p, 120/80.
  static let knownNumber = SpokenRule(
    name: "known number",
    summary:
      "24/7, 50/50, 24h/24, the lines of a screen and the pressure of blood are said as people "
      + "say them.",
    begins: [.digits], needs: [.slash, .word],
    examples: [
      .init("24/7", "24 7"),
      .init("open 24/7", "open 24 7"),
      .init("50/50", "50 50"),
      .init("24h/24", "24 hours a day"),
      .init("1080p", "10 80 p"),
      .init("720p", "7 20 p"),
      .init("120/80", "120 over 80", field: "Blood pressure"),
      .init("120/80 mmHg", "120 over 80 millimeters of mercury"),
      .init("1.5M views", "1.5 million views"),
      .init("12.4K", "12.4 thousand", field: "Followers"),
      .init("24/7", "24 7", in: "de-DE"),
      .init("1080p", "1080 p", in: "de-DE"),
      .init("24/7", "24 7", in: "es-ES"),
      .init("24h/24 et 7j/7", "24 heures sur 24 et 7 jours sur 7", in: "fr-FR"),
      .init("1m75", "1 mètre 75", in: "fr-FR"),
      .init("24/7", "24 7", in: "zh-CN"),
      .init("9/11"),
      .init("80p"),
      .init("1.5M"),
    ]
  ) { passage, index in
    guard passage.opens(index) else { return nil }
    return passage.screenLines(at: index) ?? passage.allDay(at: index)
      ?? passage.bloodPressure(at: index) ?? passage.largeCount(at: index)
      ?? passage.height(at: index)
  }
}

extension Passage {
  private func isOver(_ index: Int) -> Bool {
    closes(index) || kind(index) == .space || isIdeographic(index)
  }

  /// 1080p: English says the lines of a screen in pairs of digits.
  fileprivate func screenLines(at index: Int) -> Reading? {
    guard length(index + 1) == 1, has("p", index + 1) || has("i", index + 1), isOver(index + 2),
      ["480", "576", "720", "1080", "1440", "2160", "4320"].contains(text(index))
    else { return nil }
    let digits = text(index)
    let said =
      language.primary == "en" ? "\(digits.dropLast(2)) \(digits.suffix(2))" : digits
    return Reading("\(said) \(text(index + 1))", end: index + 2)
  }

  /// 24/7, 50/50, 24h/24 and 7j/7.
  fileprivate func allDay(at index: Int) -> Reading? {
    let first = text(index)
    if has("/", index + 1), isOver(index + 3), !has("/", index + 3) {
      guard first == "24" && text(index + 2) == "7" || first == "50" && text(index + 2) == "50"
      else {
        return nil
      }
      return Reading("\(first) \(text(index + 2))", end: index + 3)
    }
    guard has("/", index + 2), text(index + 3) == first, isOver(index + 4) else { return nil }
    let unit = text(index + 1)
    switch (language.primary, first) {
    case ("fr", "24") where unit == "h": return Reading("24 heures sur 24", end: index + 4)
    case ("fr", "7") where unit == "j": return Reading("7 jours sur 7", end: index + 4)
    case ("en", "24") where unit == "h": return Reading("24 hours a day", end: index + 4)
    case ("es", "24") where unit == "h": return Reading("24 horas al día", end: index + 4)
    case ("de", "24") where unit == "h": return Reading("24 Stunden am Tag", end: index + 4)
    default: return nil
    }
  }

  /// 120/80, where the field or the unit says that it is the pressure of blood.
  fileprivate func bloodPressure(at index: Int) -> Reading? {
    guard (2...3).contains(length(index)), has("/", index + 1), kind(index + 2) == .digits,
      (2...3).contains(length(index + 2)), let over = Self.over[language.primary]
    else { return nil }
    let unit = skippingSpace(index + 3)
    if text(unit) == "mmHg",
      let worded = language.quantity(WrittenNumber(whole: text(index + 2)), of: "millimeter-ofhg")
    {
      return Reading("\(text(index)) \(over) \(worded)", end: unit + 1)
    }
    guard field.contains(.bloodPressure), isWhole(index..<index + 3) else { return nil }
    return Reading("\(text(index)) \(over) \(text(index + 2))", end: index + 3)
  }

  private static let over = [
    "en": "over", "de": "zu", "es": "sobre", "fr": "sur", "it": "su", "pt": "por", "ru": "на",
  ]

  /// 1m75: a French height.
  fileprivate func height(at index: Int) -> Reading? {
    guard language.primary == "fr", length(index) == 1, text(index + 1) == "m",
      kind(index + 2) == .digits, length(index + 2) == 2, closes(index + 3),
      let worded = language.quantity(WrittenNumber(whole: text(index)), of: "meter")
    else { return nil }
    return Reading("\(worded) \(text(index + 2))", end: index + 3)
  }

  /// 1.5M views: thousands and millions of what is counted so.
  fileprivate func largeCount(at index: Int) -> Reading? {
    guard language.primary == "en", let numeral = numeral(at: index), kind(numeral.end) == .word,
      let zeros = ["K": 3, "k": 3, "M": 6, "B": 9][text(numeral.end)]
    else { return nil }
    let noun = skippingSpace(numeral.end + 1)
    guard
      noun > numeral.end + 1
        && FieldMeaning(field: text(noun), language: "en").contains(.count)
        || field.contains(.count) && closes(numeral.end + 1),
      let said = language.wording.largeNumber(numeral.number.shifted(by: zeros), in: language.tag)
    else { return nil }
    return Reading(said, end: numeral.end + 1)
  }
}
