extension SpokenRule {
  /// Dates in digits, and months by their short names.
  static let date = SpokenRule(
    name: "date",
    summary:
      "A date is said with the name of its month. Day and month of 3/4/2026 are told apart by "
      + "the language's region; a date that does not exist stays as it is.",
    begins: [.digits, .word], needs: [.sign, .slash, .stop, .word, .manyDigits],
    examples: [
      .init("2026-11-30", "November 30, 2026"),
      .init("2026-11-30T14:05:00Z", "November 30, 2026, 14:05 UTC"),
      .init("2026-03-04T10:00:00+01:00", "March 4, 2026, 10:00 UTC plus 1"),
      .init("2026-03-04T10:00:00-0530", "March 4, 2026, 10:00 UTC minus 5:30"),
      .init("2026-03-04T10:00:00+01:00", "vierter März 2026, 10:00 UTC plus 1", in: "de-DE"),
      .init("2026/03/04", "March 4, 2026"),
      .init("3/4/26", "March 4, 2026"),
      .init("3/4/86", "3 April 1986", in: "en-GB"),
      .init("4.3.26", "vierter März 2026", in: "de-DE"),
      .init("4.3.26", "четвертое марта 2026 года", in: "ru-RU"),
      .init("4-Mar-2026", "4 March 2026"),
      .init("Jan 1-5", "January 1 to 5"),
      .init("Jan–Mar", "January to March"),
      .init("3/4", "March 4", field: "Date"),
      .init("Mon 1/5", "Monday January 5"),
      .init("lun. 4 janv.", "lundi 4 janvier", in: "fr-FR"),
      .init("4 ene 2026", "4 de enero de 2026", in: "es-ES"),
      .init("2026/11/30", "2026年11月30日", in: "ja-JP"),
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
      .init("1.–5. Mai", "erster bis fünfter Mai", in: "de-DE"),
      .init(
        "30.11.–5.12.2026", "dreißigster November bis fünfter Dezember 2026", in: "de-DE"),
      .init("30.11.", "dreißigster November", in: "de-DE"),
      .init("12/2026", "December 2026", field: "Due date"),
      .init("2026-12", "December 2026", field: "Date"),
      .init("20261130", "November 30, 2026", field: "Date"),
      .init("am 5. Mai", "am fünften Mai", in: "de-DE"),
      .init("30/11/2026", "30 de noviembre de 2026", in: "es-ES"),
      .init("30/11/2026", "30 novembre 2026", in: "fr-FR"),
      .init("1/12/2026", "1er décembre 2026", in: "fr-FR"),
      .init("2026-11-30", "2026年11月30日", in: "zh-CN"),
      .init("30.11.2026", "тридцатое ноября 2026 года", in: "ru-RU"),
      .init("13/45/2026"),
      .init("13/45/26"),
      .init("4.13.26", in: "de-DE"),
      .init("2026年11月30日", in: "ja-JP"),
      .init("пришёл 5 мая", in: "ru-RU"),
      .init("3/4/5"),
      .init("2026-02-30"),
      .init("3/4 or so"),
      .init("May 5 be enough"),
      .init("Mar a Lago"),
    ]
  ) { passage, index in
    guard passage.opens(index) || passage.isDash(index - 1) && passage.kind(index) == .word,
      !(passage.isDash(index - 1) && passage.has(".", index - 2) && passage.kind(index) == .digits)
    else { return nil }
    if passage.kind(index) == .word { return passage.monthFirst(at: index) }
    if let range = passage.germanRange(at: index) { return range }
    let reading =
      passage.monthAndYear(at: index) ?? passage.isoDate(at: index) ?? passage.numericDate(
        at: index)
      ?? passage.dayAndMonth(at: index) ?? passage.dayFirst(at: index)
    return reading.map { passage.inflected($0, at: index) }
  }
}

