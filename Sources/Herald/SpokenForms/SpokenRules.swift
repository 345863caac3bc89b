extension SpokenRule {
  /// All rules, in the order in which they are asked: the first that knows a text says it.
  public static let all: [SpokenRule] = [
    webAddress, telephone, date, weekday, time, duration, dimension, feetAndInches, rating,
    currency,
    unit, ratio, fraction, version, ordinal, code, formula, numberSign, abbreviation, romanNumeral,
    range,
    number, emoji, symbol,
  ]
}
