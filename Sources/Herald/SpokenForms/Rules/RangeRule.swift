extension SpokenRule {
  /// A dash between two numbers or times, of which the engine says nothing.
  static let range = SpokenRule(
    name: "range",
    summary:
      "A dash between numbers or times is said as “to”; a hyphen only between times or where "
      + "a unit follows, since it may as well belong to a code.",
    begins: [.sign, .space],
    examples: [
      .init("9:30–10:45", "9:30 to 10:45"),
      .init("5–7", "5 to 7"),
      .init("10—12", "10 to 12"),
      .init("2019–2023", "2019 to 2023"),
      .init("9:30 – 10:45", "9:30 to 10:45"),
      .init("9:30-10:45", "9:30 to 10:45"),
      .init("9 am–5 pm", "9 am to 5 pm"),
      .init("5–7", "5 bis 7", in: "de-DE"),
      .init("5–7", "5 a 7", in: "es-ES"),
      .init("5–7", "5 à 7", in: "fr-FR"),
      .init("5–7", "5到7", in: "zh-CN"),
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
    let isTime = passage.isTime(endingAt: index) && passage.isTime(at: next)
    let isLong =
      scalar != "-" && scalar.value != 0x2010 && scalar.value != 0x2011
      && scalar.value != 0x2212
    guard isTime || isLong && passage.isQuantity(endingAt: index) && passage.isQuantity(at: next)
    else { return nil }
    // A run of dashed digits is a telephone number or a code.
    guard !(passage.isDash(next + 1) && passage.kind(next + 2) == .digits) || isTime,
      isTime || !passage.isDash(index - 2)
    else { return nil }
    return Reading(words.range, end: next)
  }
}

extension Passage {
  /// Whether a time of the day begins at an index: "10:45", "5 pm", "5pm".
  package func isTime(at index: Int) -> Bool {
    guard kind(index) == .digits, length(index) <= 2 else { return false }
    if has(":", index + 1), kind(index + 2) == .digits, length(index + 2) == 2 { return true }
    return isHalfDay(skippingSpace(index + 1))
  }

  /// Whether a time of the day ends before an index.
  package func isTime(endingAt end: Int) -> Bool {
    if kind(end - 1) == .digits { return length(end - 1) == 2 && has(":", end - 2) }
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
    case .mark: has("%", end - 1) || has("°", end - 1)
    case .word: kind(end - 2) == .digits && length(end - 1) <= 3
    case .currency: kind(end - 2) == .digits || kind(end - 3) == .digits
    default: false
    }
  }
}
