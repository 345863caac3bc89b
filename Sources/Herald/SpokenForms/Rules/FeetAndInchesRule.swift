extension SpokenRule {
  /// Feet and inches.
  static let feetAndInches = SpokenRule(
    name: "feet and inches",
    summary: "Feet and inches are said with their names, written with signs or with abbreviations.",
    begins: [.digits], needs: [.quote, .word],
    examples: [
      .init("5'10\"", "5 feet 10 inches"),
      .init("6′2″", "6 feet 2 inches"),
      .init("6 ft 2 in", "6 feet 2 inches"),
      .init("6 ft. 2 in.", "6 feet 2 inches"),
      .init("14\"", "14 inches"),
      .init("15.6\"", "15.6 inches"),
      .init("5'10\"", "5 Fuß 10 Zoll", in: "de-DE"),
      .init("6'", "6 feet", field: "Height"),
      .init("3'45\""),
      .init("5'"),
      .init("a \"size 14\""),
      .init("the '90s"),
    ]
  ) { passage, index in
    guard passage.opens(index), passage.kind(index) == .digits, passage.length(index) <= 4 else {
      return nil
    }
    let language = passage.language
    func quantity(_ index: Int, _ unit: String) -> String? {
      language.quantity(WrittenNumber(whole: passage.text(index)), of: unit)
    }
    let feet = passage.scalar(index + 1)
    if let feet, feet == "'" || feet == "′" || feet == "’" {
      let inches = passage.skippingSpace(index + 2)
      if passage.field.contains(.length), passage.closes(index + 2) {
        return Reading(quantity(index, "foot"), end: index + 2)
      }
      guard passage.kind(inches) == .digits, passage.length(inches) <= 2,
        let mark = passage.scalar(inches + 1)
      else { return nil }
      let isDouble =
        mark == "\"" || mark == "″" || mark == "”"
      let isTwice = (mark == "'" || mark == "′" || mark == "’") && passage.has(mark, inches + 2)
      guard isDouble || isTwice, let value = Int(passage.text(inches)), value < 12,
        let first = quantity(index, "foot"), let second = quantity(inches, "inch")
      else { return nil }
      return Reading("\(first) \(second)", end: inches + (isTwice ? 3 : 2))
    }
    // A size in inches, where no quotation has been opened.
    if let size = passage.numeral(at: index), let mark = passage.scalar(size.end),
      mark == "\"" || mark == "″", passage.closes(size.end + 1),
      passage.kind(index - 2) != .digits || passage.kind(index - 1) == .space,
      !passage.scalars[..<passage.tokens[index].range.lowerBound].suffix(100).contains("\"")
    {
      return Reading(language.quantity(size.number, of: "inch"), end: size.end + 1)
    }
    let foot = passage.skippingSpace(index + 1)
    guard passage.text(foot) == "ft" || passage.text(foot) == "feet" else { return nil }
    let inches = passage.skippingSpace(passage.has(".", foot + 1) ? foot + 2 : foot + 1)
    let inch = passage.skippingSpace(inches + 1)
    guard passage.kind(inches) == .digits, passage.length(inches) <= 2,
      passage.text(inch) == "in" || passage.text(inch) == "inches",
      let first = quantity(index, "foot"), let second = quantity(inches, "inch")
    else { return nil }
    return Reading(
      "\(first) \(second)", end: passage.has(".", inch + 1) ? inch + 2 : inch + 1)
  }
}
