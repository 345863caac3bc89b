internal import Herald

extension BadReading {
  /// All kinds.
  static let all: [BadReading] = [
    unit, feetAndInches, duration, power, currency, dottedDate, month, days, range, minus,
    telephone,
    spacedNumber, decimalComma, fraction, numberSign, abbreviation, stars, emoji, longNumber,
  ]

  private static let unit = BadReading(
    name: "units", heard: "the unit is read letter by letter or as another word",
    bad: ["25 lb", "14 in", "6 ft", "3 mi", "1 yr", "2 oz"],
    good: ["25 pounds", "25 lbs", "5 kg", "3 in the box", "72°F"]
  ) { text, index in
    guard text.kind(index) == .digits else { return false }
    let unit = text.afterSpace(index + 1)
    switch text.word(unit) {
    case "lb", "ft", "mi", "yr", "oz": return true
    case "in":
      return text.kind(unit + 1) == .none
        || text.kind(unit + 1) == .mark && !text.has("-", unit + 1)
    default: return false
    }
  }

  private static let feetAndInches = BadReading(
    name: "feet and inches", heard: "the marks of feet and inches are not read",
    bad: ["5'10\"", "6′ 2″"], good: ["the 1990s' best", "5 feet 10 inches"]
  ) { text, index in
    guard text.kind(index) == .digits, text.has("'", index + 1) || text.has("′", index + 1) else {
      return false
    }
    let inches = text.afterSpace(index + 2)
    return text.kind(inches) == .digits
  }

  private static let duration = BadReading(
    name: "durations", heard: "h, m and s are read as letters, and m can be minutes or metres",
    isOfValues: true,
    bad: ["1h 15m", "56m", "24h"], good: ["1 hour 15 minutes", "5th", "4s2"]
  ) { text, index in
    let unit = text.word(index + 1)
    return text.kind(index) == .digits && ["h", "m", "s"].contains(unit)
      && (unit != "s" || text.length(index) < 4) && text.kind(index + 2) != .digits
      && !text.has("/", index + 2)
  }

  private static let power = BadReading(
    name: "powers", heard: "the power is read as a number, or not at all",
    bad: ["120 m²", "3 m³", "10⁶"], good: ["120 square metres"]
  ) { text, index in
    guard let mark = text.scalar(index), index > 0 else { return false }
    return [0xB2, 0xB3, 0xB9].contains(mark.value) || (0x2070...0x2079).contains(mark.value)
  }

  private static let currency = BadReading(
    name: "amounts", heard: "the currency is read before its amount, and the decimals one by one",
    bad: ["$1,299.99", "£12.50", "€45", "US$5"], good: ["45 €", "45 dollars"]
  ) { text, index in
    text.kind(index) == .currency && text.kind(index + 1) == .digits
  }

  private static let dottedDate = BadReading(
    name: "dates with full stops", heard: "the date is read as a decimal number",
    bad: ["30.11.2026"], good: ["2026-11-30", "3.14", "2.10.3", "10.0.0.1"]
  ) { text, index in
    text.kind(index) == .digits && text.length(index) <= 2 && text.has(".", index + 1)
      && text.kind(index + 2) == .digits && text.length(index + 2) <= 2 && text.has(".", index + 3)
      && text.kind(index + 4) == .digits && text.length(index + 4) == 4
  }

  private static let months: Set<String> = [
    "Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sep", "Sept", "Oct", "Nov", "Dec",
  ]

  private static let month = BadReading(
    name: "short names of months", heard: "the short name of the month is read as a word",
    bad: ["Nov 30, 2026", "Jan. 5", "5 Feb"], good: ["November 30", "May 5", "Jan Novak"]
  ) { text, index in
    guard text.kind(index) == .word, months.contains(text.word(index)) else { return false }
    let next = text.afterSpace(text.has(".", index + 1) ? index + 2 : index + 1)
    let before = text.kind(index - 1) == .space ? index - 2 : index - 1
    return text.kind(next) == .digits || text.kind(before) == .digits
  }

  private static let dayNames: Set<String> = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private static let days = BadReading(
    name: "short names of days", heard: "the short name of the day is read as a word",
    bad: ["Mon, Tue", "Sat Sun"], good: ["Monday, Tuesday", "Sun and sand"]
  ) { text, index in
    guard dayNames.contains(text.word(index)) else { return false }
    return (index + 1..<index + 5).contains { dayNames.contains(text.word($0)) }
  }

  private static let range = BadReading(
    name: "ranges", heard: "the dash of the range is not read",
    bad: ["9:30–10:45", "5–7", "10 — 12"], good: ["5-7", "5 to 7", "Bailey – the beagle"]
  ) { text, index in
    guard text.isLongDash(index) else { return false }
    let before = text.kind(index - 1) == .space ? index - 2 : index - 1
    return text.kind(before) == .digits && text.kind(text.afterSpace(index + 1)) == .digits
  }

