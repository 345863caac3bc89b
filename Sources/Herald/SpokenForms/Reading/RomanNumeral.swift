/// Roman numerals in their usual form, up to 399.
enum RomanNumeral {
  /// The number of a numeral; nil for any other word.
  static func number(_ text: String) -> Int? {
    guard text.utf8.count <= 12 else { return nil }
    var total = 0
    var last = 0
    for byte in text.utf8.reversed() {
      let value: Int
      switch byte {
      case UInt8(ascii: "I"): value = 1
      case UInt8(ascii: "V"): value = 5
      case UInt8(ascii: "X"): value = 10
      case UInt8(ascii: "L"): value = 50
      case UInt8(ascii: "C"): value = 100
      default: return nil
      }
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
