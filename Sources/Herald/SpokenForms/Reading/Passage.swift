/// A text being read: its tokens, and what is known of where it stands.
///
/// Tokens are addressed by index; an index outside the text is a token of kind `none`, so that rules
/// need no bounds checks.
package struct Passage: Sendable {
  /// The text.
  package let scalars: [Unicode.Scalar]
  /// The text in tokens.
  package let tokens: [Token]
  /// The text of each token: rules look words up more often than there are tokens.
  private let texts: [String]
  /// The index of the first token of the value; what is before it is the name of the field.
  package var valueStart = 0
  /// What the name of the field tells of the value.
  package var field = FieldMeaning()
  /// The language of the text.
  package let language: SpokenLanguage

  package init(
    _ scalars: [Unicode.Scalar], field: FieldMeaning = FieldMeaning(), language: SpokenLanguage
  ) {
    self.scalars = scalars
    self.field = field
    self.language = language
    let tokens = Token.all(of: scalars)
    self.tokens = tokens
    texts = tokens.map { String(scalars[$0.range]) }
  }

  /// The kind of a token.
  package func kind(_ index: Int) -> Token.Kind {
    index >= 0 && index < tokens.count ? tokens[index].kind : .none
  }

  /// The text of tokens.
  package func text(_ indices: Range<Int>) -> String {
    guard indices.lowerBound >= 0, indices.upperBound <= tokens.count else { return "" }
    return texts[indices].joined()
  }

  /// The text of a token.
  package func text(_ index: Int) -> String {
    index >= 0 && index < texts.count ? texts[index] : ""
  }

  /// The number of scalars of a token.
  package func length(_ index: Int) -> Int {
    index >= 0 && index < tokens.count ? tokens[index].range.count : 0
  }

  /// The first scalar of a token.
  package func scalar(_ index: Int) -> Unicode.Scalar? {
    index >= 0 && index < tokens.count ? scalars[tokens[index].range.lowerBound] : nil
  }

  /// Whether a token is this mark.
  package func has(_ mark: Unicode.Scalar, _ index: Int) -> Bool {
    scalar(index) == mark && length(index) == 1
  }

  /// Whether a token is this word or these digits, without regard to the case of ASCII letters.
  package func reads(_ word: String, _ index: Int) -> Bool {
    guard length(index) == word.utf8.count else { return false }
    return texts[index].lowercased() == word
  }

  /// Whether a token is a dash or minus.
  package func isDash(_ index: Int) -> Bool {
    kind(index) == .sign && scalar(index)?.isDash == true
  }

  /// The index after white space, if there is any at an index.
  package func skippingSpace(_ index: Int) -> Int { kind(index) == .space ? index + 1 : index }

  /// Whether the text has no token there, or one that closes a phrase: a comma, a bracket, a full
  /// stop at the end.
  package func closes(_ index: Int) -> Bool {
    switch kind(index) {
    case .none: return true
    case .mark:
      guard let mark = scalar(index) else { return true }
      switch mark {
      case ",", ";", ":", ")", "]", "!", "?", "，", "。", "、", "；", "）", "！", "？", "…": return true
      case ".": return kind(index + 1) == .none || kind(index + 1) == .space
      default: return false
      }
    default: return false
    }
  }

  /// Whether a token begins a word of its own: nothing that belongs to it stands before it.
  package func opens(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case .none, .space: return true
    case .mark:
      guard let mark = scalar(index - 1) else { return true }
      switch mark {
      case ",", ":": return kind(index - 2) != .digits
      case "(", "[", "{", ";", "\"", "'", "“", "„", "«", "‘", "（", "【", "、", "，", "。", "：", "；",
        "~",
        "≈", "≤", "≥", "<", ">", "=", "×", "•":
        return true
      default: return false
      }
    case .word: return kind(index) == .digits && isIdeographic(index - 1)
    default: return false
    }
  }

  /// Whether the value is these tokens and nothing else.
  package func isWhole(_ indices: Range<Int>) -> Bool {
    indices.lowerBound == valueStart && indices.upperBound == tokens.count
  }

  /// Whether a word is in Chinese characters or kana, which are written without spaces.
  package func isIdeographic(_ index: Int) -> Bool {
    guard kind(index) == .word, let scalar = scalar(index) else { return false }
    return (0x3040...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Whether a word begins with a capital letter.
  package func isCapitalised(_ index: Int) -> Bool {
    kind(index) == .word && scalar(index)?.properties.isUppercase == true
  }
}

extension String {
  /// The text of scalars.
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    guard scalars.allSatisfy(\.isASCII) else {
      var view = UnicodeScalarView()
      for scalar in scalars { view.append(scalar) }
      self.init(view)
      return
    }
    self.init(unsafeUninitializedCapacity: scalars.count) { bytes in
      var count = 0
      for scalar in scalars {
        bytes[count] = UInt8(truncatingIfNeeded: scalar.value)
        count += 1
      }
      return count
    }
  }
}