extension Passage {
  /// The day in the form that a German preposition asks for: "am fünften Mai", not "am fünfter Mai".
  fileprivate func inflected(_ reading: Reading, at index: Int) -> Reading {
    guard language.primary == "de", kind(index - 1) == .space,
      ["am", "vom", "zum", "dem", "den", "bis", "ab", "seit"].contains(text(index - 2)),
      let spoken = reading.spoken, let ending = spoken.firstRange(of: "er ")
    else { return reading }
    var inflected = spoken
    inflected.replaceSubrange(ending, with: "en ")
    return Reading(inflected, end: reading.end)
  }

  private func integer(_ index: Int, digits: ClosedRange<Int>) -> Int? {
    kind(index) == .digits && digits.contains(length(index)) ? Int(text(index)) : nil
  }

  private func worded(_ date: CalendarDate, end: Int) -> Reading? {
    guard date.exists else { return nil }
    return Reading(language.wording.date(date, in: language.tag), end: end)
  }

  /// A German range of days, with both as ordinals: "erster bis fünfter Mai".
  fileprivate func germanRange(at index: Int) -> Reading? {
    guard language.primary == "de", let day = integer(index, digits: 1...2), has(".", index + 1)
    else { return nil }
    var end = index + 2
    let month = integer(end, digits: 1...2)
    if month != nil {
      guard has(".", end + 1) else { return nil }
      end += 2
    }
    let date = CalendarDate(month: month, day: day)
    let lower =
      month == nil
      ? language.wording.ordinal(day, as: .masculine, in: language.tag)
      : worded(date, end: end)?.spoken
    if month != nil, isWhole(index..<end) { return worded(date, end: end) }
    let dash = skippingSpace(end)
    guard isDash(dash), let between = language.words?.range, let lower else { return nil }
    let next = skippingSpace(dash + 1)
    guard kind(next) == .digits, let upper = numericDate(at: next) ?? dayFirst(at: next),
      let said = upper.spoken
    else { return nil }
    return Reading(lower + between + said, end: upper.end)
  }

  /// 12/2026, 2026-12 and 20261130, where the field is a date.
  fileprivate func monthAndYear(at index: Int) -> Reading? {
    guard field.contains(.date) else { return nil }
    if length(index) == 8, isWhole(index..<index + 1), let number = Int(text(index)) {
      let date = CalendarDate(
        year: number / 10_000, month: number / 100 % 100, day: number % 100)
      return (1000...2999).contains(number / 10_000) ? worded(date, end: index + 1) : nil
    }
    guard has("/", index + 1) || has("-", index + 1) || has(".", index + 1),
      isWhole(index..<index + 3)
    else { return nil }
    let isYearFirst = length(index) == 4
    guard let year = integer(isYearFirst ? index : index + 2, digits: 4...4),
      let month = integer(isYearFirst ? index + 2 : index, digits: 1...2),
      (1000...2999).contains(year)
    else { return nil }
    return worded(CalendarDate(year: year, month: month), end: index + 3)
  }

  /// 2026-11-30, with or without a time, and 2026/11/30.
  fileprivate func isoDate(at index: Int) -> Reading? {
    guard let year = integer(index, digits: 4...4), has("-", index + 1) || has("/", index + 1),
      let mark = scalar(index + 1),
      let month = integer(index + 2, digits: 1...2), has(mark, index + 3),
      let day = integer(index + 4, digits: 1...2),
      !isDash(index + 5) || isLongDash(index + 5), mark == "-" || !has("/", index + 5),
      (1000...2999).contains(year)
    else { return nil }
    let date = CalendarDate(year: year, month: month, day: day)
    if reads("t", index + 5), let hour = integer(index + 6, digits: 2...2), has(":", index + 7),
      let minute = integer(index + 8, digits: 2...2), hour < 24, minute < 60,
      let worded = worded(date, end: index)?.spoken
    {
      var end = index + 9
      if has(":", end), kind(end + 1) == .digits { end += 2 }
      if has(".", end), kind(end + 1) == .digits { end += 2 }
      var zone = ""
      if reads("z", end) {
        zone = " UTC"
        end += 1
      } else if let (offset, after) = offset(at: end) {
        zone = " UTC " + offset
        end = after
      }
      return Reading("\(worded), \(text(index + 6)):\(text(index + 8))\(zone)", end: end)
    }
    guard kind(index + 5) != .word || isIdeographic(index + 5) else { return nil }
    return worded(date, end: index + 5)
  }

