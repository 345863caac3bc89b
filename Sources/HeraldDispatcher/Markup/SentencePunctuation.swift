extension MarkedText {
  /// The text with stray blanks taken out, so that sentences sound as they were written.
  ///
  /// Marks and words put in for symbols leave blanks behind ("friends ."), which cost the engine the
  /// sentence's melody. Blanks before closing punctuation go, others become one; line breaks stay.
  public func withoutStrayBlanks() -> MarkedText {
    var isStart = true
    return rewritten { scalars, index in
      guard isGap(scalars[index]) else {
        isStart = false
        return nil
      }
      var end = index
      while end < scalars.count, isGap(scalars[end]) { end += 1 }
      let isGone = isStart || end == scalars.count || closesSentence(scalars, at: end)
      if isGone { return Replacement(count: end - index, scalars: []) }
      return end - index == 1 ? nil : Replacement(count: end - index, scalars: [" "])
    }
  }

  /// The text ended like a sentence, unless it has an end already or nothing to end.
  mutating func endSentence() {
    guard let last = scalars.last(where: { !$0.properties.isWhitespace }) else { return }
    if !closing.contains(last) { scalars.append(".") }
    scalars.append(" ")
  }
}

private let closing: Set<Unicode.Scalar> = [".", ",", ";", ":", "?", "!", "…"]

private func isGap(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar == "\t" || scalar == "\u{A0}" || scalar == "\u{202F}"
}

/// Whether closing punctuation begins at an index and is followed by white space or the end.
private func closesSentence(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
  var end = index
  while end < scalars.count, closing.contains(scalars[end]) { end += 1 }
  return end > index && (end == scalars.count || scalars[end].properties.isWhitespace)
}
