extension SpokenRule {
  /// Times of the day, and the zones they are in.
  static let time = SpokenRule(
    name: "time",
    summary: "Full hours lose their zeros before am and pm, the zero of 11:05 is “oh”, and the "
      + "abbreviation of a time zone after a time is said in full.",
    begins: [.digits, .word], needs: [.colon, .stop, .word],
    examples: [
      .init("9:00 AM", "9 AM"),
      .init("11:05 pm", "11 oh 5 pm"),
      .init("14:00 CET", "14:00 Central European Standard Time"),
      .init("9:30 am ET", "9:30 am Eastern Time"),
      .init("9:00 a.m.", "9 a.m."),
      .init("9 am PST", "9 am Pacific Standard Time"),
      .init("9am EST", "9am Eastern Standard Time"),
      .init("14:00Z", "14:00 UTC"),
      .init("UTC-8", "UTC minus 8"),
      .init("GMT+5:30", "GMT plus 5:30"),
      .init("9:30 h", "9:30 horas", in: "es-ES"),
      .init("14:30 UTC+2", "14:30 UTC plus 2"),
      .init("14:30+02:00", "14:30 UTC plus 2"),
      .init("9.30am", "9:30 am", in: "en-GB"),
      .init("14:30 BST", "14:30 British Summer Time", in: "en-GB"),
      .init("9:30 Uhr", "9 Uhr 30", in: "de-DE"),
      .init("20.15 Uhr", "20 Uhr 15", in: "de-DE"),
      .init("9.30–10.45 Uhr", "9 Uhr 30 bis 10 Uhr 45", in: "de-DE"),
      .init("9h30", "9 heures 30", in: "fr-FR"),
      .init("1h 15m", "1 hora 15 minutos", in: "pt-BR"),
      .init("14h30–16h", "14 heures 30 à 16 heures", in: "fr-FR"),
      .init("20:00 Uhr", "20 Uhr", in: "de-DE"),
      .init("20:00", "20 Uhr", in: "de-DE", field: "Abfahrt"),
      .init("9:30 AM"),
      .init("11:05"),
      .init("25:61 AM"),
      .init("3:00"),
    ]
  ) { passage, index in
    if passage.kind(index) == .word { return passage.offsetZone(at: index) }
    guard passage.opens(index) || passage.isDash(index - 1), passage.length(index) <= 2,
      let hour = Int(passage.text(index)), hour <= 24
    else { return nil }
    if let reading = passage.hourWithLetter(hour, at: index) { return reading }
    let language = passage.language
    guard let minute = passage.minute(at: index + 1) else {
      // 9 am PST: the zone alone is said in full.
      guard language.primary == "en", (1...12).contains(hour),
        let half = passage.halfDay(at: passage.skippingSpace(index + 1)),
        let (zone, end) = passage.zone(at: half)
      else { return nil }
      return Reading(passage.text(index..<half) + " " + zone, end: end)
    }
    var spoken = passage.text(index..<index + 3)
    var end = index + 3
    if language.primary == "de" {
      let word = passage.skippingSpace(end)
      let hasWord = passage.text(word) == "Uhr"
      let isRange = passage.isLowerHour(end)
      if isRange { return Reading(minute == 0 ? "\(hour) Uhr" : "\(hour) Uhr \(minute)", end: end) }
      if hasWord || minute == 0 && passage.field.contains(.clock) && passage.has(":", index + 1) {
        return Reading(
          minute == 0 ? "\(hour) Uhr" : "\(hour) Uhr \(minute)", end: hasWord ? word + 1 : end)
      }
    }
    let half = passage.skippingSpace(end)
    let halfEnd = language.primary == "en" ? passage.halfDay(at: half) : nil
    guard passage.has(":", index + 1) || halfEnd != nil else { return nil }
    if let halfEnd, (1...12).contains(hour) {
      if minute == 0 {
        spoken = "\(hour)"
      } else {
        spoken = minute < 10 ? "\(hour) oh \(minute)" : "\(hour):\(minute)"
      }
      spoken += " " + passage.text(half..<halfEnd)
      end = halfEnd
    }
    let letter = passage.skippingSpace(end)
    if language.primary == "es", halfEnd == nil, passage.text(letter) == "h",
      passage.closes(letter + 1),
      let hours = language.quantity(WrittenNumber(whole: "5"), of: "hour")
    {
      return Reading(spoken + hours.dropFirst(), end: letter + 1)
    }
    if let (zone, after) = passage.zone(at: end) { return Reading("\(spoken) \(zone)", end: after) }
    return spoken == passage.text(index..<end) ? nil : Reading(spoken, end: end)
  }
}