  /// What is said of an offset from universal time: "plus 1" of +01:00, "minus 5:30" of -0530.
  package func offset(at index: Int) -> (String, end: Int)? {
    guard kind(index) == .sign, isDash(index) || has("+", index) else { return nil }
    var hours = text(index + 1)
    var minutes = ""
    var end = index + 2
    guard kind(index + 1) == .digits else { return nil }
    if hours.utf8.count == 4 {
      minutes = String(hours.suffix(2))
      hours = String(hours.prefix(2))
    } else if has(":", end), kind(end + 1) == .digits, length(end + 1) == 2 {
      minutes = text(end + 1)
      end += 2
    }
    guard hours.utf8.count <= 2, let hour = Int(hours), hour <= 14, (Int(minutes) ?? 0) < 60,
      kind(end) != .word, kind(end) != .digits, !has(":", end)
    else { return nil }
    let said = (Int(minutes) ?? 0) == 0 ? "\(hour)" : "\(hour):\(minutes)"
    if has("+", index) { return ((language.words?.marks["+"] ?? "plus") + " " + said, end) }
    guard let minus = language.wording.negative(of: said, in: language.tag) else { return nil }
    return (minus, end)
  }

  /// A year, of which two digits may be written: those from 69 on are of the last century, as POSIX
  /// has it.
  private func year(_ index: Int, short: Bool) -> Int? {
    if let year = integer(index, digits: 4...4) { return (1000...2999).contains(year) ? year : nil }
    guard short, let year = integer(index, digits: 2...2) else { return nil }
    return year + (year < 69 ? 2000 : 1900)
  }

  /// Whether only the month may come first in a date with slashes.
  private var isMonthFirst: Bool {
    language.primary == "en" && (language.region ?? "US") == "US"
  }

  /// 3/4 where the field is a date, or behind a day of the week.
  fileprivate func dayAndMonth(at index: Int) -> Reading? {
    guard let first = integer(index, digits: 1...2), has("/", index + 1),
      let second = integer(index + 2, digits: 1...2), !has("/", index + 3),
      closes(index + 3) || kind(index + 3) == .space
    else { return nil }
    var before = index - 1
    while before > 0, kind(before) == .space || has(",", before) || has(".", before) { before -= 1 }
    let isBehindDay =
      before < index - 1 && kind(before) == .word && isCapitalised(before)
      && language.weekdays[text(before).lowercased()] != nil
    guard isBehindDay || field.contains(.date) && isWhole(index..<index + 3) else { return nil }
    let date =
      isMonthFirst
      ? CalendarDate(month: first, day: second) : CalendarDate(month: second, day: first)
    return worded(date, end: index + 3)
  }

  /// 30.11.2026 and 3/4/2026, 4.3.26 and 3/4/26.
  fileprivate func numericDate(at index: Int) -> Reading? {
    guard let first = integer(index, digits: 1...2), let mark = scalar(index + 1),
      mark == "." || mark == "/" || mark == "-", has(mark, index + 1),
      let second = integer(index + 2, digits: 1...2), has(mark, index + 3),
      let year = year(
        index + 4,
        short: mark == "/" || field.contains(.date)
          || mark == "." && !field.contains(.version) && language.dotsDates),
      !has(mark, index + 5) || closes(index + 5),
      kind(index + 5) != .word || isIdeographic(index + 5)
    else { return nil }
    let dayFirst = CalendarDate(year: year, month: second, day: first)
    let monthFirst = CalendarDate(year: year, month: first, day: second)
    // Only the United States and a few with them put the month first, and only with a slash or hyphen.
    let wanted = mark != "." && isMonthFirst ? monthFirst : dayFirst
    let other = mark != "." && isMonthFirst ? dayFirst : monthFirst
    if wanted.exists { return worded(wanted, end: index + 5) }
    return mark == "." ? nil : worded(other, end: index + 5)
  }

