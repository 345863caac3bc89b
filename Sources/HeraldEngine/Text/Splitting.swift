/// Where a text is cut that the engine cannot speak whole.
///
/// Best after a sentence, then after a clause, then between words, and inside a word only where
/// nothing else is left. All places are in scalars.
enum Splitting {
  /// The longest part of a clause that held too much, at first: 188 scalars of six-digit numbers
  /// are too many in English, 79 emoji in Polish (espeak-facts, Part 2, row 23); what is still too
  /// much is cut in half.
  static let bearable = 120
  /// The longest part of a text that the engine failed on.
  ///
  /// It dies of 215 bytes of one abbreviation repeated, and of 136 bytes of apostrophes.
  static let retried = 40
  /// A clause of the engine ends after 800 bytes at the latest.
  static let clauseBytes = 800

  /// Cuts a text into stretches of at most so many bytes; nearly always it is one.
  static func wholes(of scalars: [Unicode.Scalar], bytes: Int) -> [Range<Int>] {
    var size = 0
    for scalar in scalars { size += UTF8.width(scalar) }
    if size <= bytes { return [0..<scalars.count] }
    return parts(of: scalars, in: 0..<scalars.count, longest: bytes / 4)
  }

  /// The beginning of a stretch that covers the engine's next clause.
  static func head(of scalars: [Unicode.Scalar], in range: Range<Int>) -> Range<Int> {
    var bytes = 0
    var end = range.lowerBound
    while end < range.upperBound, bytes < clauseBytes {
      bytes += UTF8.width(scalars[end])
      end += 1
    }
    if end == range.upperBound { return range }
    return range.lowerBound..<cut(scalars, in: range.lowerBound..<end)
  }

  /// Cuts a stretch into parts of at most so many scalars.
  static func parts(
    of scalars: [Unicode.Scalar], in range: Range<Int>, longest: Int
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while range.upperBound - start > longest {
      let end = cut(scalars, in: start..<start + longest)
      parts.append(start..<end)
      start = end
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The best place to cut off the beginning of a longer text, inside the stretch or at its end.
  private static func cut(_ scalars: [Unicode.Scalar], in range: Range<Int>) -> Int {
    var clause: Int?
    var word: Int?
    for index in stride(from: range.upperBound, to: range.lowerBound, by: -1) {
      let before = scalars[index - 1]
      let isSpace = before.properties.isWhitespace
      if sentenceEnders.contains(before) || isSpace && ends(sentenceMarks, scalars, index, range) {
        // A sentence in the last half is better than a clause at the end.
        if index - range.lowerBound > range.count / 2 { return index }
      }
      if clause == nil,
        clauseEnders.contains(before) || isSpace && ends(clauseMarks, scalars, index, range),
        index - range.lowerBound > range.count / 4
      {
        clause = index
      }
      if word == nil, isSpace || index < scalars.count && scalars[index].properties.isWhitespace {
        word = index
      }
    }
    return clause ?? word ?? unbroken(scalars, in: range)
  }

  private static func ends(
    _ marks: String.UnicodeScalarView, _ scalars: [Unicode.Scalar], _ index: Int,
    _ range: Range<Int>
  ) -> Bool {
    index - 2 >= range.lowerBound && marks.contains(scalars[index - 2])
  }

  private static let sentenceMarks = ".!?…؟।".unicodeScalars
  private static let sentenceEnders = "。！？\n".unicodeScalars
  private static let clauseMarks = ",;:、，；：،؛–—".unicodeScalars
  private static let clauseEnders = "、，；：".unicodeScalars

  /// A cut inside a word that does not part a character from its marks and joiners.
  private static func unbroken(_ scalars: [Unicode.Scalar], in range: Range<Int>) -> Int {
    var index = range.upperBound
    while index > range.lowerBound + 1, index < scalars.count,
      isBound(scalars[index], scalars[index - 1])
    {
      index -= 1
    }
    return index > range.lowerBound + 1 ? index : range.upperBound
  }

  private static func isBound(_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark || category == .enclosingMark
      || scalar.properties.isVariationSelector || scalar.properties.isEmojiModifier
      || scalar == "\u{200D}" || previous == "\u{200D}"
  }
}
