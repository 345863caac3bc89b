extension SpokenRule {
  /// All rules, in the order in which they are asked: the first that knows a text says it.
  public static let all: [SpokenRule] = [
    currency, unit, range, number,
  ]
}
