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
  /// Which marks stand in the name of the field, and which in the value.
  private var fieldMarks = PassageMarks([])
  private var valueMarks: PassageMarks
  /// The number at the token that rules are being asked about, which most of them want to know.
  private var remembered: RememberedNumeral?
  /// The index of the first token of the value; what is before it is the name of the field.
  package var valueStart = 0 {
    didSet {
      fieldMarks = PassageMarks(scalars, tokens[..<valueStart])
      valueMarks = PassageMarks(scalars, tokens[valueStart...])
      addMarksOfField()
    }
  }
  /// What the name of the field tells of the value.
  package var field = FieldMeaning()
  /// The language of the text.
  package let language: SpokenLanguage
  #if DEBUG
    private let counter = WorkCounter.current
  #endif

  package init(
    _ scalars: [Unicode.Scalar], field: FieldMeaning = FieldMeaning(), language: SpokenLanguage
  ) {
    self.scalars = scalars
    self.field = field
    self.language = language
    let tokens = Token.all(of: scalars)
    self.tokens = tokens
    texts = tokens.map { String(scalars[$0.range]) }
    valueMarks = PassageMarks(scalars, tokens[...])
    addMarksOfField()
  }

  /// A field of telephone numbers has short ones as well.
  private mutating func addMarksOfField() {
    if field.contains(.telephone) { valueMarks.insert(.manyDigits) }
  }

  /// Which marks stand in the part of the text that a token belongs to: the name of the field or the
  /// value.
  func marks(at index: Int) -> PassageMarks { index < valueStart ? fieldMarks : valueMarks }

  private struct RememberedNumeral {
    var index: Int
    var opens: Bool
    var close: Numeral?
    var spaced: Numeral?
  }

  /// Reads the number at an index, to be had from ``numeral(at:plainSpaces:)`` without reading again.
  mutating func rememberNumeral(at index: Int) {
    remembered = nil
    let close = numeral(at: index)
    remembered = RememberedNumeral(
      index: index, opens: beginsWord(index), close: close,
      spaced: hasPlainGroup(at: index) ? numeral(at: index, plainSpaces: true) : close)
  }

  /// Whether a space and three digits stand behind the digits at an index, or behind a sign's.
  private func hasPlainGroup(at index: Int) -> Bool {
    let space = kind(index) == .sign ? index + 2 : index + 1
    return kind(space) == .space && length(space + 1) == 3
  }

  /// The number that is remembered at an index; nil where none was looked for there.
  func rememberedNumeral(at index: Int, plainSpaces: Bool) -> Numeral?? {
    guard let remembered, remembered.index == index else { return nil }
    return .some(plainSpaces ? remembered.spaced : remembered.close)
  }

  /// The kind of a token.
  package func kind(_ index: Int) -> Token.Kind {
    #if DEBUG
      counter?.look()
    #endif
    return index >= 0 && index < tokens.count ? tokens[index].kind : .none
  }

  /// The text of tokens.
  package func text(_ indices: Range<Int>) -> String {
    guard indices.lowerBound >= 0, indices.upperBound <= tokens.count else { return "" }
    guard let first = indices.first, let last = indices.last else { return "" }
    if first == last { return texts[first] }
    return String(scalars[tokens[first].range.lowerBound..<tokens[last].range.upperBound])
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
    #if DEBUG
      counter?.look()
    #endif
    return index >= 0 && index < tokens.count ? scalars[tokens[index].range.lowerBound] : nil
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
    kind(index) == .sign && scalar(index)?.isDash == true || isTilde(index)
  }

  /// Whether a token is a dash that joins the ends of a range and never the parts of a code.
  package func isLongDash(_ index: Int) -> Bool {
    guard kind(index) == .sign, let scalar = scalar(index) else { return false }
    return (0x2012...0x2015).contains(scalar.value) || isTilde(index)
  }

  /// Whether a token is the wave of a Chinese, Japanese or Korean range, which ASCII's may stand for.
  package func isTilde(_ index: Int) -> Bool {
    switch scalar(index) {
    case "〜", "～": true
    case "~": language.isEastAsian && kind(index - 1) != .none
    default: false
    }
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
    remembered?.index == index ? remembered?.opens == true : beginsWord(index)
  }

  private func beginsWord(_ index: Int) -> Bool {
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
    case .word:
      return (kind(index) == .digits || kind(index) == .currency) && isIdeographic(index - 1)
    // The upper end of a range: 20 °C–25 °C.
    case .sign:
      return isLongDash(index - 1) && kind(index - 2) != .space && kind(index - 2) != .none
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

  /// Whether a word is one that no rule looks at: in small letters but for its first, no short name of
  /// a month or the like, and followed by a space, a comma or nothing.
  package func isOrdinary(_ index: Int) -> Bool {
    guard kind(index) == .word, length(index) >= 2,
      kind(index + 1) == .space || kind(index + 1) == .none || has(",", index + 1)
    else { return false }
    var packed: UInt64 = 0
    for (offset, scalar) in scalars[tokens[index].range].enumerated() {
      guard (0x61...0x7A).contains(scalar.value | (offset == 0 ? 0x20 : 0)) else { return false }
      packed = packed << 8 | UInt64(scalar.value | 0x20)
    }
    return length(index) > 8 || !language.shortWords.contains(packed)
  }

  /// Whether a word begins with a capital letter.
  package func isCapitalised(_ index: Int) -> Bool {
    guard kind(index) == .word, let scalar = scalar(index) else { return false }
    return scalar.isASCII
      ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
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
