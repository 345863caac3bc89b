extension SpokenRule {
  /// Fractions of small denominators.
  static let fraction = SpokenRule(
    name: "fraction",
    summary:
      "A half, thirds, quarters and eighths are said by name, alone or after a whole number; "
      + "1/2 only before a unit or where nothing else stands.",
    begins: [.digits, .mark], needs: [.slash, .wide],
    examples: [
      .init("½", "one half"),
      .init("1½", "1 and one half"),
      .init("1 ½", "1 and one half"),
      .init("⅝", "5 eighths"),
      .init("⅓ cup", "one third cup"),
      .init("1/2", "one half"),
      .init("3/4", "3 quarters"),
      .init("3/4 cup", "3 quarters cup"),
      .init("1 1/2 cups", "1 and one half cups"),
      .init("1⁄2", "one half"),
      .init("1½", "eineinhalb", in: "de-DE"),
      .init("2½ Stunden", "2 einhalb Stunden", in: "de-DE"),
      .init("3/4 l", "3 Viertel Liter", in: "de-DE"),
      .init("1½", "1 y medio", in: "es-ES"),
      .init("3/4 kg", "3 cuartos de kilogramo", in: "es-ES"),
      .init("1½", "1 et demi", in: "fr-FR"),
      .init("3/4", "3 Viertel", in: "de-DE"),
      .init("½", "un medio", in: "es-ES"),
      .init("3/4", "3 cuartos", in: "es-ES"),
      .init("½", "un demi", in: "fr-FR"),
      .init("3/4", "3 quarts", in: "fr-FR"),
      .init("½", "2分之1", in: "zh-CN"),
      .init("3/4", "4分之3", in: "zh-CN"),
      .init("¾ oz", "3 quarters ounce"),
      .init("1/2 tsp", "one half teaspoon"),
      .init("1½ lb", "1 and one half pounds"),
      .init("1/2\"", "one half inch"),
      .init("1 1/2\"", "1 and one half inches"),
      .init("½ kg", "ein halb Kilogramm", in: "de-DE"),
      .init("11/30", in: "ja-JP"),
      .init("1/2/3"),
      .init("9/11/2"),
      .init("and/or"),
      .init("3/4", field: "Score"),
    ]
  ) { passage, index in
    guard passage.opens(index) || passage.kind(index) == .mark,
      let words = passage.language.words
    else { return nil }
    if let (name, end) = passage.fraction(at: index) {
      guard passage.kind(index) == .mark && passage.kind(index - 1) != .digits || name.isSure
      else { return nil }
      return passage.measured(name.text, isMixed: false, end: end)
    }
    guard passage.kind(index) == .digits, passage.length(index) <= 4 else { return nil }
    let next = passage.skippingSpace(index + 1)
    guard let (name, end) = passage.fraction(at: next), name.isSure else { return nil }
    let half = name.text == names[passage.language.primary]?[2]?.one
    let mixed = (half ? mixedHalves[passage.language.primary] : nil) ?? words.and
    if half, passage.language.primary == "de", passage.text(index) == "1" {
      return passage.measured("eineinhalb", isMixed: true, end: end)
    }
    return passage.measured(
      SpokenWords.fill(mixed, passage.text(index), name.text), isMixed: true, end: end)
  }
}

extension SpokenRule {
  /// A whole and a half, where the half is said in another way than alone.
  private static let mixedHalves = [
    "de": "{0} einhalb", "es": "{0} y medio", "fr": "{0} et demi", "it": "{0} e mezzo",
    "pt": "{0} e meio",
  ]

  fileprivate static let names: [String: [Int: (one: String, many: String)]] = [
    "en": [
      2: ("one half", ""), 3: ("one third", "thirds"), 4: ("one quarter", "quarters"),
      5: ("one fifth", "fifths"), 6: ("one sixth", "sixths"), 7: ("one seventh", "sevenths"),
      8: ("one eighth", "eighths"), 9: ("one ninth", "ninths"), 10: ("one tenth", "tenths"),
      16: ("one sixteenth", "sixteenths"),
    ],
    "de": [
      2: ("ein halb", ""), 3: ("ein Drittel", "Drittel"), 4: ("ein Viertel", "Viertel"),
      5: ("ein Fünftel", "Fünftel"), 6: ("ein Sechstel", "Sechstel"), 8: ("ein Achtel", "Achtel"),
      10: ("ein Zehntel", "Zehntel"),
    ],
    "es": [
      2: ("un medio", ""), 3: ("un tercio", "tercios"), 4: ("un cuarto", "cuartos"),
      5: ("un quinto", "quintos"), 6: ("un sexto", "sextos"), 8: ("un octavo", "octavos"),
      10: ("un décimo", "décimos"),
    ],
    "fr": [
      2: ("un demi", ""), 3: ("un tiers", "tiers"), 4: ("un quart", "quarts"),
      5: ("un cinquième", "cinquièmes"), 6: ("un sixième", "sixièmes"),
      8: ("un huitième", "huitièmes"), 10: ("un dixième", "dixièmes"),
    ],
    "it": [
      2: ("un mezzo", ""), 3: ("un terzo", "terzi"), 4: ("un quarto", "quarti"),
      5: ("un quinto", "quinti"), 8: ("un ottavo", "ottavi"), 10: ("un decimo", "decimi"),
    ],
    "pt": [
      2: ("meio", ""), 3: ("um terço", "terços"), 4: ("um quarto", "quartos"),
      5: ("um quinto", "quintos"), 8: ("um oitavo", "oitavos"), 10: ("um décimo", "décimos"),
    ],
    "ru": [
      2: ("одна вторая", ""), 3: ("одна треть", "трети"), 4: ("одна четверть", "четверти"),
    ],
  ]
}

