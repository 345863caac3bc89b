extension SpokenForms {
  func split(_ draft: SpokenDraft, of segment: Segment) -> SpokenReading {
    var draft = draft
    draft.finish()
    var segment = segment
    let isChanged = draft.findings.contains { if case .spoken = $0.outcome { true } else { false } }
    if isChanged {
      segment.text = String(draft.spoken)
      segment.map = SpokenMap(pieces: draft.pieces)
    }
    return SpokenReading(segments: [segment], findings: draft.findings)
  }
}
