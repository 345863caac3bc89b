extension SpokenRule {
  /// All rules, in the order in which they are asked: the first that knows a text says it.
  public static let all: [SpokenRule] = [
    webAddress, telephone, networkAddress, date, russianRange, weekday, knownNumber, time, duration,
    dimension, feetAndInches, rating,
    currency, attributiveUnit,
    unit, ratio, fraction, version, ordinal, code, formula, numberSign, abbreviation, romanNumeral,
    range,
    number, comparison, emoji, symbol,
  ]
}