extension Passage {
  /// The minutes behind an hour: ":30", or ".30" where what follows tells a time.
  fileprivate func minute(at index: Int) -> Int? {
    guard has(":", index) || has(".", index), kind(index + 1) == .digits, length(index + 1) == 2,
      !has(":", index + 2), !has(".", index + 2) || kind(index + 3) != .digits,
      let minute = Int(text(index + 1)), minute < 60
    else { return nil }
    return minute
  }

  /// 9h30 and 14h, as French and Portuguese write hours.
  fileprivate func hourWithLetter(_ hour: Int, at index: Int) -> Reading? {
    guard language.primary == "fr" || language.primary == "pt", kind(index + 1) == .word,
      text(index + 1) == "h",
      let worded = language.quantity(WrittenNumber(whole: String(hour)), of: "hour")
    else { return nil }
    guard kind(index + 2) == .digits else {
      // "1h 15m" is a duration.
      let next = skippingSpace(index + 2)
      return kind(next) == .digits || kind(index + 2) == .word
        ? nil : Reading(worded, end: index + 2)
    }
    guard length(index + 2) == 2, let minute = Int(text(index + 2)), minute < 60,
      kind(index + 3) != .word, kind(index + 3) != .digits
    else { return nil }
    return Reading(minute == 0 ? worded : "\(worded) \(minute)", end: index + 3)
  }

  /// Whether a dash and another time with "Uhr" stand at an index.
  fileprivate func isLowerHour(_ index: Int) -> Bool {
    let dash = skippingSpace(index)
    guard isDash(dash) else { return false }
    let hour = skippingSpace(dash + 1)
    return minute(at: hour + 1) != nil && text(skippingSpace(hour + 3)) == "Uhr"
  }

  /// The index after "am", "pm", "a.m." or "p.m.".
  fileprivate func halfDay(at index: Int) -> Int? {
    if isHalfDay(index) { return index + 1 }
    guard reads("a", index) || reads("p", index), has(".", index + 1), reads("m", index + 2),
      has(".", index + 3)
    else { return nil }
    return index + 4
  }

  /// UTC-8 and GMT+5:30 alone.
  fileprivate func offsetZone(at index: Int) -> Reading? {
    guard length(index) == 3, opens(index), text(index) == "UTC" || text(index) == "GMT",
      let (offset, end) = offset(at: index + 1)
    else { return nil }
    return Reading(text(index) + " " + offset, end: end)
  }

  /// The name of the time zone behind a time, or its offset from universal time.
  fileprivate func zone(at index: Int) -> (String, end: Int)? {
    // A minus may as well be the dash of a range.
    if has("+", index), let (offset, end) = offset(at: index), length(index + 1) >= 2 {
      return ("UTC " + offset, end)
    }
    if text(index) == "Z", closes(index + 1) { return ("UTC", index + 1) }
    let word = skippingSpace(index)
    guard word > index, kind(word) == .word, (2...4).contains(length(word)), isCapitalised(word)
    else { return nil }
    if text(word) == "UTC" || text(word) == "GMT", let (offset, end) = offset(at: word + 1) {
      return (text(word) + " " + offset, end)
    }
    return language.wording.timeZone(text(word), in: language.tag).map { ($0, word + 1) }
  }
}
