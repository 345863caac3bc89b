extension SpokenRule {
  /// Dates in digits, and months by their short names.
  static let date = SpokenRule(
    name: "date",
    summary:
      "A date is said with the name of its month. Day and month of 3/4/2026 are told apart by "
      + "the language's region; a date that does not exist stays as it is.",
    begins: [.digits, .word],
    examples: [
      .init("2026-11-30", "November 30, 2026"),
      .init("2026-11-30T14:05:00Z", "November 30, 2026, 14:05"),
      .init("30.11.2026", "November 30, 2026"),
      .init("3/4/2026", "March 4, 2026"),
      .init("3/4/2026", "3 April 2026", in: "en-GB"),
      .init("13/4/2026", "April 13, 2026"),
      .init("Nov 30, 2026", "November 30, 2026"),
      .init("Jan 5", "January 5"),
      .init("5 Jan 2026", "5 January 2026"),
      .init("Sept. 3", "September 3"),
      .init("Mon, Jan 5", "Monday, January 5"),
      .init("30.11.2026", "dreißigster November 2026", in: "de-DE"),
      .init("2026-11-30", "dreißigster November 2026", in: "de-DE"),
      .init("30. November 2026", "dreißigster November 2026", in: "de-DE"),
      .init("30/11/2026", "30 de noviembre de 2026", in: "es-ES"),
      .init("30/11/2026", "30 novembre 2026", in: "fr-FR"),
      .init("1/12/2026", "1er décembre 2026", in: "fr-FR"),
      .init("2026-11-30", "2026年11月30日", in: "zh-CN"),
      .init("30.11.2026", "тридцатое ноября 2026 года", in: "ru-RU"),
      .init("13/45/2026"),
      .init("2026-02-30"),
      .init("3/4 or so"),
      .init("May 5 be enough"),
      .init("Mar a Lago"),
    ]
  ) { passage, index in
    guard passage.opens(index) else { return nil }
    if passage.kind(index) == .word { return passage.monthFirst(at: index) }
    return passage.isoDate(at: index) ?? passage.numericDate(at: index)
      ?? passage.dayFirst(at: index)
  }
}

extension Passage {
  private func integer(_ index: Int, digits: ClosedRange<Int>) -> Int? {
    kind(index) == .digits && digits.contains(length(index)) ? Int(text(index)) : nil
  }

  private func worded(_ date: CalendarDate, end: Int) -> Reading? {
    guard date.exists else { return nil }
    return Reading(language.wording.date(date, in: language.tag), end: end)
  }

  /// 2026-11-30, with or without a time.
  fileprivate func isoDate(at index: Int) -> Reading? {
    guard let year = integer(index, digits: 4...4), has("-", index + 1),
      let month = integer(index + 2, digits: 2...2), has("-", index + 3),
      let day = integer(index + 4, digits: 2...2), !isDash(index + 5)
    else { return nil }
    let date = CalendarDate(year: year, month: month, day: day)
    if reads("t", index + 5), let hour = integer(index + 6, digits: 2...2), has(":", index + 7),
      let minute = integer(index + 8, digits: 2...2), hour < 24, minute < 60,
      let worded = worded(date, end: index)?.spoken
    {
      var end = index + 9
      if has(":", end), kind(end + 1) == .digits { end += 2 }
      if has(".", end), kind(end + 1) == .digits { end += 2 }
      if reads("z", end) { end += 1 }
      return Reading("\(worded), \(text(index + 6)):\(text(index + 8))", end: end)
    }
    guard kind(index + 5) != .word || isIdeographic(index + 5) else { return nil }
    return worded(date, end: index + 5)
  }

  /// 30.11.2026 and 3/4/2026.
  fileprivate func numericDate(at index: Int) -> Reading? {
    guard let first = integer(index, digits: 1...2), let mark = scalar(index + 1),
      mark == "." || mark == "/" || mark == "-", has(mark, index + 1),
      let second = integer(index + 2, digits: 1...2), has(mark, index + 3),
      let year = integer(index + 4, digits: 4...4), !has(mark, index + 5) || closes(index + 5),
      kind(index + 5) != .word || isIdeographic(index + 5), (1000...2999).contains(year)
    else { return nil }
    let dayFirst = CalendarDate(year: year, month: second, day: first)
    let monthFirst = CalendarDate(year: year, month: first, day: second)
    // Only the United States and a few with them put the month first, and only with a slash or hyphen.
    let isMonthFirst =
      mark != "." && language.primary == "en" && (language.region ?? "US") == "US"
    let wanted = isMonthFirst ? monthFirst : dayFirst
    let other = isMonthFirst ? dayFirst : monthFirst
    if wanted.exists { return worded(wanted, end: index + 5) }
    return mark == "." ? nil : worded(other, end: index + 5)
  }

  /// A day before its month: 5 Jan 2026.
  fileprivate func dayFirst(at index: Int) -> Reading? {
    guard let day = integer(index, digits: 1...2), (1...31).contains(day) else { return nil }
    let hasStop = has(".", index + 1)
    let word = skippingSpace(hasStop ? index + 2 : index + 1)
    guard kind(word) == .word, word > index + 1, let (month, isShort, end) = month(at: word)
    else { return nil }
    // In German the engine takes the full stop of "30." for the end of a sentence.
    let needsOrdinal = language.primary == "de" || language.primary == "ru"
    guard isShort || needsOrdinal else { return nil }
    let yearIndex = skippingSpace(end)
    let year = integer(yearIndex, digits: 4...4)
    let after = year == nil ? end : yearIndex + 1
    guard CalendarDate(year: year, month: month, day: day).exists else { return nil }
    if needsOrdinal {
      guard hasStop || language.primary == "ru" else { return nil }
      return worded(CalendarDate(year: year, month: month, day: day), end: after)
    }
    guard !hasStop, isShort, let name = fullName(month) else { return nil }
    return Reading("\(day) \(name)", end: end)
  }

  /// Nov 30, 2026.
  fileprivate func monthFirst(at index: Int) -> Reading? {
    guard let (month, isShort, end) = month(at: index), isShort, let name = fullName(month),
      length(index) <= 5
    else { return nil }
    let next = skippingSpace(end)
    let isDay = integer(next, digits: 1...2).map { (1...31).contains($0) } == true
    let isYear = integer(next, digits: 4...4) != nil || has("'", next) || has("’", next)
    let isRange = isDash(next) && self.month(at: next + 1) != nil
    let isLast = isDash(index - 1) && self.month(at: index - 2) != nil
    guard
      next > end && (isDay || isYear) || isRange || isLast
        || isWhole(index..<end) && (field.contains(.date) || text(index).lowercased() != "mar")
          && text(index).lowercased() != "may" && field.contains(.date)
    else { return nil }
    return Reading(name, end: end)
  }

  /// The month whose name or short name stands at an index, with the full stop of an abbreviation.
  private func month(at index: Int) -> (month: Int, isShort: Bool, end: Int)? {
    guard kind(index) == .word, length(index) <= 12 else { return nil }
    guard isCapitalised(index) || language.primary != "en" && language.primary != "de" else {
      return nil
    }
    let word = text(index).lowercased()
    if let full = language.fullMonthNumbers[word] { return (full, false, index + 1) }
    guard let month = language.monthNumbers[word] else { return nil }
    return (month, true, has(".", index + 1) ? index + 2 : index + 1)
  }

  private func fullName(_ month: Int) -> String? {
    month <= language.months.count ? language.months[month - 1] : nil
  }
}
