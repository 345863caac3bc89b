internal import Herald

/// A kind of text that eSpeak NG 1.51 reads badly.
///
/// Source: what was heard (as phonemes) of the same texts in en-us; kinds that other languages were
/// not listened to for are told for English alone.
struct BadReading: Sendable {
  /// What kind of text it is.
  var name: String
  /// What is heard.
  var heard: String
  /// Whether it is known for English alone.
  var isEnglish = true
  /// Whether it is told for values alone; in a label it is too often a name ("Mercedes 280s").
  var isOfValues = false
  /// Texts that are of the kind.
  var bad: [String]
  /// Texts that look alike and are read well.
  var good: [String] = []
  /// Whether the kind begins at a token.
  var begins: @Sendable (_ text: TokenText, _ index: Int) -> Bool

  /// What is wrong with the first stretch of a text that is of any kind.
  static func fault(in text: String, language tag: String, isLabel: Bool = false) -> String? {
    let text = TokenText(text)
    let language = LanguageTag(tag).primary
    if !text.hasWords {
      return text.tokens.isEmpty ? nil : "nothing of it is heard"
    }
    for index in text.tokens.indices {
      for reading in all
      where !(isLabel && reading.isOfValues) && (!reading.isEnglish || language == "en") {
        if reading.begins(text, index) { return reading.heard }
      }
      if text.isForeign(index, to: language) {
        return "letters of another script are read as their names, or not at all"
      }
    }
    return nil
  }
}

/// A text in tokens, for looking at a token and its neighbours.
struct TokenText: Sendable {
  let scalars: [Unicode.Scalar]
  let tokens: [Token]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    tokens = Token.all(of: scalars)
  }

  /// Whether there is a word or number in it.
  var hasWords: Bool { tokens.contains { $0.kind == .word || $0.kind == .digits || isNumeral($0) } }

  /// The kind of a token; `none` outside the text.
  func kind(_ index: Int) -> Token.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .none
  }

  /// The number of scalars of a token; 0 outside the text.
  func length(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.count : 0
  }

  /// The first scalar of a token.
  func scalar(_ index: Int) -> Unicode.Scalar? {
    tokens.indices.contains(index) ? scalars[tokens[index].range.lowerBound] : nil
  }

  /// A token as text; empty outside the text.
  func word(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(String.UnicodeScalarView(scalars[tokens[index].range]))
  }

  /// Whether a token is this mark.
  func has(_ mark: Unicode.Scalar, _ index: Int) -> Bool {
    scalar(index) == mark && length(index) == 1
  }

  /// Whether a token is a dash that is longer than a hyphen.
  func isLongDash(_ index: Int) -> Bool {
    scalar(index).map { (0x2012...0x2015).contains($0.value) } ?? false
  }

  /// The index behind white space.
  func afterSpace(_ index: Int) -> Int { kind(index) == .space ? index + 1 : index }

  /// The digits that begin at an index and go on in groups, and what stands between the groups.
  func groups(from index: Int, isBetween: (Int) -> Int?) -> [Int] {
    var lengths: [Int] = []
    var next = index
    while kind(next) == .digits {
      lengths.append(length(next))
      guard let end = isBetween(next + 1), kind(end) == .digits else { break }
      next = end
    }
    return lengths
  }

  private func isNumeral(_ token: Token) -> Bool {
    scalars[token.range.lowerBound].properties.numericType != nil
  }

  /// Whether a word is of a script that a voice of a Latin language cannot read.
  func isForeign(_ index: Int, to language: String) -> Bool {
    guard kind(index) == .word, !Self.otherScripts.contains(language), let first = scalar(index)
    else { return false }
    return first.value >= 0x370 && !(0x1E00...0x1EFF).contains(first.value)
      && !(0xFB00...0xFB06).contains(first.value) && first.properties.isAlphabetic
      && length(index) > (first.value < 0x400 ? 1 : 0)
  }

  /// The languages that are not written in Latin letters alone.
  private static let otherScripts: Set<String> = [
    "am", "ar", "as", "ba", "be", "bg", "bn", "chr", "cmn", "cv", "el", "fa", "grc", "gu", "hak",
    "he", "hi", "hy", "ja", "ka", "kk", "kn", "ko", "kok", "ky", "mk", "ml", "mr", "my", "ne", "or",
    "pa", "ru", "sd", "shn", "si", "sr", "syr", "ta", "te", "th", "tt", "ug", "uk", "ur", "yi",
    "yue", "zh",
  ]
}
