extension SpokenForms {
  /// The segment with its spoken text, cut where a run of another script needs a voice of its own.
  func split(_ draft: SpokenDraft, of segment: Segment) -> SpokenReading {
    var draft = draft
    draft.finish()
    let runs = foreignRuns(in: draft, of: segment)
    guard !runs.isEmpty else {
      var segment = segment
      if !draft.pieces.allSatisfy(\.isVerbatim) {
        segment.text = String(draft.spoken[...])
        segment.map = SpokenMap(pieces: draft.pieces)
      }
      return SpokenReading(segments: [segment], findings: draft.findings)
    }
    var segments: [Segment] = []
    var findings = draft.findings
    var start = 0
    let end = draft.passage.scalars.count
    for run in runs {
      if start < run.range.lowerBound {
        segments.append(draft.segment(segment, start..<run.range.lowerBound))
      }
      var foreign = draft.segment(segment, run.range)
      foreign.language = run.language
      segments.append(foreign)
      findings.append(
        .init(rule: "script", written: run.range, outcome: .language(run.language)))
      start = run.range.upperBound
    }
    if start < end { segments.append(draft.segment(segment, start..<end)) }
    for index in segments.indices.dropLast() { segments[index].runsOn = true }
    findings.sort { $0.written.lowerBound < $1.written.lowerBound }
    return SpokenReading(segments: segments, findings: findings)
  }

  private struct Run {
    var range: Range<Int>
    var language: String
  }

  /// The runs of at least two letters that the voice of the segment cannot read; a single letter of
  /// another script is a symbol, and does not switch voices.
  private func foreignRuns(in draft: SpokenDraft, of segment: Segment) -> [Run] {
    let scalars = draft.passage.scalars
    guard scalars.contains(where: { $0.value >= 0x370 }) else { return [] }
    let own = Script.scripts(of: draft.passage.language.primary)
    var runs: [Run] = []
    for piece in draft.pieces where piece.isVerbatim {
      var start: Int?
      var end = piece.written.lowerBound
      var found: Set<Script> = []
      var letters = 0
      func close() {
        if let start, letters >= 2,
          let language = Script.language(of: found, wanted: listenerLanguages)
        {
          runs.append(Run(range: start..<end, language: language))
        }
        start = nil
        found = []
        letters = 0
      }
      for index in piece.written {
        let script = Script(scalars[index])
        guard let script else { continue }
        if script == .latin || own.contains(script) {
          close()
        } else {
          // Kana and Chinese characters are one script in Japanese.
          if !found.isEmpty, !found.contains(script),
            !(Script.japanese.contains(script) && found.isSubset(of: Script.japanese))
          {
            close()
          }
          if start == nil { start = index }
          found.insert(script)
          letters += 1
          end = index + 1
        }
      }
      close()
    }
    return widened(runs, in: draft)
  }

  /// The runs with the marks and white space around them that no voice would say alone.
  private func widened(_ runs: [Run], in draft: SpokenDraft) -> [Run] {
    var runs = runs
    let scalars = draft.passage.scalars
    func isSaid(_ range: Range<Int>) -> Bool {
      range.contains {
        scalars[$0].properties.isAlphabetic || scalars[$0].properties.numericType != nil
      }
        || draft.pieces(overlapping: range).contains { !$0.isVerbatim }
    }
    for index in runs.indices {
      let before = index == 0 ? 0 : runs[index - 1].range.upperBound
      if index == 0, !isSaid(before..<runs[index].range.lowerBound) {
        runs[index].range = before..<runs[index].range.upperBound
      }
      let after = index + 1 < runs.count ? runs[index + 1].range.lowerBound : scalars.count
      if !isSaid(runs[index].range.upperBound..<after) {
        runs[index].range = runs[index].range.lowerBound..<after
      }
    }
    return runs
  }
}

extension SpokenDraft {
  /// The pieces that stand for some of a stretch, found by halving.
  fileprivate func pieces(overlapping range: Range<Int>) -> ArraySlice<SpokenMap.Piece> {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].written.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return pieces[low...].prefix { $0.written.lowerBound < range.upperBound }
  }

  /// The part of the segment that a stretch of the written text is.
  ///
  /// The ends of the stretch have to lie between pieces or in verbatim ones.
  func segment(_ whole: Segment, _ range: Range<Int>) -> Segment {
    var said: [Unicode.Scalar] = []
    var cut: [SpokenMap.Piece] = []
    for piece in pieces(overlapping: range) {
      let lower = max(piece.written.lowerBound, range.lowerBound)
      let upper = min(piece.written.upperBound, range.upperBound)
      let stretch =
        piece.isVerbatim
        ? piece.spoken.lowerBound + lower - piece.written.lowerBound..<piece.spoken.lowerBound
          + upper - piece.written.lowerBound
        : piece.spoken
      said.append(contentsOf: spoken[stretch])
      cut.append(
        .init(
          spoken: said.count - stretch.count..<said.count,
          written: lower - range.lowerBound..<upper - range.lowerBound,
          isVerbatim: piece.isVerbatim))
    }
    var part = whole
    part.written = String(passage.scalars[range])
    part.text = String(said[...])
    part.map = cut.allSatisfy(\.isVerbatim) ? nil : SpokenMap(pieces: cut)
    return part
  }
}
