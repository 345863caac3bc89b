extension SpokenRule {
  /// Times of the day, and the zones they are in.
  static let time = SpokenRule(
    name: "time",
    summary: "Full hours lose their zeros before am and pm, the zero of 11:05 is “oh”, and the "
      + "abbreviation of a time zone after a time is said in full.",
    begins: [.digits],
    examples: [
      .init("9:00 AM", "9 AM"),
      .init("11:05 pm", "11 oh 5 pm"),
      .init("14:00 CET", "14:00 Central European Standard Time"),
      .init("9:30 am ET", "9:30 am Eastern Time"),
      .init("20:00 Uhr", "20 Uhr", in: "de-DE"),
      .init("20:00", "20 Uhr", in: "de-DE", field: "Abfahrt"),
      .init("9:30 AM"),
      .init("11:05"),
      .init("25:61 AM"),
      .init("3:00"),
    ]
  ) { passage, index in
    guard passage.opens(index) || passage.isDash(index - 1), passage.kind(index) == .digits,
      passage.length(index) <= 2, passage.has(":", index + 1),
      passage.kind(index + 2) == .digits, passage.length(index + 2) == 2,
      !passage.has(":", index + 3), let hour = Int(passage.text(index)), hour <= 24,
      let minute = Int(passage.text(index + 2)), minute < 60
    else { return nil }
    let language = passage.language
    var spoken = passage.text(index..<index + 3)
    var end = index + 3
    if language.primary == "de" {
      let word = passage.skippingSpace(end)
      let hasWord = passage.text(word) == "Uhr"
      if minute == 0, hasWord || passage.field.contains(.clock) {
        return Reading("\(hour) Uhr", end: hasWord ? word + 1 : end)
      }
    }
    let half = passage.skippingSpace(end)
    if language.primary == "en", passage.isHalfDay(half), (1...12).contains(hour) {
      if minute == 0 {
        spoken = "\(hour)"
      } else if minute < 10 {
        spoken = "\(hour) oh \(minute)"
      }
      spoken += " " + passage.text(half)
      end = half + 1
    }
    let zone = passage.skippingSpace(end)
    if zone > end, passage.kind(zone) == .word, passage.length(zone) <= 4,
      let name = language.wording.timeZone(passage.text(zone), in: language.tag)
    {
      return Reading("\(spoken) \(name)", end: zone + 1)
    }
    return spoken == passage.text(index..<end) ? nil : Reading(spoken, end: end)
  }
}
