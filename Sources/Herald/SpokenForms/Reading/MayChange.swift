extension SpokenLanguage {
  /// Whether a text holds anything that a rule could look at; it need not be read when it does not.
  ///
  /// One pass over the bytes finds digits, marks and other scripts, short words that may be an
  /// abbreviation, and Roman numerals. A plain number at the end is no reason.
  func mayChange(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var word: UInt64 = 0
      var length = 0
      var isRoman = true
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A:
          if isRoman { isRoman = Self.isRoman(byte) }
          length += 1
          word = word << 8 | UInt64(byte | 0x20)
        case 0x20, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x28, 0x29, 0x27, 0x22:
          if mayMean(word, length: length, isRoman: isRoman) { return true }
          (word, length, isRoman) = (0, 0, true)
        case 0x30...0x39:
          return !(Self.isAfterWord(bytes, index) && Self.isPlainNumber(bytes[index...]))
        case 0x2D where primary == "en" && Self.isAfterWord(bytes, index):
          // English voices read -89.23 well.
          return
            !(index + 1 < bytes.count && (0x30...0x39).contains(bytes[index + 1])
            && Self.isPlainNumber(bytes[(index + 1)...]))
        default: return true
        }
      }
      return mayMean(word, length: length, isRoman: isRoman)
    }
  }

  /// Whether a text ends in a number that may be more than one by the name of its field: a telephone
  /// number, a postal code, a date.
  func mayChangeNumber(in field: String, _ text: String) -> Bool {
    guard let last = text.utf8.last, (0x30...0x39).contains(last) else { return false }
    return !meaning(ofField: field).isDisjoint(with: [.telephone, .digits, .date])
  }

  /// Whether digits begin the text, or stand behind a comma, a word or a small letter.
  private static func isAfterWord(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = bytes[index - 1]
    if (0x61...0x7A).contains(before) { return bytes[index] != 0x2D }
    guard before == 0x20, index >= 2 else { return false }
    let end = bytes[index - 2]
    return end == 0x2C || (0x61...0x7A).contains(end)
  }

  private func mayMean(_ word: UInt64, length: Int, isRoman: Bool) -> Bool {
    length > 0 && length <= 8 && (isRoman || shortWords.contains(word))
  }

  private static func isRoman(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x49, 0x56, 0x58, 0x4C, 0x43: true  // I V X L C
    default: false
    }
  }

  /// Whether bytes are the digits of one number that the engine reads well: "3504", "11.5".
  private static func isPlainNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var digits = 0
    var points = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x2E where digits > 0 && points == 0: points += 1
      default: return false
      }
    }
    // A number with a leading zero may be a code, a long one a telephone number.
    return digits <= (points == 1 ? 18 : 6) && bytes.last != 0x2E
      && (bytes.first != 0x30 || points == 1 || digits == 1)
  }

  /// A short word of ASCII letters in lower case, as one number; nil for any other word.
  static func packed(_ word: String) -> UInt64? {
    guard word.utf8.count <= 8, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return nil
    }
    return word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
