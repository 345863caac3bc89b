/// A text without markup, with places in it that are to be told when they are heard.
public struct MarkedText: Sendable, Hashable {
  /// A place in a text.
  public struct Mark: Sendable, Hashable {
    /// What is to happen there.
    public enum Kind: Sendable, Hashable {
      /// The client is told this name.
      case named(String)
      /// The sign for a capital letter is heard.
      case capital
    }

    /// What is to happen.
    public var kind: Kind
    /// The place, in Unicode scalars from the start.
    public var offset: Int

    /// Creates a mark.
    public init(_ kind: Kind, at offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  /// The text.
  public var scalars: [Unicode.Scalar]
  /// The marks, in order of their places.
  public var marks: [Mark]

  /// Creates a text.
  public init(_ text: String = "", marks: [Mark] = []) {
    scalars = Array(text.unicodeScalars)
    self.marks = marks
  }

  /// The text as a string.
  public var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Whether there is nothing to speak.
  public var isBlank: Bool { scalars.allSatisfy(\.properties.isWhitespace) }

  /// Adds a mark at the end.
  public mutating func append(_ kind: Mark.Kind) {
    marks.append(Mark(kind, at: scalars.count))
  }

  /// What a rule puts in place of some scalars.
  struct Replacement {
    /// How many scalars it stands for, at least 1.
    var count: Int
    var scalars: [Unicode.Scalar]
    /// Marks that are added before it.
    var marks: [Mark.Kind] = []
  }

  /// The text with a rule applied from left to right; marks move along with what they stand before.
  func rewritten(_ rule: ([Unicode.Scalar], Int) -> Replacement?) -> MarkedText {
    var result = MarkedText()
    result.scalars.reserveCapacity(scalars.count)
    var marks = marks[...]
    var index = 0
    while index < scalars.count {
      let replacement = rule(scalars, index)
      let end = index + max(1, replacement?.count ?? 1)
      while let mark = marks.first, mark.offset < end {
        result.append(mark.kind)
        marks = marks.dropFirst()
      }
      for kind in replacement?.marks ?? [] { result.append(kind) }
      if let replacement {
        result.scalars += replacement.scalars
      } else {
        result.scalars.append(scalars[index])
      }
      index = end
    }
    for mark in marks { result.append(mark.kind) }
    return result
  }
}
