/// Roman numerals in their usual form, up to 399.
enum RomanNumeral {
  /// The number of a numeral; nil for any other word.
  static func number(_ text: String) -> Int? {
    guard text.utf8.count <= 12 else { return nil }
    let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100]
    var total = 0
    var last = 0
    for character in text.reversed() {
      guard let value = values[character] else { return nil }
      total += value < last ? -value : value
      last = max(last, value)
    }
    return total > 0 && written(total) == text ? total : nil
  }

  private static func written(_ number: Int) -> String {
    var rest = number
    var text = ""
    for (value, sign) in [
      (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"),
      (1, "I"),
    ] {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
