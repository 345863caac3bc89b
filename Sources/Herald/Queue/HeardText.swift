/// The words of an announcement that were heard, as they come.
struct HeardText: Sendable {
  private var parts: [String] = []
  private var segment: [Unicode.Scalar] = []
  private var isOpen = false
  private var end = 0

  /// A segment begins; the one before was heard whole.
  mutating func begin(_ segment: Segment) {
    finish()
    self.segment = Array(segment.written.unicodeScalars)
    isOpen = true
    end = 0
  }

  /// A word of the segment began; gives its text and its place, nil for one that is not in it.
  mutating func word(_ range: Range<Int>) -> (text: String, range: Range<Int>)? {
    let inside = range.clamped(to: 0..<segment.count)
    guard isOpen, !inside.isEmpty else { return nil }
    end = max(end, inside.upperBound)
    return (String(segment[inside]), inside)
  }

  /// The segment was heard whole.
  mutating func finish() {
    end = segment.count
    cut()
  }

  /// The segment was cut after the last word that began.
  mutating func cut() {
    if isOpen, end > 0 { parts.append(String(segment[..<end])) }
    isOpen = false
    segment = []
    end = 0
  }

  /// What was heard so far.
  var text: String {
    (parts + (isOpen && end > 0 ? [String(segment[..<end])] : [])).joined(separator: " ")
  }
}