  private static let minus = BadReading(
    name: "minus signs", heard: "a dash for a minus is not read",
    bad: ["–5 °C"], good: ["−5 °C", "-5 °C"]
  ) { text, index in
    let before = text.kind(index - 1)
    return text.isLongDash(index) && text.kind(index + 1) == .digits
      && (before == .none || before == .space && text.kind(index - 2) != .digits)
  }

  private static let telephone = BadReading(
    name: "telephone numbers", heard: "the groups of the telephone number are read as numbers",
    bad: ["+1 (415) 555-0132", "415-555-0137"], good: ["2026-11-30", "10-12", "1-2-3"]
  ) { text, index in
    guard text.kind(index - 1) != .digits, text.kind(index) == .digits else { return false }
    var hasMark = false
    let lengths = text.groups(from: index) { end in
      var next = end
      while text.kind(next) == .space || text.has("-", next) || text.has("(", next)
        || text.has(")", next)
      {
        if text.kind(next) != .space { hasMark = true }
        next += 1
      }
      return next > end && next <= end + 3 ? next : nil
    }
    let count = lengths.reduce(0, +)
    return hasMark && lengths.count >= 3 && (7...15).contains(count) && lengths != [4, 2, 2]
  }

  private static let spacedNumber = BadReading(
    name: "numbers in groups", heard: "the groups of the number are read one by one",
    bad: ["91 014", "1\u{202F}000\u{202F}000", "25\u{A0}000 km"],
    good: ["91,014", "2 for 300", "1234 567"]
  ) { text, index in
    let lengths = text.groups(from: index) { text.kind($0) == .space ? $0 + 1 : nil }
    return text.kind(index - 1) != .space && text.kind(index - 1) != .digits && lengths.count > 1
      && lengths[0] <= 3 && lengths.dropFirst().allSatisfy { $0 == 3 }
  }

  private static let decimalComma = BadReading(
    name: "decimal commas", heard: "the decimal comma is not read",
    bad: ["1,5 kg"], good: ["1.5 kg", "1,500", "1, 5", "1,2,3"]
  ) { text, index in
    text.kind(index) == .digits && text.has(",", index + 1) && text.kind(index + 2) == .digits
      && text.length(index + 2) <= 2 && !text.has(",", index + 3) && !text.has(",", index - 1)
  }

  private static let fraction = BadReading(
    name: "fractions and ratings", heard: "the stroke is read \"slash\"",
    bad: ["1/2 cup", "4.5/5"], good: ["3/4/2026", "½ cup", "4.5 out of 5"]
  ) { text, index in
    text.has("/", index) && text.kind(index - 1) == .digits && text.kind(index + 1) == .digits
      && !text.has("/", index + 2) && !text.has("/", index - 2)
  }

  private static let numberSign = BadReading(
    name: "number signs", heard: "the number sign is read \"hash\"", bad: ["#1"], good: ["number 1"]
  ) { text, index in
    text.has("#", index) && text.kind(index + 1) == .digits
  }

  private static let abbreviation = BadReading(
    name: "abbreviations", heard: "the abbreviation is read as another word",
    bad: ["No. 5", "12 Main St."], good: ["number 5", "12 Main Street", "No.", "St. John"]
  ) { text, index in
    switch text.word(index) {
    case "No":
      return text.has(".", index + 1) && text.kind(text.afterSpace(index + 2)) == .digits
    case "St": return text.has(".", index + 1) && text.kind(index + 2) == .none && index > 0
    default: return false
    }
  }

  private static let stars = BadReading(
    name: "stars", heard: "the stars are not read", isEnglish: false,
    bad: ["★★★★☆", "Rating ★★★"], good: ["4 out of 5 stars"]
  ) { text, index in
    text.has("★", index) || text.has("☆", index) || text.has("⭐", index)
  }

  private static let emoji = BadReading(
    name: "emoji with modifiers", heard: "the emoji is read in part only", isEnglish: false,
    bad: ["love ❤️", "ok 👍🏽"], good: ["ok 👍"]
  ) { text, index in
    guard let mark = text.scalar(index) else { return false }
    return mark.value == 0xFE0F && text.has("❤", index - 1)
      || (0x1F3FB...0x1F3FF).contains(mark.value)
  }

  private static let longNumber = BadReading(
    name: "very long numbers", heard: "the end of so long a number can be lost", isEnglish: false,
    bad: ["1234567890123456789012345678901234"], good: ["123456789012345678901234567890"]
  ) { text, index in
    // Source: 34 digits and more are read in groups of single digits, with the end lost.
    text.kind(index) == .digits && text.length(index) >= 34
  }
}
