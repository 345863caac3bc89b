/// A stretch of a text that rules look at as one: a run of digits, a word, white space, or one mark.
package struct Token: Sendable, Hashable {
  /// What a token is made of.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// ASCII digits.
    case digits
    /// Letters and the marks that combine with them.
    case word
    /// White space of any kind.
    case space
    /// A plus, or any of the hyphens, dashes and minus signs there are.
    case sign
    /// The symbol of a currency.
    case currency
    /// Any other scalar, one a token.
    case mark
    /// Nothing: before the first or after the last token.
    case none
  }

  /// What the token is made of.
  package var kind: Kind
  /// Where it stands in the text, in Unicode scalars.
  package var range: Range<Int>
}

extension Token {
  /// Cuts a text into tokens, in one pass.
  package static func all(of scalars: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(scalars.count / 2 + 1)
    var start = 0
    while start < scalars.count {
      let kind = kind(of: scalars[start])
      var end = start + 1
      if kind == .digits || kind == .word || kind == .space {
        while end < scalars.count, continues(kind, with: scalars[end]),
          kind != .word || !isEdge(scalars[end - 1], scalars[end])
        {
          end += 1
        }
      }
      tokens.append(Token(kind: kind, range: start..<end))
      start = end
    }
    return tokens
  }

  /// Whether Latin letters meet Chinese characters or kana, which are written without spaces: 180cmです.
  private static func isEdge(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one.isASCII != other.isASCII && max(one.value, other.value) >= 0x3041
      && min(one.value, other.value) < 0x80
  }

  private static func continues(_ kind: Kind, with scalar: Unicode.Scalar) -> Bool {
    Self.kind(of: scalar) == kind || kind == .word && scalar.isCombining
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x30...0x39: return .digits
    case 0x41...0x5A, 0x61...0x7A: return .word
    case 0x20, 0x09...0x0D, 0xA0, 0x202F, 0x2000...0x200A, 0x3000: return .space
    case 0x2B, 0x2D, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0B, 0xFF0D, 0xB1: return .sign
    case 0x301C, 0xFF5E: return .sign  // the waves of Japanese and Chinese ranges
    case 0x24, 0xA2...0xA5, 0xE3F, 0x20A0...0x20C0, 0xFF04, 0xFFE1, 0xFFE5: return .currency
    case 0..<0x80: return .mark
    case 0xAA, 0xBA: return .mark  // ordinal indicators
    case 0x3400...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0xAC00...0xD7A3: return .word
    default: return scalar.properties.isAlphabetic ? .word : .mark
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar combines with the one before it.
  fileprivate var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: value < 0xFE00 || value > 0xFE0F
    default: false
    }
  }

  /// Whether the scalar is a dash or minus of any kind, the plus excepted.
  package var isDash: Bool {
    switch value {
    case 0x2D, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }
}
