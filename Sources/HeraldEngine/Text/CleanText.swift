/// A text as the engine is given it, with the way back to the text as it was written.
struct CleanText: Sendable, Hashable {
  /// The scalars the engine gets.
  var scalars: [Unicode.Scalar]
  /// For each of them, its place in the original; one more at the end, for the end.
  var origins: [Int]
  /// The scalars of the original.
  var original: [Unicode.Scalar]

  /// Creates a text that needs no cleaning.
  init(unchanged text: String) {
    original = Array(text.unicodeScalars)
    scalars = original
    origins = Array(0...original.count)
  }

  /// Cleans a text.
  init(cleaning text: String) { self.init(unchanged: text) }

  /// The text of a stretch.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// A stretch in the places of the original.
  func original(_ range: Range<Int>) -> Range<Int> {
    origins[range.lowerBound]..<origins[range.upperBound]
  }
}
