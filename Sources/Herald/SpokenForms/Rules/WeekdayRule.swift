extension SpokenRule {
  /// Short names of the days of the week.
  static let weekday = SpokenRule(
    name: "weekday",
    summary: "A short name of a day is said in full beside another one, before a date or time, or "
      + "where the field is one of days.",
    begins: [.word, .sign],
    examples: [
      .init("Mon–Fri", "Monday to Friday"),
      .init("Mon-Fri", "Monday to Friday"),
      .init("Sat, Sun", "Saturday, Sunday"),
      .init("Mon 9:30", "Monday 9:30"),
      .init("Tue, Jan 5", "Tuesday, January 5"),
      .init("Sat & Sun", "Saturday & Sunday"),
      .init("Mon and Thu", "Monday and Thursday"),
      .init("Fri: 9am", "Friday: 9am"),
      .init("Sun", "Sunday", field: "Day"),
      .init("Mon to Fri", "Monday to Friday"),
      .init("Sat/Sun", "Saturday/Sunday"),
      .init("Tues", "Tuesday"),
      .init("Mo–Fr", "Monday to Friday"),
      .init("M–F 9–5", "Monday to Friday 9 to 5"),
      .init("Mon-Fri 9-5", "Monday to Friday 9 to 5"),
      .init("Fri 8–4", "Friday 8 to 4"),
      .init("Mo–Fr", "Montag bis Freitag", in: "de-DE"),
      .init("Mo bis Fr", "Montag bis Freitag", in: "de-DE"),
      .init("lun. a vie.", "lunes a viernes", in: "es-ES"),
      .init("lun–vie", "lunes a viernes", in: "es-ES"),
      .init("L–V 9:00", "lunes a viernes 9:00", in: "es-ES"),
      .init("lun. au ven.", "lundi au vendredi", in: "fr-FR"),
      .init("周一–周五", "星期一到星期五", in: "zh-CN"),
      .init("M–F"),
      .init("lun. – ven.", "lundi à vendredi", in: "fr-FR"),
      .init("Sun"),
      .init("Sun and sand"),
      .init("Mon ami"),
      .init("Sat down"),
    ]
  ) { passage, index in
    let between = passage.language.words?.range
    if passage.kind(index) == .sign {
      // The dash between two days.
      guard passage.isDash(index), let between, passage.weekday(endingAt: index) != nil,
        passage.weekday(at: index + 1) != nil
      else { return nil }
      return Reading(between, end: index + 1)
    }
    guard let (name, end) = passage.weekday(at: index),
      passage.opens(index) || passage.isDash(index - 1) || passage.has("/", index - 1)
    else { return passage.shortestDays(at: index) }
    let comma =
      passage.has(",", end) || passage.has(":", end) && passage.kind(end + 1) == .space
      ? end + 1 : end
    let next = passage.skippingSpace(comma)
    let dash = passage.skippingSpace(end)
    let isBeside =
      passage.weekday(at: next) != nil
      || passage.isDash(dash)
        && passage.weekday(at: passage.skippingSpace(dash + 1)) != nil
      || passage.joins(next)
        && passage.weekday(at: passage.skippingSpace(next + 1)) != nil
    var before = index - 1
    while before >= 0,
      passage.kind(before) == .space || passage.has(",", before) || passage.isDash(before)
        || passage.has(".", before) || passage.joins(before)
    {
      before -= 1
    }
    let isAfter = before < index - 1 && passage.weekday(endingAt: before + 1) != nil
    let isDated =
      next > end
      && (passage.isTime(at: next) || passage.startsDate(at: next))
    let isWhole = passage.isWhole(index..<end)
    let isField = passage.field.contains(.weekday) && isWhole
    guard isBeside || isAfter || isDated || isField || passage.isSureDay(index, isWhole: isWhole)
    else { return nil }
    if isBeside, passage.isDash(dash), dash > end, let between {
      return Reading(name + between, end: passage.skippingSpace(dash + 1))
    }
    return Reading(name, end: end)
  }
}

extension Passage {
  /// Whether a token joins two days: "&", "and", "to".
  fileprivate func joins(_ index: Int) -> Bool {
    has("&", index) || has("/", index) || kind(index) == .word && Self.joining.contains(text(index))
  }

  private static let joining: Set<String> = [
    "and", "to", "through", "thru", "till", "until", "or", "und", "bis", "oder", "et", "au", "à",
    "y",
    "a", "al", "e", "и", "至", "到",
  ]

  /// Whether a short name alone is a day: "Tues" is no word, and "lun." has its full stop.
  fileprivate func isSureDay(_ index: Int, isWhole: Bool) -> Bool {
    let word = text(index).lowercased()
    if language.primary == "en" {
      return ["tues", "thurs", "thur", "weds"].contains(word)
        || isWhole && ["mon", "tue", "thu", "fri"].contains(word)
    }
    return isWhole && has(".", index + 1)
  }

  /// M–F and L-V: days by one letter or two, where a time follows or the field is one of days.
  fileprivate func shortestDays(at index: Int) -> Reading? {
    guard let names = Self.shortest[language.primary], opens(index), isDash(index + 1),
      let first = names[text(index)], let last = names[text(index + 2)],
      let between = language.words?.range
    else { return nil }
    let end = index + 3
    let isTimed = kind(end) == .space && kind(end + 1) == .digits
    guard isTimed || length(index) == 2 && closes(end) || field.contains(.weekday) && closes(end)
    else { return nil }
    return Reading(first + between + last, end: end)
  }

  private static let shortest = [
    "en": [
      "M": "Monday", "F": "Friday", "Mo": "Monday", "Tu": "Tuesday", "We": "Wednesday",
      "Th": "Thursday", "Fr": "Friday", "Sa": "Saturday", "Su": "Sunday",
    ],
    "es": ["L": "lunes", "V": "viernes", "S": "sábado", "D": "domingo"],
    "fr": ["L": "lundi", "V": "vendredi", "S": "samedi", "D": "dimanche"],
  ]

  /// The day whose short name stands at an index, with the full stop of an abbreviation.
  func weekday(at index: Int) -> (name: String, end: Int)? {
    guard kind(index) == .word, length(index) <= 5,
      isCapitalised(index) || language.primary != "en" && language.primary != "de",
      let name = language.weekdays[text(index).lowercased()]
    else { return nil }
    return (
      name,
      has(".", index + 1) && !(language.primary == "en" && kind(index + 2) == .none)
        ? index + 2 : index + 1
    )
  }

  func weekday(endingAt end: Int) -> String? {
    let word = has(".", end - 1) ? end - 2 : end - 1
    return weekday(at: word)?.name
  }

  fileprivate func startsDate(at index: Int) -> Bool {
    switch kind(index) {
    case .word:
      let word = text(index).lowercased()
      return (isCapitalised(index) || language.primary != "en" && language.primary != "de")
        && language.monthNumbers[word] != nil || language.fullMonthNumbers[word] != nil
    case .digits:
      if length(index) == 4 { return isDash(index + 1) }
      guard length(index) <= 2 else { return false }
      let word = skippingSpace(has(".", index + 1) ? index + 2 : index + 1)
      return has("/", index + 1) || isDash(index + 1) && kind(index + 2) == .digits
        || kind(word) == .word && startsDate(at: word)
        || has(".", index + 1) && kind(index + 2) == .digits
    default: return false
    }
  }
}
