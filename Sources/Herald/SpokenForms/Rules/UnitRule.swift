extension SpokenRule {
  /// Quantities with the full name of their unit.
  static let unit = SpokenRule(
    name: "unit",
    summary: "A number with the symbol of a unit is said with the unit's full name. A symbol that "
      + "may be several units is left alone unless the name of the field decides.",
    begins: [.digits, .sign],
    examples: [
      .init("25 lb", "25 pounds"),
      .init("1 lb", "1 pound"),
      .init("25 lbs.", "25 pounds."),
      .init("14 in", "14 inches"),
      .init("2 oz", "2 ounces"),
      .init("5 kg", "5 kilograms"),
      .init("3.5mm", "3.5 millimeters"),
      .init("2.5GB", "2.5 gigabytes"),
      .init("3 mi", "3 miles"),
      .init("3 yr", "3 years"),
      .init("10 min", "10 minutes"),
      .init("24h", "24 hours"),
      .init("72°F", "72 degrees Fahrenheit"),
      .init("−5 °C", "minus 5 degrees Celsius"),
      .init("3 km/h", "3 kilometers per hour"),
      .init("120 m²", "120 square meters"),
      .init("1,200 sq ft", "1,200 square feet"),
      .init("7.8 kg/m³", "7.8 kilograms per cubic meter"),
      .init("5.6 l/100 km", "5.6 liters per 100 kilometers"),
      .init("28 mpg", "28 miles per gallon"),
      .init("1,5 kg", "1.5 kilograms"),
      .init("5–7 kg", "5 to 7 kilograms"),
      .init("5-7 kg", "5 to 7 kilograms"),
      .init("56m", "56 minutes", field: "Remaining"),
      .init("56m", "56 meters", field: "Depth"),
      .init("1,5 kg", "1,5 Kilogramm", in: "de-DE"),
      .init("25 lb", "25 Pfund", in: "de-DE"),
      .init("120 km/h", "120 Kilometer pro Stunde", in: "de-DE"),
      .init("14 Std. Fahrt", "14 Stunden Fahrt", in: "de-DE"),
      .init("3 km/h", "3 kilómetros por hora", in: "es-ES"),
      .init("1 kg", "1 kilogramo", in: "es-ES"),
      .init("2,5 Go", "2,5 gigaoctets", in: "fr-FR"),
      .init("−5 °C", "moins 5 degrés Celsius", in: "fr-FR"),
      .init("25 kg", "25千克", in: "zh-CN"),
      .init("5 кг", "5 килограмм", in: "ru-RU"),
      .init("56m"),
      .init("14 in stock"),
      .init("body mass g, 3750"),
      .init("5 kg-bag"),
      .init("3D"),
    ]
  ) { passage, index in
    guard passage.kind(index) == .sign || passage.opens(index),
      let numeral = passage.numeral(at: index, plainSpaces: true)
    else { return nil }
    let symbol = passage.skippingSpace(numeral.end)
    // A range of one unit: 5–7 kg.
    if passage.isDash(numeral.end), !numeral.number.isNegative,
      let upper = passage.numeral(at: numeral.end + 1), let words = passage.language.words,
      case .unit(let unit) = passage.unit(
        at: passage.skippingSpace(upper.end), isSpaced: passage.kind(upper.end) == .space),
      let lower = passage.language.number(numeral.number),
      let worded = passage.language.quantity(upper.number, of: unit.identifier)
    {
      return Reading(lower + words.range + worded, end: unit.end)
    }
    switch passage.unit(at: symbol, isSpaced: symbol > numeral.end) {
    case .unit(let unit):
      // The engine reads whole percentages well.
      if unit.identifier == "percent" || unit.identifier == "degree", !numeral.isForeign,
        !numeral.number.isNegative
      {
        return nil
      }
      return Reading(
        passage.language.quantity(numeral.number, of: unit.identifier), end: unit.end)
    case .undecided(let reason, let end): return Reading(undecided: reason, end: end)
    case nil: return nil
    }
  }
}
