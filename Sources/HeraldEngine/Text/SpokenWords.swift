/// The words and sentences of a text, in scalars: what marks stand for.
///
/// A word is a stretch without white space, less the punctuation around it; scripts that write
/// without spaces are cut further: each Chinese character is a word of its own, and so is each run
/// of kana, Thai, Lao, Khmer or Burmese.
enum SpokenWords {
  /// The words, in order.
  static func words(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      if scalars[start].properties.isWhitespace {
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, !scalars[end].properties.isWhitespace { end += 1 }
      appendWords(of: start..<end, in: scalars, to: &words)
      start = end
    }
    return words
  }

  /// The sentences, each from its first word's start to the next one's.
  ///
  /// A sentence ends at `.`, `!`, `?` or `…` with what closes quotes and brackets after it and then
  /// white space, unless a small letter follows or a single letter came before ("J. Smith"); at
  /// `。`, `！`, `？`, `؟`, `।`; and at an empty line.
  static func sentenceStarts(in scalars: [Unicode.Scalar], words: [Range<Int>]) -> Set<Int> {
    var starts: Set<Int> = []
    for (index, word) in words.enumerated() {
      guard index > 0 else {
        starts.insert(word.lowerBound)
        continue
      }
      let previous = words[index - 1]
      let between = scalars[previous.upperBound..<word.lowerBound]
      let first = scalars[word.lowerBound].properties
      if between.contains(where: { "。！？؟।॥".unicodeScalars.contains($0) }) {
        starts.insert(word.lowerBound)
      } else if between.contains(where: { ".!?…".unicodeScalars.contains($0) }) {
        let single = previous.count == 1 && scalars[previous.lowerBound].properties.isAlphabetic
        if !first.isLowercase && !single && between.contains(where: \.properties.isWhitespace) {
          starts.insert(word.lowerBound)
        }
      } else if between.filter({ $0 == "\n" }).count > 1 {
        starts.insert(word.lowerBound)
      }
    }
    return starts
  }

  private static func appendWords(
    of token: Range<Int>, in scalars: [Unicode.Scalar], to words: inout [Range<Int>]
  ) {
    var start = token.lowerBound
    while start < token.upperBound {
      let script = Script(scalars[start])
      var end = start + 1
      if script != .character {
        while end < token.upperBound, belongs(scalars[end], to: script) { end += 1 }
      }
      if let word = trimmed(start..<end, in: scalars) { words.append(word) }
      start = end
    }
  }

  private static func belongs(_ scalar: Unicode.Scalar, to script: Script) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark || Script(scalar) == script
  }

  /// How a script is cut into words.
  private enum Script {
    case spaced, character, run

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        self = .character
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF:
        self = .run
      default: self = .spaced
      }
    }
  }

  /// The stretch without what is not spoken around it; nil where nothing is left.
  private static func trimmed(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int>? {
    guard let first = range.first(where: { isSpeakable(scalars[$0]) || begins(scalars, $0) }),
      let last = range.last(where: { isSpeakable(scalars[$0]) || isAttached(scalars[$0]) }),
      range.contains(where: { isSpeakable(scalars[$0]) }), first <= last
    else { return nil }
    return first..<last + 1
  }

  /// A sign before a number belongs to it.
  private static func begins(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard "-–#@&".unicodeScalars.contains(scalars[index]), index + 1 < scalars.count else {
      return false
    }
    return isSpeakable(scalars[index + 1])
  }

  /// Letters, numbers and symbols.
  static func isSpeakable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .mathSymbol, .currencySymbol, .otherSymbol:
      true
    default: "#%&@*/\\".unicodeScalars.contains(scalar)
    }
  }

  /// Marks and joiners that follow what they belong to.
  private static func isAttached(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .modifierSymbol: true
    default: scalar == "\u{200D}"
    }
  }
}
