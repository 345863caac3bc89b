/// A number written in digits, with the separators of its own language or, where that is sure, of
/// another one.
package struct Numeral: Sendable, Hashable {
  /// The number.
  package var number: WrittenNumber
  /// The tokens it is written with.
  package var tokens: Range<Int>
  /// Whether its digits are in groups.
  package var isGrouped = false
  /// Whether the groups stand apart by plain spaces, so that they may as well be several numbers.
  package var isPlainSpaced = false
  /// Whether the engine would read it wrong: groups by spaces, or another language's separators.
  package var isForeign = false

  /// The index after the number.
  package var end: Int { tokens.upperBound }
}

extension Passage {
  /// The number whose digits, or whose minus sign, begin at an index.
  ///
  /// - Parameter plainSpaces: whether groups may stand apart by plain spaces.
  package func numeral(at index: Int, plainSpaces: Bool = false) -> Numeral? {
    if let known = rememberedNumeral(at: index, plainSpaces: plainSpaces) { return known }
    if isDash(index), kind(index + 1) == .digits, opens(index) {
      guard var numeral = numeral(at: index + 1, plainSpaces: plainSpaces) else { return nil }
      numeral.number.isNegative = true
      numeral.tokens = index..<numeral.tokens.upperBound
      return numeral
    }
    guard kind(index) == .digits, length(index) <= 33 else { return nil }
    var numeral = Numeral(
      number: WrittenNumber(whole: text(index)), tokens: index..<index + 1)
    var end = readGroups(of: &numeral, plainSpaces: plainSpaces)
    let decimal = language.separators.decimal
    if let mark = scalar(end), length(end) == 1, mark == "." || mark == ",",
      kind(end + 1) == .digits, length(end + 1) <= 33
    {
      let isOwn = mark == decimal
      // "1.299" in French: neither a decimal nor a group for sure.
      if !isOwn, !numeral.isGrouped, length(end + 1) == 3, numeral.number.whole.utf8.count <= 3 {
        return nil
      }
      numeral.number.fraction = text(end + 1)
      numeral.isForeign = numeral.isForeign || !isOwn
      end += 2
    }
    // A further separator makes it a list, a version or a date.
    if kind(end + 1) == .digits {
      switch scalar(end) {
      case ".", ",", "'", "’", ":": return nil
      default: break
      }
    }
    numeral.tokens = index..<end
    return numeral
  }

  /// Reads groups of digits into a number and returns the index after them.
  private func readGroups(of numeral: inout Numeral, plainSpaces: Bool) -> Int {
    let start = numeral.tokens.upperBound
    guard (1...3).contains(numeral.number.whole.utf8.count), numeral.number.whole != "0",
      let separator = scalar(start), length(start) == 1,
      let isSpace = Self.groups(by: separator)
    else { return start }
    if separator == " ", !plainSpaces { return start }
    var end = start
    var digits = numeral.number.whole
    var count = 0
    // India groups by two digits before the last three: 12,34,567.
    while count < Self.mostGroups, has(separator, end), kind(end + 1) == .digits,
      length(end + 1) == 3
        || length(end + 1) == 2 && separator == "," && has(separator, end + 2)
          && kind(end + 3) == .digits
    {
      digits += text(end + 1)
      count += 1
      end += 2
    }
    // So many groups are no number; they are not counted again and again from each of them.
    guard count > 0, count < Self.mostGroups, length(end - 1) == 3 else { return start }
    if !isSpace, separator == language.separators.decimal, count == 1 {
      // "1,299" in German is a fraction, "1,299.99" is not.
      guard let next = scalar(end), next == "." || next == ",", next != separator,
        kind(end + 1) == .digits
      else { return start }
    }
    if !isSpace, separator != language.separators.decimal,
      separator != language.separators.grouping, separator == "." || separator == ",", count == 1
    {
      guard has(language.separators.decimal, end), kind(end + 1) == .digits else { return start }
    }
    numeral.number.whole = digits
    numeral.isGrouped = true
    numeral.isPlainSpaced = separator == " "
    numeral.isForeign = isSpace || separator != language.separators.grouping
    return end
  }

  /// More groups than a number has.
  private static let mostGroups = 12

  /// Whether a scalar that stands between groups of digits is a space or apostrophe; nil for one that
  /// does not stand there.
  private static func groups(by separator: Unicode.Scalar) -> Bool? {
    switch separator {
    case ".", ",": false
    case " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}", "'", "’": true
    default: nil
    }
  }
}
