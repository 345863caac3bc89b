extension SpokenRule {
  /// English quantities before a noun, which are said in the singular.
  static let attributiveUnit = SpokenRule(
    name: "attributive unit",
    summary: "An English quantity before a noun has its unit in the singular: a 5-pound bag, a "
      + "10-minute walk.",
    begins: [.digits], needs: [.word, .quote],
    examples: [
      .init("5-lb bag", "5 pound bag"),
      .init("10-min walk", "10 minute walk"),
      .init("10 min walk", "10 minute walk"),
      .init("8 oz cup", "8 ounce cup"),
      .init("14 in screen", "14 inch screen"),
      .init("27\" monitor", "27 inch monitor"),
      .init("15.6\" laptop", "15.6 inch laptop"),
      .init("6-ft", "6 foot"),
      .init("10 min left", "10 minutes left"),
      .init("a \"size 27\" monitor"),
      .init("5 kg-bag"),
      .init("3-in-1"),
      .init("B-52"),
    ]
  ) { passage, index in
    guard passage.language.primary == "en", passage.opens(index),
      let numeral = passage.numeral(at: index), !numeral.number.isNegative
    else { return nil }
    let isHyphened = passage.has("-", numeral.end)
    let symbol = isHyphened ? numeral.end + 1 : passage.skippingSpace(numeral.end)
    var end = symbol + 1
    let unit: String?
    if passage.has("\"", symbol) || passage.has("″", symbol) {
      guard symbol == numeral.end, !passage.isQuoted(before: index) else { return nil }
      unit = "inch"
    } else {
      guard passage.kind(symbol) == .word, (2...4).contains(passage.length(symbol)) else {
        return nil
      }
      let word = passage.text(symbol)
      unit = word == "in" ? "inch" : UnitSymbols.sure[word]
      if passage.has(".", end), passage.kind(end + 1) == .space { end += 1 }
    }
    guard let unit, unit != "acre" else { return nil }
    let isBeforeNoun =
      passage.kind(end) == .space && nouns.contains(passage.text(end + 1).lowercased())
    let isAlone =
      isHyphened && unit != "inch" && (passage.closes(end) || passage.kind(end) == .space)
      && passage.kind(passage.skippingSpace(end)) != .digits
    guard isBeforeNoun || isAlone,
      let one = passage.language.quantity(WrittenNumber(whole: "1"), of: unit), one.hasPrefix("1"),
      let said = passage.language.number(numeral.number)
    else { return nil }
    return Reading(said + one.dropFirst(), end: end)
  }

  private static let nouns: Set<String> = [
    "walk", "drive", "ride", "run", "hike", "trip", "commute", "flight", "break", "read", "video",
    "film", "movie", "show", "episode", "session", "class", "course", "lesson", "interval", "timer",
    "cup", "bag", "bottle", "can", "box", "pack", "packet", "jar", "tub", "tin", "carton", "bar",
    "glass", "steak", "bird", "dog", "cat", "fish", "warranty", "battery", "screen", "display",
    "monitor", "laptop", "tablet", "tv", "television", "pipe", "wheel", "wheels", "blade", "cable",
    "cord", "rope", "ladder", "pole", "fence", "ceiling", "ceilings", "pizza", "frame", "lens",
    "disk", "ssd", "hdd", "ram", "engine", "motor",
    "tank", "load", "lease", "loan", "term", "plan", "subscription", "mortgage", "contract",
    "limit",
    "radius", "speed", "sprint", "bulb", "heater", "charger", "adapter", "outlet",
  ]
}

extension Passage {
  /// Whether a quotation has been opened before an index.
  fileprivate func isQuoted(before index: Int) -> Bool {
    scalars[..<tokens[index].range.lowerBound].suffix(100).contains("\"")
  }
}
