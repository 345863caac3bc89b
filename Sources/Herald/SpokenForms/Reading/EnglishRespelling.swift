/// English letters that the engine reads as a notation in the International Phonetic Alphabet says.
///
/// Element text is never given to the engine as phoneme codes, so that a notation becomes a respelling:
/// "təˈmɑːtoʊ" is "tuhmahtoh". Sounds that English does not have become their nearest neighbour.
enum EnglishRespelling {
  /// The respelling; nil where the notation holds a sign that is not known.
  static func respelling(of notation: String) -> String? {
    let scalars = Array(notation.unicodeScalars.filter { !ignored.contains($0) })
    guard !scalars.isEmpty, scalars.count <= 200 else { return nil }
    var result = ""
    var index = 0
    while index < scalars.count {
      guard
        let length = (1...3).reversed().first(where: {
          index + $0 <= scalars.count && spellings[String(scalars[index..<index + $0])] != nil
        }), let spelling = spellings[String(scalars[index..<index + length])]
      else { return nil }
      result += spelling
      index += length
    }
    return result
  }

  /// Marks of stress, syllables and brackets, which spelling does not show.
  private static let ignored: Set<Unicode.Scalar> = [
    "ˈ", "ˌ", "'", "/", "[", "]", ".", "\u{361}", "\u{32F}", "\u{329}", "ʰ", "‿",
  ]

  /// Source: the key to English sounds of the Handbook of the International Phonetic Association.
  private static let spellings: [String: String] = [
    "iː": "ee", "i": "ee", "ɪ": "i", "eɪ": "ay", "e": "e", "ɛ": "e", "ɛː": "air", "eə": "air",
    "æ": "a", "ɑː": "ah", "ɑ": "ah", "a": "ah", "aː": "ah", "ɒ": "o", "ɔː": "aw", "ɔ": "aw",
    "oʊ": "oh", "əʊ": "oh", "o": "oh", "ʊ": "oo", "uː": "oo", "u": "oo", "ʌ": "uh", "ə": "uh",
    "ɜː": "ur", "ɜ": "ur", "ɝ": "ur", "ɚ": "er", "aɪ": "eye", "aʊ": "ow", "ɔɪ": "oy", "ɪə": "eer",
    "ʊə": "oor", "p": "p", "b": "b", "t": "t", "d": "d", "k": "k", "ɡ": "g", "g": "g", "f": "f",
    "v": "v", "θ": "th", "ð": "th", "s": "s", "z": "z", "ʃ": "sh", "ʒ": "zh", "tʃ": "ch",
    "dʒ": "j", "ʧ": "ch", "ʤ": "j", "h": "h", "m": "m", "n": "n", "ŋ": "ng", "l": "l", "ɫ": "l",
    "r": "r", "ɹ": "r", "ɾ": "d", "j": "y", "w": "w", "x": "k", "ç": "h", "ʁ": "r", "ɲ": "ny",
    "y": "oo", "ø": "ur", "œ": "ur", " ": " ", "-": "-",
  ]
}
