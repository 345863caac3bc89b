extension SpokenRule {
  /// Chemical formulas and powers.
  static let formula = SpokenRule(
    name: "formula",
    summary: "Common chemical formulas are spelled, and raised digits are said as powers.",
    begins: [.word, .digits], needs: [.word, .wide],
    examples: [
      .init("CO2", "C O 2"),
      .init("CO₂", "C O 2"),
      .init("H₂O", "H 2 O"),
      .init("PM2.5", "P M 2.5"),
      .init("10²", "10 squared"),
      .init("10⁻³", "10 to the power of minus 3"),
      .init("x³", "x cubed"),
      .init("3×10⁸", "3×10 to the power of 8"),
      .init("10²", "10 Quadrat", in: "de-DE"),
      .init("10²", "10 al cuadrado", in: "es-ES"),
      .init("10²", "10 au carré", in: "fr-FR"),
      .init("10²", "10的平方", in: "zh-CN"),
      .init("CO2", "C O 2", in: "de-DE"),
      .init("word²"),
      .init("HO2X"),
      .init("COVID"),
    ]
  ) { passage, index in
    guard passage.opens(index) else { return nil }
    return passage.chemical(at: index) ?? passage.power(at: index)
  }
}

extension Passage {
  fileprivate func chemical(at index: Int) -> Reading? {
    guard kind(index) == .word, isCapitalised(index) else { return nil }
    var end = index
    var symbols = ""
    while end < tokens.count, end - index < 8 {
      if kind(end) == .word || kind(end) == .digits {
        symbols += text(end)
      } else if let mark = scalar(end), let digit = Self.lowered[mark] {
        symbols += digit
      } else {
        break
      }
      end += 1
    }
    if symbols == "PM2", has(".", end), kind(end + 1) == .digits {
      return Reading("P M 2.\(text(end + 1))", end: end + 2)
    }
    guard Self.formulas.contains(symbols) else { return nil }
    return Reading(symbols.map(String.init).joined(separator: " "), end: end)
  }

  fileprivate func power(at index: Int) -> Reading? {
    guard let words = language.words,
      kind(index) == .digits || kind(index) == .word && length(index) == 1,
      kind(index + 1) == .mark
    else { return nil }
    var end = index + 1
    var isNegative = false
    var exponent = ""
    while let mark = scalar(end), kind(end) == .mark, exponent.utf8.count < 4 {
      if mark == "⁻", exponent.isEmpty {
        isNegative = true
      } else if let digit = Self.raised[mark] {
        exponent += digit
      } else {
        break
      }
      end += 1
    }
    guard let value = Int(exponent), kind(end) != .word, kind(end) != .digits else { return nil }
    let base = text(index)
    if !isNegative, let pattern = words.powers[value] {
      return Reading(SpokenWords.fill(pattern, base), end: end)
    }
    guard let worded = language.number(WrittenNumber(whole: exponent, isNegative: isNegative))
    else {
      return nil
    }
    return Reading(SpokenWords.fill(words.power, base, worded), end: end)
  }

  private static let lowered: [Unicode.Scalar: String] = [
    "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8",
    "₉": "9",
  ]

  /// Whether a token is a raised digit or the minus of one.
  func isRaised(_ index: Int) -> Bool {
    kind(index) == .mark && scalar(index).map { $0 == "⁻" || Self.raised[$0] != nil } == true
  }

  private static let raised: [Unicode.Scalar: String] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9",
  ]

  private static let formulas: Set<String> = [
    "CO2", "H2O", "O2", "O3", "N2", "H2", "CH4", "NH3", "NO2", "N2O", "SO2", "SO3", "H2SO4",
    "HNO3", "CaCO3", "C6H12O6", "H2O2", "NOx", "C2H5OH", "Fe2O3", "Al2O3", "SiO2", "TiO2",
    "NaHCO3", "K2O", "P2O5", "SF6", "UF6",
  ]
}