extension Passage {
  /// A fraction with the unit that is measured by it, if one stands behind it.
  fileprivate func measured(_ fraction: String, isMixed: Bool, end: Int) -> Reading {
    let symbol = skippingSpace(end)
    var unit: WrittenUnit?
    if has("\"", end) || has("″", end) {
      unit = WrittenUnit(identifier: "inch", end: end + 1)
    } else if kind(symbol) == .word,
      !Self.measures.contains(text(symbol).lowercased())
        || UnitSymbols.sure[text(symbol)] != nil || text(symbol) == "in",
      case .unit(let written) = self.unit(at: symbol, isSpaced: symbol > end)
    {
      unit = written
    }
    let number = WrittenNumber(whole: isMixed ? "2" : "1")
    guard let unit, let worded = language.quantity(number, of: unit.identifier),
      worded.hasPrefix(number.whole)
    else { return Reading(fraction, end: end) }
    // "3 cuartos de kilogramo", but "1 y medio kilogramos".
    let joins = ["es", "fr", "it", "pt"].contains(language.primary) && !isMixed
    return Reading(fraction + (joins ? " de" : "") + worded.dropFirst(), end: unit.end)
  }

  /// The fraction at an index, in words, and whether it can be nothing else.
  fileprivate func fraction(at index: Int) -> (name: (text: String, isSure: Bool), end: Int)? {
    if kind(index) == .mark, let sign = scalar(index), let (part, whole) = Self.signs[sign] {
      return name(part, whole).map { (($0, true), index + 1) }
    }
    guard kind(index) == .digits, length(index) <= 2, has("/", index + 1) || has("⁄", index + 1),
      kind(index + 2) == .digits, length(index + 2) <= 2, let part = Int(text(index)),
      let whole = Int(text(index + 2)), part > 0, part < whole,
      let name = name(part, whole), !has("/", index + 3), !isDash(index + 3),
      !field.contains(.date), !field.contains(.score), !field.contains(.rating)
    else { return nil }
    let end = index + 3
    let isSlash = has("/", index + 1)
    let hasWhole = kind(index - 1) == .space && kind(index - 2) == .digits
    // Before a word that measures: 3/4 cup.
    let word = skippingSpace(end)
    let measures =
      word > end && Self.measures.contains(text(word).lowercased())
      || has("\"", end) && closes(end + 1)
    let isSure = !isSlash || isWhole(index..<end) || hasWhole || measures
    guard kind(end) != .word || isIdeographic(end) else { return nil }
    return ((name, isSure), end)
  }

  private func name(_ part: Int, _ whole: Int) -> String? {
    switch language.primary {
    case "zh": return whole <= 10 || whole == 100 ? "\(whole)分之\(part)" : nil
    case "ja": return whole <= 10 || whole == 100 ? "\(whole)分の\(part)" : nil
    default: break
    }
    guard let names = SpokenRule.names[language.primary]?[whole] else { return nil }
    if part == 1 { return names.one }
    return names.many.isEmpty ? nil : "\(part) \(names.many)"
  }

  private static let signs: [Unicode.Scalar: (Int, Int)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5),
    "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8),
    "⅝": (5, 8), "⅞": (7, 8), "⅑": (1, 9), "⅒": (1, 10),
  ]

  private static let measures: Set<String> = [
    "cup", "cups", "inch", "inches", "mile", "miles", "pound", "pounds", "teaspoon", "teaspoons",
    "tablespoon", "tablespoons", "hour", "hours", "of", "liter", "liters", "pint", "pints", "oz",
    "lb", "in", "tsp", "tbsp", "tasse", "l", "kg", "g", "ml", "cl", "dl", "m", "km", "stunde",
    "stunden", "taza", "tazas", "tasses",
  ]
}
