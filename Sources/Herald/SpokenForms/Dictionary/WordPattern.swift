/// A pattern of the listener's dictionary, which looks at every scalar at most once for each of its
/// states: its time is bounded whatever it says.
///
/// It knows literals, `.`, `\d \w \s` and their capitals, classes `[a-z0-9]` and `[^…]`, groups, `|`,
/// and the repetitions `? * + {m} {m,} {m,n}`. It has no back references and no look-around.
public struct WordPattern: Sendable {
  /// Why a pattern cannot be used.
  public struct PatternError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public var description: String
  }

  /// A step of the machine that the pattern is.
  enum Step: Sendable, Hashable {
    case one(ScalarClass)
    case split(Int, Int)
    case jump(Int)
    case found
  }

  /// The longest stretch that is looked at, in Unicode scalars.
  static let reach = 200
  /// The most steps that a pattern may have once its repetitions are written out.
  static let limit = 500

  let steps: [Step]

  /// Reads a pattern.
  ///
  /// - Throws: where it is malformed, matches nothing at all, or is too large.
  public init(_ text: String) throws(PatternError) {
    var parser = WordPatternParser(Array(text.unicodeScalars))
    steps = try parser.parse()
    if longestMatch(in: []) != nil {
      throw PatternError(description: "it matches the empty text")
    }
  }

  /// The length of the longest match at the beginning of a text, in Unicode scalars.
  package func longestMatch(in text: ArraySlice<Unicode.Scalar>) -> Int? {
    var current: Set<Int> = []
    var longest: Int?
    enter(0, &current)
    if current.contains(where: { steps[$0] == .found }) { longest = 0 }
    for (offset, scalar) in text.prefix(Self.reach).enumerated() {
      var next: Set<Int> = []
      for state in current {
        if case .one(let scalars) = steps[state], scalars.contains(scalar) {
          enter(state + 1, &next)
        }
      }
      if next.isEmpty { break }
      if next.contains(where: { steps[$0] == .found }) { longest = offset + 1 }
      current = next
    }
    return longest
  }

  /// Adds a state and those that it leads to without a scalar.
  private func enter(_ first: Int, _ states: inout Set<Int>) {
    var waiting = [first]
    while let state = waiting.popLast() {
      guard states.insert(state).inserted else { continue }
      switch steps[state] {
      case .jump(let other): waiting.append(other)
      case .split(let one, let other): waiting += [one, other]
      case .one, .found: break
      }
    }
  }
}

/// The scalars that one place of a pattern takes.
struct ScalarClass: Sendable, Hashable {
  /// A part of a class.
  enum Part: Sendable, Hashable {
    case any, digit, word, space
    case range(UInt32, UInt32)
  }

  var parts: [Part]
  var isInverted = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    parts.contains { part in
      switch part {
      case .any: true
      case .digit: (0x30...0x39).contains(scalar.value)
      case .word:
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      case .space: scalar.properties.isWhitespace
      case .range(let low, let high): low <= scalar.value && scalar.value <= high
      }
    } != isInverted
  }
}
