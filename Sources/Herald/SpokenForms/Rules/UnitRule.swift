extension SpokenRule {
  /// Quantities with the full name of their unit.
  static let unit = SpokenRule(
    name: "unit",
    summary: "A number with the symbol of a unit is said with the unit's full name. A symbol that "
      + "may be several units is left alone unless the name of the field decides.",
    begins: [.digits, .sign], needs: [.word, .wide, .percent],
    examples: [
      .init("25 lb", "25 pounds"),
      .init("1 lb", "1 pound"),
      .init("25 lbs.", "25 pounds."),
      .init("14 in", "14 inches"),
      .init("12 in. ruler", "12 inches ruler"),
      .init("72 bpm", "72 beats per minute"),
      .init("60–80 bpm", "60 to 80 beats per minute"),
      .init("3000 mAh", "3,000 milliampere hours"),
      .init("50 dB", "50 decibels"),
      .init("10 kΩ", "10 kiloohms"),
      .init("0.5‰", "0.5 permille"),
      .init("30 s", "30 seconds"),
      .init("56m", "56 minutes", field: "Time"),
      .init("72 bpm", "72 Schläge pro Minute", in: "de-DE"),
      .init("3000 mAh", "3.000 Milliamperestunden", in: "de-DE"),
      .init("72 lpm", "72 latidos por minuto", in: "es-ES"),
      .init("3000 mAh", "3000 miliamperios hora", in: "es-ES"),
      .init("72 bpm", "72 battements par minute", in: "fr-FR"),
      .init("3000 mAh", "3000 milliampères-heures", in: "fr-FR"),
      .init("72 bpm", "每分钟72次", in: "zh-CN"),
      .init("3000 mAh", "3,000毫安时", in: "zh-CN"),
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
      .init("20°C–25°C", "20 to 25 degrees Celsius"),
      .init("500 g – 1 kg", "500 grams to 1 kilogram"),
      .init("5 - 7 kg", "5 to 7 kilograms"),
      .init("56m left", "56 minutes left"),
      .init("56m deep", "56 meters deep"),
      .init("Height: 5 m", "Height: 5 meters"),
      .init("30s ago", "30 seconds ago"),
      .init("72F", "72 degrees Fahrenheit", field: "Temperature"),
      .init("9.8 m/s2", "9.8 meters per second squared"),
      .init("5 m", "5 Meter", in: "de-DE"),
      .init("20–25 °C", "摂氏 20から25 度", in: "ja-JP"),
      .init("72㎡", "72平方米", in: "zh-CN"),
      .init("高さ180cmです", "高さ180 センチメートルです", in: "ja-JP"),
      .init("10:00 - 5 kg", "10:00 - 5 kilograms"),
      .init("123 W. 42nd Street"),
      .init("12 N 5th Avenue"),
      .init("00V"),
      .init("volvo 244dl"),
      .init("ford escort 2h"),
      .init("30V", "3 0 V", field: "Flight code"),
      .init("9.30 h", in: "es-ES"),
      .init("2026年11月", in: "ja-JP"),
      .init("72F"),
      .init("56m"),
      .init("14 in stock"),
      .init("body mass g, 3750"),
      .init("5 kg-bag"),
      .init("3D"),
    ]
  ) { passage, index in
    guard passage.kind(index) == .sign || passage.opens(index),
      let numeral = passage.numeral(at: index, plainSpaces: true), !numeral.isPadded
    else { return nil }
    let symbol = passage.skippingSpace(numeral.end)
    let unit = passage.unit(at: symbol, isSpaced: symbol > numeral.end)
    if let range = passage.range(from: numeral, of: unit) { return range }
    switch unit {
    case .unit(let unit):
      guard !passage.mayBeName(symbol, after: numeral), !passage.isHour(numeral, unit),
        !passage.mayBeCode(symbol, after: index)
      else { return nil }
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

extension Numeral {
  /// Whether zeros stand before the number, as in a code.
  var isPadded: Bool {
    number.fraction.isEmpty && number.whole.utf8.count > 1 && number.whole.utf8.first == 0x30
  }
}

extension Passage {
  /// A range with its unit at one end or both: 5–7 kg, 20°C–25°C, 500 g – 1 kg.
  fileprivate func range(from lower: Numeral, of reading: UnitReading?) -> Reading? {
    var first: WrittenUnit?
    if case .unit(let unit) = reading { first = unit }
    let end = first?.end ?? lower.end
    let dash = skippingSpace(end)
    guard isDash(dash), let words = language.words else { return nil }
    let next = skippingSpace(dash + 1)
    guard (dash > end) == (next > dash + 1), kind(next) == .digits,
      let upper = numeral(at: next),
      case .unit(let last) = unit(
        at: skippingSpace(upper.end), isSpaced: kind(upper.end) == .space),
      let said = language.number(upper.number),
      let worded = language.quantity(upper.number, of: last.identifier),
      let place = worded.firstRange(of: said)
    else { return nil }
    let isSame = first.map { $0.identifier == last.identifier } ?? true
    guard
      let lowerSaid = isSame
        ? language.number(lower.number)
        : first.flatMap({ language.quantity(lower.number, of: $0.identifier) })
    else { return nil }
    if isSame {
      // Some languages have words before the number: 摂氏 25 度.
      let before = worded[..<place.lowerBound]
      return Reading(
        before + lowerSaid + words.range + worded[place.lowerBound...], end: last.end)
    }
    return Reading(lowerSaid + words.range + worded, end: last.end)
  }

  /// Whether a number with a symbol may be the end of a name ("volvo 244dl"): the symbol is short and
  /// stands close, and a word that measures nothing is before it.
  fileprivate func mayBeName(_ symbol: Int, after numeral: Numeral) -> Bool {
    let start = numeral.tokens.lowerBound
    guard symbol == numeral.end, UnitSymbols.inNames.contains(text(symbol)),
      kind(start - 1) == .space, kind(start - 2) == .word, start - 2 >= valueStart
    else { return false }
    let word = text(start - 2)
    return !Self.beforeQuantities.contains(word.lowercased())
      && language.meaning(ofField: word).isEmpty
  }

  /// Whether digits with capital letters are a code, in a field of codes: seat 14A, flight 30V.
  ///
  /// A unit with a small letter is a measure whatever the field is called.
  fileprivate func mayBeCode(_ symbol: Int, after index: Int) -> Bool {
    field.contains(.code) && index >= valueStart
      && text(symbol).utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// A time that is written with a point: 9.30 h.
  fileprivate func isHour(_ numeral: Numeral, _ unit: WrittenUnit) -> Bool {
    unit.identifier == "hour" && numeral.isForeign && numeral.number.fraction.utf8.count == 2
  }

  /// Words that go before a quantity.
  private static let beforeQuantities: Set<String> = [
    "in", "for", "after", "open", "takes", "lasts", "every", "within", "last", "next", "past",
    "about", "only", "to", "over", "under", "than", "up", "ca", "circa", "approx", "of", "and",
    "or", "at", "a", "by", "until", "is", "was", "with", "für", "nach", "alle", "etwa", "noch",
    "von", "bis", "mit", "und", "oder", "nur", "en", "pour", "après", "de", "à", "environ", "dans",
    "et", "por", "y", "cada", "unos", "per", "da", "di", "e", "em", "cerca", "через", "за", "на",
    "protein", "fat", "fats", "sugar", "carbs", "fiber", "fibre", "salt", "sodium", "weight",
  ]
}
