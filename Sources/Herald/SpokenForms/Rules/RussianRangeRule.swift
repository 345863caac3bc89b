extension SpokenRule {
  /// Ranges in Russian, whose ends are in the genitive: "от пяти до семи".
  static let russianRange = SpokenRule(
    name: "Russian range",
    summary: "The numbers of a Russian range are said in the genitive, days of the week, times and "
      + "years with “с” and “по” or “до”.",
    begins: [.digits, .word], needs: .sign,
    examples: [
      .init("5–7", "от пяти до семи", in: "ru-RU"),
      .init("5–7 кг", "от пяти до семи килограмм", in: "ru-RU"),
      .init("5-7 кг", "от пяти до семи килограмм", in: "ru-RU"),
      .init("20–25 °C", "от двадцати до двадцати пяти градусов Цельсия", in: "ru-RU"),
      .init("3–5 дней", "от трех до пяти дней", in: "ru-RU"),
      .init("500–700 руб.", "от пятисот до семисот рублей", in: "ru-RU"),
      .init("9:30–10:45", "с 9:30 до 10:45", in: "ru-RU"),
      .init("2019–2023", "с 2019 по 2023", in: "ru-RU"),
      .init("Пн–Пт", "с понедельника по пятницу", in: "ru-RU"),
      .init("ср – вс", "со среды по воскресенье", in: "ru-RU"),
      .init("3,5–4,5", "от 3,5 до 4,5", in: "ru-RU"),
      .init("5-7", in: "ru-RU"),
      .init("7–5", in: "ru-RU"),
    ]
  ) { passage, index in
    guard passage.language.primary == "ru", passage.opens(index) else { return nil }
    if passage.kind(index) == .word { return passage.russianDays(at: index) }
    return passage.russianTimes(at: index) ?? passage.russianNumbers(at: index)
  }
}

extension Passage {
  /// The index after a dash that stands at an index or behind a space there; nil where its two sides
  /// differ.
  private func afterDash(_ index: Int) -> Int? {
    let dash = skippingSpace(index)
    guard isDash(dash) else { return nil }
    let next = skippingSpace(dash + 1)
    return (dash > index) == (next > dash + 1) ? next : nil
  }

  fileprivate func russianDays(at index: Int) -> Reading? {
    guard let (first, end) = weekday(at: index), let next = afterDash(end),
      let (last, lastEnd) = weekday(at: next), let from = Self.genitives[first]
    else { return nil }
    let preposition = first == "вторник" || first == "среда" ? "со" : "с"
    return Reading("\(preposition) \(from) по \(Self.accusatives[last] ?? last)", end: lastEnd)
  }

  fileprivate func russianTimes(at index: Int) -> Reading? {
    guard isTime(at: index), has(":", index + 1), let next = afterDash(index + 3), isTime(at: next),
      has(":", next + 1)
    else { return nil }
    return Reading("с \(text(index..<index + 3)) до \(text(next..<next + 3))", end: next + 3)
  }

  fileprivate func russianNumbers(at index: Int) -> Reading? {
    guard let lower = numeral(at: index), let next = afterDash(lower.end), kind(next) == .digits,
      let upper = numeral(at: next), let least = Double(lower.number.decimal),
      let most = Double(upper.number.decimal), least < most, most < 1_000_000,
      length(index) == 1 || scalar(index) != "0",
      !isDash(upper.end), !has("/", upper.end), !has(".", upper.end) || closes(upper.end)
    else { return nil }
    if lower.number.whole.utf8.count == 4, most < 2100, least >= 1000, kind(upper.end) != .space {
      return Reading("с \(lower.number.whole) по \(upper.number.whole)", end: upper.end)
    }
    guard let first = russianGenitive(lower.number), let last = russianGenitive(upper.number) else {
      return nil
    }
    let said = "от \(first) до \(last)"
    let many = WrittenNumber(whole: "5")
    if var amount = amount(at: next) {
      amount.number = many
      guard let worded = worded(amount), worded.hasPrefix("5") else { return nil }
      return Reading(said + worded.dropFirst(), end: amount.end)
    }
    if case .unit(let unit) = unit(
      at: skippingSpace(upper.end), isSpaced: kind(upper.end) == .space),
      let worded = language.quantity(many, of: unit.identifier), worded.hasPrefix("5")
    {
      return Reading(said + worded.dropFirst(), end: unit.end)
    }
    // Without a unit a hyphen may as well belong to a code.
    return isLongDash(skippingSpace(lower.end)) ? Reading(said, end: upper.end) : nil
  }

  /// A whole number in the genitive; a fraction in digits.
  private func russianGenitive(_ number: WrittenNumber) -> String? {
    number.integer.flatMap { language.wording.genitive($0, in: language.tag) }
      ?? language.number(number)
  }

  private static let genitives = [
    "понедельник": "понедельника", "вторник": "вторника", "среда": "среды", "четверг": "четверга",
    "пятница": "пятницы", "суббота": "субботы", "воскресенье": "воскресенья",
  ]

  private static let accusatives = ["среда": "среду", "пятница": "пятницу", "суббота": "субботу"]
}
