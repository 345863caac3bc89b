extension SpokenRule {
  /// Length by width by height.
  static let dimension = SpokenRule(
    name: "dimension",
    summary: "A cross between measures is said as “by”; the unit at the end is said in full.",
    begins: [.digits],
    examples: [
      .init("60 × 40 × 20 cm", "60 by 40 by 20 centimeters"),
      .init("1920×1080", "1920 by 1080"),
      .init("60x40 cm", "60 by 40 centimeters"),
      .init("8.5 x 11 in", "8.5 by 11 inches"),
      .init("2 m × 3 m", "2 meters by 3 meters"),
      .init("60 × 40 cm", "60 mal 40 Zentimeter", in: "de-DE"),
      .init("60 × 40 cm", "60 por 40 centímetros", in: "es-ES"),
      .init("60 × 40 cm", "60 par 40 centimètres", in: "fr-FR"),
      .init("60 × 40 cm", "60乘40厘米", in: "zh-CN"),
      .init("0x40"),
      .init("4x"),
      .init("iPhone 5 x"),
    ]
  ) { passage, index in
    guard passage.opens(index), let words = passage.language.words else { return nil }
    let language = passage.language
    var spoken = ""
    var next = index
    var count = 0
    while count < 4, let numeral = passage.numeral(at: next), !numeral.number.isNegative {
      var end = numeral.end
      let symbol = passage.skippingSpace(end)
      var worded: String?
      if let (unit, after) = passage.unitOfDimension(at: symbol) {
        worded = language.quantity(numeral.number, of: unit)
        end = after
      } else {
        worded = language.number(numeral.number)
        // Sizes of screens are not grouped.
        if !numeral.isGrouped, numeral.number.integer != nil { worded = numeral.number.whole }
      }
      guard let worded else { return nil }
      spoken += count == 0 ? worded : words.by + worded
      count += 1
      next = end
      let cross = passage.skippingSpace(end)
      // An x without spaces may belong to a code: 0x40.
      let isLetter = passage.reads("x", cross) && passage.text(numeral.tokens) != "0"
      guard passage.has("×", cross) || passage.has("✕", cross) || isLetter else { break }
      let after = passage.skippingSpace(cross + 1)
      guard passage.kind(after) == .digits else { break }
      next = after
      if count == 4 { return nil }
    }
    guard count >= 2, passage.kind(next) != .digits,
      passage.kind(next) != .word || passage.isIdeographic(next)
    else { return nil }
    return Reading(spoken, end: next)
  }
}

extension Passage {
  /// A unit of length or area behind a measure, where it is sure: "m" is one in a dimension.
  fileprivate func unitOfDimension(at index: Int) -> (String, Int)? {
    if text(index) == "m" || text(index) == "in", kind(index + 1) != .digits {
      return (text(index) == "m" ? "meter" : "inch", index + 1)
    }
    if has("\"", index) || has("″", index) { return ("inch", index + 1) }
    guard case .unit(let unit) = unit(at: index, isSpaced: true) else { return nil }
    return (unit.identifier, unit.end)
  }
}
