/// A spoken text in the making, with its map and what the rules found.
struct SpokenDraft {
  let passage: Passage
  private(set) var spoken: [Unicode.Scalar] = []
  private(set) var pieces: [SpokenMap.Piece] = []
  private(set) var findings: [SpokenReading.Finding] = []
  /// How much of the written text is done, in Unicode scalars.
  private var done = 0

  init(passage: Passage) {
    self.passage = passage
    spoken.reserveCapacity(2 * passage.scalars.count + 20)
    pieces.reserveCapacity(4)
  }

  /// Takes over what a rule made of tokens.
  mutating func take(_ reading: Reading, from index: Int, rule: String) {
    let range = passage.range(index..<reading.end)
    if let reason = reading.undecided {
      findings.append(.init(rule: rule, written: range, outcome: .undecided(reason)))
      return
    }
    guard let text = reading.spoken else { return }
    replace(range, with: text, rule: rule)
  }

  /// Says a text in place of a stretch of the written one, in Unicode scalars.
  mutating func replace(_ range: Range<Int>, with text: String, rule: String) {
    keep(upTo: range.lowerBound)
    let scalars = [Unicode.Scalar](of: text)
    guard !scalars.elementsEqual(passage.scalars[range]) else { return }
    findings.append(.init(rule: rule, written: range, outcome: .spoken(text)))
    // What both have in common at their ends, up to a space, is said as it is written.
    let written = passage.scalars[range]
    var lead = 0
    var common = 0
    // The replaced stretch is never empty, so that every piece stands for something.
    while common < min(scalars.count, written.count - 1),
      scalars[common] == written[range.lowerBound + common]
    {
      common += 1
      if scalars[common - 1] == " " { lead = common }
    }
    keep(upTo: range.lowerBound + lead)
    append(scalars[lead...], for: range.lowerBound + lead..<range.upperBound, isVerbatim: false)
    done = range.upperBound
  }

  /// Notes what was found of a stretch that stays as it is.
  mutating func note(_ finding: SpokenReading.Finding) {
    findings.append(finding)
  }

  /// Ends the text.
  mutating func finish() {
    keep(upTo: passage.scalars.count)
  }

  private mutating func keep(upTo end: Int) {
    guard done < end else { return }
    append(passage.scalars[done..<end], for: done..<end, isVerbatim: true)
    done = end
  }

  private mutating func append(
    _ scalars: ArraySlice<Unicode.Scalar>, for written: Range<Int>, isVerbatim: Bool
  ) {
    spoken.append(contentsOf: scalars)
    pieces.append(
      .init(
        spoken: spoken.count - scalars.count..<spoken.count, written: written,
        isVerbatim: isVerbatim))
  }
}

extension [Unicode.Scalar] {
  /// The scalars of a text; most texts are ASCII, where every byte is one.
  init(of text: String) {
    self.init()
    reserveCapacity(text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { append(Unicode.Scalar(byte)) }
    } else {
      append(contentsOf: text.unicodeScalars)
    }
  }
}

extension Passage {
  /// The stretch of tokens in the text, in Unicode scalars.
  func range(_ indices: Range<Int>) -> Range<Int> {
    tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound - 1].range.upperBound
  }
}
