/// What is taken out of a text before the engine gets it, and why.
///
/// The rules touch only what the engine (eSpeak NG 1.51; measured) would obey, lose or garble: a plain
/// text passes unchanged, so that its sound stays that of the espeak-ng command. `[[` needs no rule,
/// since the engine is not told to look for phoneme codes.
enum TextHygiene {
  /// What happens to a scalar.
  enum Fate: Sendable, Hashable {
    case kept
    case dropped
    case replaced(by: Unicode.Scalar)
  }

  /// The longest run of one letter or sign that is passed on.
  ///
  /// A line drawn with signs is not read, and a cry of a thousand letters says no more than this.
  static let longestRun = 32
  /// The most combining marks on one character; no script needs more, and hundreds are torn apart.
  static let mostMarks = 8
  /// White space beyond this is cut down.
  ///
  /// The engine counts places within 2,047 scalars of a clause's start; spaces alone can fill that.
  static let longestSpace = 32

  /// The fate of a scalar for its own sake.
  static func fate(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Fate {
    switch scalar.value {
    // Tab and line ends are white space.
    case 0x09, 0x0A, 0x0D: return .kept
    // NEL is an old line end.
    case 0x85: return .replaced(by: "\n")
    // NUL ends the text, U+0001 and U+0002 begin commands and phoneme codes, the others are spaces
    // to the engine; so they all become one.
    case 0x00...0x1F, 0x7F...0x9F: return .replaced(by: " ")
    // Soft hyphen, zero-width space, directional marks, embeddings and isolates, word joiner and
    // invisible operators, byte-order mark, Mongolian vowel separator, grapheme joiner: they are not
    // seen, but would part a word in two.
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFEFF:
      return .dropped
    // The zero-width joiner belongs to emoji and to the scripts of India; in others it parts words.
    case 0x200D: return (previous?.value ?? 0) < 0x0900 ? .dropped : .kept
    // Private use has no meaning outside its font (an icon before a word, mostly), the replacement
    // character and the object's place have none at all, and the last are annotations and tags.
    case 0xE000...0xF8FF, 0xFFF9...0xFFFD, 0xE0000...0xE0FFF, 0xF0000...0x10FFFF:
      return .replaced(by: " ")
    default:
      // Code points that are no characters.
      let isNoncharacter = scalar.value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar.value
      return isNoncharacter ? .replaced(by: " ") : .kept
    }
  }

  /// Whether the scalar at this place parts the groups of a number ("91 014", with a no-break, thin or
  /// narrow space), which the engine would read as two numbers.
  ///
  /// It does where up to three digits come before it and exactly three after it. A plain space may as
  /// well stand between two numbers.
  static func isGroupSpace(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard groupSpaces.contains(scalars[index]) else { return false }
    let after = digits(scalars, from: index + 1, step: 1)
    let before = digits(scalars, from: index - 1, step: -1)
    return after == 3 && (1...3).contains(before)
  }

  private static let groupSpaces = "\u{A0}\u{202F}\u{2009}\u{2007}".unicodeScalars

  private static func digits(_ scalars: [Unicode.Scalar], from start: Int, step: Int) -> Int {
    var count = 0
    var index = start
    while scalars.indices.contains(index), count < 4,
      scalars[index].properties.generalCategory == .decimalNumber
    {
      count += 1
      index += step
    }
    return count
  }
}

extension CleanText {
  /// Cleans a text by the rules of ``TextHygiene``.
  init(cleaning text: String) {
    self.init(unchanged: text)
    if original.allSatisfy({ 0x20..<0x7F ~= $0.value }) && !hasLongRun { return }
    var clean: [Unicode.Scalar] = []
    var places: [Int] = []
    clean.reserveCapacity(original.count)
    places.reserveCapacity(original.count + 1)
    var run = Run()
    for (index, scalar) in original.enumerated() {
      var scalar = scalar
      switch TextHygiene.fate(of: scalar, after: clean.last) {
      case .dropped: continue
      case .replaced(let other): scalar = other
      case .kept: if TextHygiene.isGroupSpace(original, at: index) { continue }
      }
      guard run.admits(scalar) else { continue }
      clean.append(scalar)
      places.append(index)
    }
    places.append(original.count)
    scalars = clean
    origins = places
  }

  private var hasLongRun: Bool {
    var run = Run()
    return !original.allSatisfy { run.admits($0) }
  }

  /// Counts runs of one scalar, of white space, and of combining marks.
  private struct Run {
    private var last: Unicode.Scalar?
    private var count = 0
    private var marks = 0
    private var spaces = 0

    mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
      count = scalar == last ? count + 1 : 1
      last = scalar
      if scalar.value < 0x80 {
        marks = 0
        guard scalar == " " || 0x09...0x0D ~= scalar.value else {
          spaces = 0
          return count <= TextHygiene.longestRun || 0x30...0x39 ~= scalar.value
        }
        spaces += 1
        return spaces <= TextHygiene.longestSpace
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        marks += 1
        return marks <= TextHygiene.mostMarks
      case .spaceSeparator, .lineSeparator, .paragraphSeparator:
        spaces += 1
        return spaces <= TextHygiene.longestSpace
      case let category:
        marks = 0
        spaces = 0
        // Digits are data, and so are emoji.
        return count <= TextHygiene.longestRun || category == .decimalNumber
          || category == .otherSymbol
      }
    }
  }
}
