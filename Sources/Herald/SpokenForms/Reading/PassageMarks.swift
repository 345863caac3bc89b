/// The marks that stand in a text: a rule that needs others has nothing to find in it.
package struct PassageMarks: OptionSet, Sendable, Hashable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A full stop.
  package static let stop = PassageMarks(rawValue: 1 << 0)
  /// A colon.
  package static let colon = PassageMarks(rawValue: 1 << 1)
  /// A slash of any kind.
  package static let slash = PassageMarks(rawValue: 1 << 2)
  /// A plus, hyphen, dash, minus or tilde.
  package static let sign = PassageMarks(rawValue: 1 << 3)
  /// The sign of feet or inches, or a quotation mark.
  package static let quote = PassageMarks(rawValue: 1 << 4)
  /// A cross between measures, or the letter that stands for it.
  package static let cross = PassageMarks(rawValue: 1 << 5)
  /// A mark outside ASCII: a star, an arrow, a raised digit, an emoji, a degree.
  package static let wide = PassageMarks(rawValue: 1 << 6)
  /// Seven digits or more.
  package static let manyDigits = PassageMarks(rawValue: 1 << 7)
  /// An opening bracket.
  package static let bracket = PassageMarks(rawValue: 1 << 8)
  /// A bar.
  package static let bar = PassageMarks(rawValue: 1 << 9)
  /// The symbol of a currency.
  package static let currency = PassageMarks(rawValue: 1 << 10)
  /// A word that may be a symbol, a name or a sign of its own.
  package static let word = PassageMarks(rawValue: 1 << 11)
  /// A percent sign.
  package static let percent = PassageMarks(rawValue: 1 << 12)
  /// What a rule needs that looks at every text.
  package static let none = PassageMarks([])

  /// Whether a text with these marks may hold what the rule looks for.
  func isMet(by marks: PassageMarks) -> Bool {
    rawValue == 0 || !isDisjoint(with: marks)
  }

  /// The marks of the tokens of a text.
  init(_ scalars: [Unicode.Scalar], _ tokens: ArraySlice<Token>) {
    var marks = PassageMarks([])
    var digits = 0
    for token in tokens {
      switch token.kind {
      case .digits: digits += token.range.count
      case .sign: marks.insert(.sign)
      case .currency: marks.insert(.currency)
      case .word:
        marks.insert(.word)
        if token.range.count == 1, scalars[token.range.lowerBound].value | 0x20 == 0x78 {
          marks.insert(.cross)
        }
      case .mark: marks.formUnion(Self.of(scalars[token.range.lowerBound]))
      case .space, .none: break
      }
    }
    if digits >= 7 { marks.insert(.manyDigits) }
    self = marks
  }

  private static func of(_ mark: Unicode.Scalar) -> PassageMarks {
    switch mark {
    case ".": .stop
    case ":": .colon
    case "/": .slash
    case "⁄": [.slash, .wide]
    case "'", "\"": .quote
    case "′", "″", "’", "”": [.quote, .wide]
    case "×", "✕": [.cross, .wide]
    case "~": .sign
    case "〜", "～": [.sign, .wide]
    case "(": .bracket
    case "|": .bar
    case "%": .percent
    default: mark.isASCII ? [] : .wide
    }
  }
}