  /// A day before its month: 5 Jan 2026.
  fileprivate func dayFirst(at index: Int) -> Reading? {
    guard let day = integer(index, digits: 1...2), (1...31).contains(day) else { return nil }
    if has("-", index + 1), let (month, _, end) = month(at: index + 2), has("-", end),
      let year = year(end + 1, short: true), closes(end + 2) || kind(end + 2) == .space,
      CalendarDate(year: year, month: month, day: day).exists
    {
      // 4-Mar-2026
      return language.primary == "en"
        ? Reading(fullName(month).map { "\(day) \($0) \(year)" }, end: end + 2)
        : worded(CalendarDate(year: year, month: month, day: day), end: end + 2)
    }
    let hasStop = has(".", index + 1)
    var word = skippingSpace(hasStop ? index + 2 : index + 1)
    // 4 de mar. de 2026
    let joins = language.primary == "es" || language.primary == "pt"
    if joins, reads("de", word) { word = skippingSpace(word + 1) }
    guard kind(word) == .word, word > index + 1, let (month, isShort, end) = month(at: word)
    else { return nil }
    // In German the engine takes the full stop of "30." for the end of a sentence.
    let needsOrdinal = language.primary == "de" || language.primary == "ru"
    guard isShort || needsOrdinal else { return nil }
    var yearIndex = skippingSpace(end)
    if joins, reads("de", yearIndex) { yearIndex = skippingSpace(yearIndex + 1) }
    let year = integer(yearIndex, digits: 4...4)
    let after = year == nil ? end : yearIndex + 1
    guard CalendarDate(year: year, month: month, day: day).exists else { return nil }
    if needsOrdinal {
      // In a Russian sentence the case is another: "пришёл 5 мая".
      if language.primary == "ru", !isShort, kind(index - 1) == .space, kind(index - 2) == .word,
        index - 2 >= valueStart
      {
        return nil
      }
      guard hasStop || language.primary == "ru" else { return nil }
      return worded(CalendarDate(year: year, month: month, day: day), end: after)
    }
    guard !hasStop, isShort else { return nil }
    if language.primary != "en" {
      return worded(CalendarDate(year: year, month: month, day: day), end: after)
    }
    return Reading(fullName(month).map { "\(day) \($0)" }, end: end)
  }

  /// Nov 30, 2026.
  fileprivate func monthFirst(at index: Int) -> Reading? {
    guard let (month, isShort, end) = month(at: index), isShort, let name = fullName(month),
      length(index) <= 5
    else { return nil }
    let next = skippingSpace(end)
    let isDay = integer(next, digits: 1...2).map { (1...31).contains($0) } == true
    let isYear = integer(next, digits: 4...4) != nil || has("'", next) || has("’", next)
    if isDay, let range = language.words?.range, let first = Int(text(next)), isDash(next + 1),
      let last = integer(next + 2, digits: 1...2), first < last, last <= 31,
      closes(next + 3) || kind(next + 3) == .space
    {
      return Reading("\(name) \(first)\(range)\(last)", end: next + 3)
    }
    let isRange = isDash(next) && self.month(at: next + 1) != nil
    if isRange, let range = language.words?.range {
      return Reading(name + range, end: next + 1)
    }
    let isLast =
      isDash(index - 1)
      && (self.month(at: index - 2) != nil
        || has(".", index - 2) && self.month(at: index - 3) != nil)
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
