extension SpokenRule {
  /// A dash between two numbers or times, of which the engine says nothing.
  static let range = SpokenRule(
    name: "range",
    summary:
      "A dash between numbers or times is said as “to”; a hyphen only between times or where "
      + "a unit follows, since it may as well belong to a code.",
    begins: [.sign, .space, .mark], needs: .sign,
    examples: [
      .init("9:30–10:45", "9:30 to 10:45"),
      .init("5–7", "5 to 7"),
      .init("10—12", "10 to 12"),
      .init("2019–2023", "2019 to 2023"),
      .init("9:30 – 10:45", "9:30 to 10:45"),
      .init("9:30-10:45", "9:30 to 10:45"),
      .init("9 am–5 pm", "9 am to 5 pm"),
      .init("10-11am", "10 to 11am"),
      .init("$20-$30", "20 to 30 dollars"),
      .init("$1.2M - $1.5M", "1.2 million dollars to 1.5 million dollars"),
      .init("2026-03-04–2026-03-10", "March 4, 2026 to March 10, 2026"),
      .init("Jan 1, 2026 – Feb 2, 2026", "January 1, 2026 to February 2, 2026"),
      .init("5〜7", "5から7", in: "ja-JP"),
      .init("9:30~10:45", "9:30到10:45", in: "zh-CN"),
      .init("5–7", "5 bis 7", in: "de-DE"),
      .init("5–7", "5 a 7", in: "es-ES"),
      .init("5–7", "5 à 7", in: "fr-FR"),
      .init("5–7", "5到7", in: "zh-CN"),
      .init("9 a.m. – 5 p.m.", "9 a.m. to 5 p.m."),
      .init("1998-2004", "1998 to 2004"),
      .init("1998–present", "1998 to present"),
      .init("3-5 business days", "3 to 5 business days"),
      .init("pp. 10-20", "pages 10 to 20"),
      .init("9-5", "9 to 5", field: "Hours"),
      .init("9-17 Uhr", "9 bis 17 Uhr", in: "de-DE"),
      .init("2-4 Personen", "2 bis 4 Personen", in: "de-DE"),
      .init("2-4 noches", "2 a 4 noches", in: "es-ES"),
      .init("2-4 nuits", "2 à 4 nuits", in: "fr-FR"),
      .init("5-7天", "5到7天", in: "zh-CN"),
      .init("2004-1998"),
      .init("5-7"),
      .init("555-0132"),
      .init("Bailey – a beagle"),
    ]
  ) { passage, index in
    let dash = passage.skippingSpace(index)
    guard passage.isDash(dash), let scalar = passage.scalar(dash),
      let words = passage.language.words
    else { return nil }
    let next = passage.skippingSpace(dash + 1)
    let isSpaced = dash > index
    guard isSpaced == (next > dash + 1) else { return nil }
    let isTime =
      (passage.isTime(endingAt: index) || passage.isHour(endingAt: index))
      && passage.isTime(at: next)
    let isAmount =
      passage.kind(next) == .currency && passage.kind(next + 1) == .digits
      && (index - 5..<index).contains { passage.scalar($0) == passage.scalar(next) }
    let isDates = passage.beginsDate(at: next) && passage.endsDate(at: index)
    if isTime || isAmount || isDates || passage.isHours(from: index, to: next)
      || passage.isYears(from: index, to: next) || passage.isCount(from: index, to: next)
    {
      return Reading(words.range, end: next)
    }
    // 1998–present
    if passage.isPresent(next), passage.kind(index - 1) == .digits {
      return Reading(words.range, end: next)
    }
    let isLong =
      scalar != "-" && scalar.value != 0x2010 && scalar.value != 0x2011
      && scalar.value != 0x2212
    // A run of dashed digits is a telephone number or a code.
    guard isLong, passage.language.primary != "ru", passage.isQuantity(endingAt: index),
      passage.isQuantity(at: next),
      !(passage.isDash(next + 1) && passage.kind(next + 2) == .digits), !passage.isDash(index - 2)
    else { return nil }
    return Reading(words.range, end: next)
  }
}

extension Passage {
  /// Whether a time of the day begins at an index: "10:45", "5 pm", "5pm".
  package func isTime(at index: Int) -> Bool {
    guard kind(index) == .digits, length(index) <= 2 else { return false }
    if has(":", index + 1), kind(index + 2) == .digits, length(index + 2) == 2 { return true }
    let half = skippingSpace(index + 1)
    if language.primary == "en", reads("a", half) || reads("p", half), has(".", half + 1),
      reads("m", half + 2)
    {
      return true
    }
    return isHalfDay(half) || isHourLetter(index + 1) || isPointed(at: index)
  }

  /// Whether digits on both sides of a dash are hours: "Mon-Fri 9-5", in a field of opening hours, or
  /// before "Uhr".
  fileprivate func isHours(from end: Int, to next: Int) -> Bool {
    guard kind(end - 1) == .digits, length(end - 1) <= 2, kind(next) == .digits, length(next) <= 2,
      opens(end - 1), !isDash(next + 1)
    else { return false }
    if language.primary == "de", text(skippingSpace(next + 1)) == "Uhr" { return true }
    guard closes(next + 1) || kind(next + 1) == .space else { return false }
    return field.contains(.clock)
      || kind(end - 2) == .space && (weekday(endingAt: end - 2) != nil || isShortestDay(end - 3))
  }

  private func isShortestDay(_ index: Int) -> Bool {
    kind(index) == .word && length(index) <= 2 && isDash(index - 1)
  }

