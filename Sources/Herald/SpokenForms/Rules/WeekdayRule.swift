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
      .init("Mo–Fr", "Montag bis Freitag", in: "de-DE"),
      .init("lun. – ven.", "lundi à vendredi", in: "fr-FR"),
      .init("Sun"),
      .init("Sun and sand"),
      .init("Mon ami"),
      .init("Sat down"),
    ]
  ) { passage, index in
    // Russian says the ends of a range in cases that CLDR does not have.
    let between = passage.language.primary == "ru" ? " – " : passage.language.words?.range
    if passage.kind(index) == .sign {
      // The dash between two days.
      guard passage.isDash(index), let between, passage.weekday(endingAt: index) != nil,
        passage.weekday(at: index + 1) != nil
      else { return nil }
      return Reading(between, end: index + 1)
    }
    guard let (name, end) = passage.weekday(at: index),
      passage.opens(index) || passage.isDash(index - 1)
    else { return nil }
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
    let isField = passage.field.contains(.weekday) && passage.isWhole(index..<end)
    guard isBeside || isAfter || isDated || isField else { return nil }
    if isBeside, passage.isDash(dash), dash > end, let between {
      return Reading(name + between, end: passage.skippingSpace(dash + 1))
    }
    return Reading(name, end: end)
  }
}

extension Passage {
  /// Whether a token joins two days: "&" or "and".
  fileprivate func joins(_ index: Int) -> Bool {
    has("&", index) || kind(index) == .word && ["and", "und", "et", "y"].contains(text(index))
  }

  /// The day whose short name stands at an index, with the full stop of an abbreviation.
  fileprivate func weekday(at index: Int) -> (name: String, end: Int)? {
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

  fileprivate func weekday(endingAt end: Int) -> String? {
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
      return has("/", index + 1) || kind(word) == .word && startsDate(at: word)
        || has(".", index + 1) && kind(index + 2) == .digits
    default: return false
    }
  }
}
