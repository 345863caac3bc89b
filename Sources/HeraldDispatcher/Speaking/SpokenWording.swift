internal import Herald

/// A stretch of a text in the words that a person would say.
struct SpokenStretch: Hashable {
  /// The words, with the marks of the written text.
  var text: MarkedText
  /// The language of the voice it needs; nil for the voice of the whole.
  var language: String?
}

extension MarkedText {
  /// The text in its spoken forms, cut where a run of another script needs a voice of its own.
  ///
  /// - Parameters:
  ///   - language: of the voice that speaks it, as a BCP 47 tag.
  ///   - hint: what the text is, where the client says so.
  func inSpokenForms(
    _ forms: SpokenForms, language: String, as hint: SpokenHint? = nil
  ) -> [SpokenStretch] {
    let whole = Segment(role: .content, written: text, language: language, spokenAs: hint)
    let segments = forms.read(whole).segments
    if segments == [whole] { return [SpokenStretch(text: self)] }
    var stretches: [SpokenStretch] = []
    var marks = marks[...]
    var start = 0
    for (index, segment) in segments.enumerated() {
      let written = Array(segment.written.unicodeScalars)
      let isLast = index == segments.count - 1
      let due = marks.prefix { isLast || $0.offset < start + written.count }
      marks = marks.dropFirst(due.count)
      let spoken = Array(segment.text.unicodeScalars)
      var stretch = MarkedText(segment.text)
      stretch.marks = due.map {
        Mark($0.kind, at: Self.place(of: $0.offset - start, written, spoken, segment.map))
      }
      stretches.append(
        SpokenStretch(
          text: stretch, language: segment.language == language ? nil : segment.language))
      start += written.count
    }
    return stretches
  }

  /// Where a place of the written text is in the spoken one.
  ///
  /// Inside a reading, the words of both are counted: the first of two written words is at the first
  /// spoken one, the second in the middle of them.
  private static func place(
    of offset: Int, _ written: [Unicode.Scalar], _ spoken: [Unicode.Scalar], _ map: SpokenMap?
  ) -> Int {
    guard let map else { return min(offset, spoken.count) }
    guard let piece = map.pieces.first(where: { $0.written.upperBound > offset }) else {
      return spoken.count
    }
    let reach = offset - piece.written.lowerBound
    if piece.isVerbatim { return piece.spoken.lowerBound + reach }
    let words = wordStarts(in: written[piece.written])
    let names = wordStarts(in: spoken[piece.spoken])
    let before = words.prefix { $0 < offset }.count
    guard before > 0, !names.isEmpty else { return piece.spoken.lowerBound }
    let number = before * names.count / words.count
    return number < names.count ? names[number] : piece.spoken.upperBound
  }

  private static func wordStarts(in scalars: ArraySlice<Unicode.Scalar>) -> [Int] {
    scalars.indices.filter {
      !scalars[$0].properties.isWhitespace
        && ($0 == scalars.startIndex || scalars[$0 - 1].properties.isWhitespace)
    }
  }
}
