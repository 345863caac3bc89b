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

  /// The text of a stretch.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// The first place whose scalar stands at this place of the original, or after it.
  func place(ofOriginal index: Int) -> Int {
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if origins[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A stretch in the places of the original.
  func original(_ range: Range<Int>) -> Range<Int> {
    origins[range.lowerBound]..<origins[range.upperBound]
  }
}
