import Herald

internal import CICU

extension LanguageFormatters {
  var months: [String] {
    (0..<12).compactMap { icu.dateSymbol(ICU_MONTHS, $0) }
  }

  var monthNumbers: [String: Int] {
    var numbers: [String: Int] = primary == "en" ? ["sept": 9] : [:]
    for type in [ICU_SHORT_MONTHS, ICU_STANDALONE_SHORT_MONTHS] {
      for index in 0..<12 {
        if let name = icu.dateSymbol(type, index)?.shortName { numbers[name] = index + 1 }
      }
    }
    return numbers
  }

  var weekdays: [String: String] {
    var names: [String: String] = [:]
    for index in 1...7 {
      guard let full = icu.dateSymbol(ICU_STANDALONE_WEEKDAYS, index) else { continue }
      for type in [ICU_SHORT_WEEKDAYS, ICU_STANDALONE_SHORT_WEEKDAYS] {
        if let name = icu.dateSymbol(type, index)?.shortName { names[name] = full }
      }
    }
    if primary == "en" {
      names["tues"] = names["tue"]
      names["weds"] = names["wed"]
      names["thur"] = names["thu"]
      names["thurs"] = names["thu"]
    }
    return names
  }

  /// A date with its month by name, and its day as an ordinal where the language says it so and the
  /// engine would not.
  func date(_ date: CalendarDate) -> String? {
    if let known = dates[date] { return known }
    let worded = anew(date)
    if dates.count >= 10_000 { dates.removeAll() }
    dates[date] = worded
    return worded
  }

  private func anew(_ date: CalendarDate) -> String? {
    var skeleton = ""
    if date.year != nil { skeleton += "y" }
    if date.month != nil { skeleton += "MMMM" }
    if date.day != nil { skeleton += "d" }
    if skeleton == "y" { return date.year.map { String($0) } }
    guard var pattern = pattern(skeleton) else { return nil }
    if skeleton == "MMMM" { pattern = "LLLL" }
    if let day = date.day {
      switch primary {
      case "de":
        if let words = icu.words(day, rules: "%spellout-ordinal-r") {
          pattern = pattern.replacing("d.", with: "'\(words.joiningSyllables)'")
        }
      case "ru":
        if let words = icu.words(day, rules: "%spellout-ordinal-neuter") {
          pattern = pattern.replacing("d", with: "'\(words.joiningSyllables)'")
        }
      case "fr" where day == 1: pattern = pattern.replacing("d", with: "'1er'")
      default: break
      }
    }
    if primary == "ru" { pattern = pattern.replacing("'г'.", with: "'года'") }
    let moment = milliseconds(year: date.year ?? 2024, month: date.month ?? 1, day: date.day ?? 1)
    return readable(icu.date(moment, pattern: pattern))
  }

  private func pattern(_ skeleton: String) -> String? {
    if let known = patterns[skeleton] { return known }
    let pattern = icu.datePattern(skeleton: skeleton)
    patterns[skeleton] = pattern
    return pattern
  }

  /// The moment a day of the Gregorian calendar begins in UTC, by Howard Hinnant's days-from-civil.
  private func milliseconds(year: Int, month: Int, day: Int) -> Double {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * 146_097 + dayOfEra - 719_468) * 86_400_000
  }
}

extension String {
  /// In lower case, without a full stop at the end.
  fileprivate var shortName: String {
    let lowered = lowercased()
    return lowered.last == "." ? String(lowered.dropLast()) : lowered
  }
}