  /// Whether the ends are two years, the later one last: 1998-2004.
  fileprivate func isYears(from end: Int, to next: Int) -> Bool {
    guard kind(end - 1) == .digits, length(end - 1) == 4, kind(next) == .digits, length(next) == 4,
      opens(end - 1), closes(next + 1) || kind(next + 1) == .space,
      !field.contains(.telephone), !field.contains(.code),
      let first = Int(text(end - 1)), let last = Int(text(next))
    else { return false }
    return first >= 1500 && first < last && last < 2100
  }

  /// Whether a noun that is counted stands behind small numbers: 3-5 business days, 5-7天.
  fileprivate func isCount(from end: Int, to next: Int) -> Bool {
    guard kind(end - 1) == .digits, length(end - 1) <= 3, kind(next) == .digits, length(next) <= 3,
      opens(end - 1), let first = Int(text(end - 1)), let last = Int(text(next)), first < last
    else { return false }
    if language.isEastAsian, isIdeographic(next + 1) { return true }
    return kind(next + 1) == .space && Self.counted.contains(text(next + 2))
      || ["pp", "Nos"].contains(text(has(".", end - 3) ? end - 4 : end - 3))
        && kind(end - 2) == .space
  }

  private static let counted: Set<String> = [
    "business", "working", "nights", "people", "persons", "guests", "players", "adults", "children",
    "kids", "items", "pieces", "times", "stops", "servings", "rooms", "beds", "employees",
    "students",
    "participants", "Nächte", "Personen", "Gäste", "Werktage", "Spieler", "Kinder", "Zimmer",
    "Stück",
    "noches", "personas", "huéspedes", "jugadores", "habitaciones", "nuits", "personnes", "joueurs",
    "pièces", "chambres", "voyageurs",
  ]

  /// Whether a word says that a range lasts until now.
  fileprivate func isPresent(_ index: Int) -> Bool {
    kind(index) == .word
      && ["present", "today", "now", "heute", "aujourd", "presente", "actualidad", "hoy"]
        .contains(text(index).lowercased())
  }

  /// Whether a German time with a point stands at an index, and "Uhr" behind it or its range.
  private func isPointed(at index: Int) -> Bool {
    guard language.primary == "de", kind(index) == .digits, has(".", index + 1),
      length(index + 2) == 2
    else { return false }
    let next = skippingSpace(index + 3)
    if text(next) == "Uhr" { return true }
    let upper = skippingSpace(next + 1)
    return isDash(next) && has(".", upper + 1) && text(skippingSpace(upper + 3)) == "Uhr"
  }

  /// Whether a word is the "h" of a French or Portuguese hour: 14h, 14h30.
  private func isHourLetter(_ index: Int) -> Bool {
    (language.primary == "fr" || language.primary == "pt") && kind(index) == .word
      && text(index) == "h"
  }

  /// Whether a bare hour ends before an index, as in 10-11am.
  fileprivate func isHour(endingAt end: Int) -> Bool {
    guard language.primary == "en", kind(end - 1) == .digits, length(end - 1) <= 2,
      opens(end - 1), let hour = Int(text(end - 1)), (1...12).contains(hour)
    else { return false }
    let next = skippingSpace(isDash(end) ? end + 1 : end + 2)
    return kind(next) == .digits && isHalfDay(skippingSpace(next + 1))
  }

  /// Whether a date begins at an index: an ISO date or the name of a month.
  fileprivate func beginsDate(at index: Int) -> Bool {
    if kind(index) == .digits, length(index) == 4 {
      return has("-", index + 1) && length(index + 2) == 2 && has("-", index + 3)
        && length(index + 4) == 2
    }
    guard kind(index) == .word, isCapitalised(index) else { return false }
    let word = text(index).lowercased()
    return language.monthNumbers[word] != nil || language.fullMonthNumbers[word] != nil
  }

  /// Whether a date ends before an index: digits of an ISO date, or a day or year behind a month.
  fileprivate func endsDate(at end: Int) -> Bool {
    guard kind(end - 1) == .digits else { return beginsDate(at: end - 1) && kind(end - 1) == .word }
    if has("-", end - 2), has("-", end - 4), length(end - 5) == 4 { return true }
    return (max(0, end - 6)..<end).contains { kind($0) == .word && beginsDate(at: $0) }
  }

  private func skippingSpaceBack(_ index: Int) -> Int { kind(index) == .space ? index - 1 : index }

  /// Whether a time of the day ends before an index.
  package func isTime(endingAt end: Int) -> Bool {
    if kind(end - 1) == .digits {
      return length(end - 1) == 2
        && (has(":", end - 2) || isHourLetter(end - 2) || isPointed(at: end - 3))
    }
    if isHourLetter(end - 1) { return kind(end - 2) == .digits }
    if language.primary == "en", has(".", end - 1), reads("m", end - 2), has(".", end - 3) {
      return (reads("a", end - 4) || reads("p", end - 4))
        && kind(skippingSpaceBack(end - 5)) == .digits
    }
    guard isHalfDay(end - 1) else { return false }
    return kind(end - 2) == .digits || kind(end - 2) == .space && kind(end - 3) == .digits
  }

  /// Whether a word is "am" or "pm".
  package func isHalfDay(_ index: Int) -> Bool {
    kind(index) == .word && length(index) == 2 && (reads("am", index) || reads("pm", index))
  }

  package func isQuantity(at index: Int) -> Bool {
    kind(index) == .digits || kind(index) == .currency && kind(index + 1) == .digits
  }

  package func isQuantity(endingAt end: Int) -> Bool {
    switch kind(end - 1) {
    case .digits: kind(end - 2) != .word
    case .mark: has("%", end - 1) || has("°", end - 1) || has("\"", end - 1)
    case .word: kind(end - 2) == .digits && length(end - 1) <= 3
    case .currency: kind(end - 2) == .digits || kind(end - 3) == .digits
    default: false
    }
  }
}
