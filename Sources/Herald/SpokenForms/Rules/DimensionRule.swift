extension SpokenRule {
  /// Length by width by height.
  static let dimension = SpokenRule(
    name: "dimension",
    summary: "A cross between measures is said as “by”; the unit at the end is said in full.",
    begins: [.digits], needs: .cross,
    examples: [
      .init("60 × 40 × 20 cm", "60 by 40 by 20 centimeters"),
      .init("1920×1080", "1920 by 1080"),
      .init("60x40 cm", "60 by 40 centimeters"),
      .init("8.5 x 11 in", "8.5 by 11 inches"),
      .init("40' × 100'", "40 feet by 100 feet"),
      .init("2 m × 3 m", "2 meters by 3 meters"),
      .init("3'6\" x 5'8\"", "3 feet 6 inches by 5 feet 8 inches"),
      .init("60 × 40 cm", "60 mal 40 Zentimeter", in: "de-DE"),
      .init("60 × 40 cm", "60 por 40 centímetros", in: "es-ES"),
      .init("60 × 40 cm", "60 par 40 centimètres", in: "fr-FR"),
      .init("60 × 40 cm", "60乘40厘米", in: "zh-CN"),
      .init("8½ x 11", "8 and one half by 11"),
      .init("0x40"),
      .init("4x"),
      .init("iPhone 5 x"),
    ]
  ) { passage, index in
    guard passage.opens(index), let words = passage.language.words else { return nil }
    var parts: [String?] = []
    var next = index
    while parts.count < 5 {
      if let (feet, end) = passage.feetAndInches(at: next) {
        parts.append(feet)
        next = end
      } else if let mixed = passage.mixedMeasure(at: next) {
        parts.append(mixed.spoken)
        next = mixed.end
      } else if let numeral = passage.numeral(at: next), !numeral.number.isNegative {
        let unit = passage.unitOfDimension(at: passage.skippingSpace(numeral.end))
        parts.append(passage.measure(numeral, unit?.0))
        next = unit?.1 ?? numeral.end
      } else {
        break
      }
      let cross = passage.skippingSpace(next)
      // An x without spaces may belong to a code: 0x40.
      let isLetter = passage.reads("x", cross) && passage.text(index..<next) != "0"
      guard passage.has("×", cross) || passage.has("✕", cross) || isLetter else { break }
      let after = passage.skippingSpace(cross + 1)
      guard passage.kind(after) == .digits else { break }
      next = after
    }
    // 3×10⁸ is no measure.
    guard (2...4).contains(parts.count), passage.kind(next) != .digits, !passage.isRaised(next),
      passage.kind(next) != .word || passage.isIdeographic(next)
    else { return nil }
    let worded = parts.compactMap(\.self)
    guard worded.count == parts.count else { return nil }
    return Reading(worded.joined(separator: words.by), end: next)
  }
}

extension Passage {
  /// A whole with a fraction: 8½.
  fileprivate func mixedMeasure(at index: Int) -> Reading? {
    guard kind(index) == .digits, kind(skippingSpace(index + 1)) == .mark || has("/", index + 3)
    else { return nil }
    return SpokenRule.fraction.read(self, index)
  }

  /// One of the measures, with its unit if it has one.
  fileprivate func measure(_ numeral: Numeral, _ unit: String?) -> String? {
    if let unit { return language.quantity(numeral.number, of: unit) }
    // Sizes of screens are not grouped.
    let isPlain = !numeral.isGrouped && numeral.number.integer != nil
    return isPlain ? numeral.number.whole : language.number(numeral.number)
  }

  /// 3'6": a measure in feet and inches.
  fileprivate func feetAndInches(at index: Int) -> (String, end: Int)? {
    guard kind(index) == .digits, length(index) <= 4, has("'", index + 1) || has("′", index + 1),
      kind(index + 2) == .digits, length(index + 2) <= 2,
      has("\"", index + 3) || has("″", index + 3),
      let feet = language.quantity(WrittenNumber(whole: text(index)), of: "foot"),
      let inches = language.quantity(WrittenNumber(whole: text(index + 2)), of: "inch")
    else { return nil }
    return (feet + " " + inches, index + 4)
  }

  /// A unit of length or area behind a measure, where it is sure: "m" is one in a dimension.
  fileprivate func unitOfDimension(at index: Int) -> (String, Int)? {
    if text(index) == "m" || text(index) == "in", kind(index + 1) != .digits {
      return (text(index) == "m" ? "meter" : "inch", index + 1)
    }
    if has("\"", index) || has("″", index) { return ("inch", index + 1) }
    if has("'", index) || has("′", index) { return ("foot", index + 1) }
    guard case .unit(let unit) = unit(at: index, isSpaced: true) else { return nil }
    return (unit.identifier, unit.end)
  }
}
