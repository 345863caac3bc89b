/// How a segment is heard, besides its place in the announcement.
enum SegmentSound: Sendable, Hashable {
  /// Not at all.
  case none
  /// As spoken words.
  case speech(Utterance)
  /// As spoken words, the last of which is spoken by the second utterance: the pitch cue.
  case raised(Utterance, Utterance)
  /// As words compressed in time.
  case spearcon(Utterance)
  /// As a short sound.
  case earcon([Int16])

  /// The most frames of a spearcon: a quarter of a second.
  static func spearconFrames(sampleRate: Int) -> Int { sampleRate / 4 }
}

extension AnnouncementRenderer {
  /// How the segment of an index is heard.
  ///
  /// - Throws: ``EngineError`` where the profile's voice does not exist or no engine answers.
  func sound(of index: Int, in segments: [Segment]) async throws -> SegmentSound {
    let segment = segments[index]
    let rate = synthesizer.sampleRate
    switch segment.form {
    case .sound:
      return earcon(self.moreContent ?? .moreContent(sampleRate: rate), segment.role)
    case .edge: return earcon(.edge(sampleRate: rate), segment.role)
    case .wrap: return earcon(.wrap(sampleRate: rate), segment.role)
    case .pitch: return .none
    case .speech, .spearcon: break
    }
    guard !segment.text.isEmpty else { return .none }
    var utterance = try await utterance(for: segment)
    if segment.form == .spearcon {
      utterance.parameters.rate = max(utterance.parameters.rate, Self.spearconRate)
      return .spearcon(utterance)
    }
    guard isRaised(index, in: segments) else { return .speech(utterance) }
    var higher = utterance
    higher.parameters.pitch = min(
      higher.parameters.pitch + Self.raise, SpeechParameters.pitches.upperBound)
    return .raised(utterance, higher)
  }

  /// Renders a sound whole.
  ///
  /// - Throws: the ``EngineError`` of what could not be spoken.
  func render(_ sound: SegmentSound) async throws -> RenderedSpeech {
    let rate = synthesizer.sampleRate
    switch sound {
    case .none: return RenderedSpeech(sampleRate: rate)
    case .earcon(let frames): return RenderedSpeech(sampleRate: rate, frames: frames)
    case .speech(let utterance): return try await synthesizer.renderWhole(utterance).get()
    case .spearcon(let utterance):
      let words = try await synthesizer.renderWhole(utterance).get().frames
      let frames = TimeCompression.compress(
        words.withoutSilenceAround, to: SegmentSound.spearconFrames(sampleRate: rate),
        sampleRate: rate)
      return RenderedSpeech(sampleRate: rate, frames: frames)
    case .raised(let utterance, let higher):
      async let end = synthesizer.renderWhole(higher)
      let speech = try await synthesizer.renderWhole(utterance).get()
      return speech.ending(as: try await end.get(), fromWordAt: utterance.text.startOfLastWord)
    }
  }

  /// The rate above which eSpeak NG compresses by itself; faster from here on is compressed here.
  private static let spearconRate = 450
  /// What the pitch cue adds to the pitch, 0 to 99: about half an octave, plainly heard.
  private static let raise = 30

  private func earcon(_ earcon: Earcon, _ role: Segment.Role) -> SegmentSound {
    .earcon(earcon.frames(volume: profile.parameters(for: role).volume))
  }

  /// Whether the next segment that can be heard is the sign of a raised pitch.
  private func isRaised(_ index: Int, in segments: [Segment]) -> Bool {
    segments[(index + 1)...].first { $0.form != .speech || !$0.text.isEmpty }?.form == .pitch
  }
}

extension RenderedSpeech {
  /// The speech with its end taken from another rendering of the same text, from the word on that
  /// stands at a place of the text, in Unicode scalars; from the start where no word is marked so far on.
  func ending(as other: RenderedSpeech, fromWordAt place: Int) -> RenderedSpeech {
    func isLast(_ mark: SpeechMark) -> Bool {
      mark.kind == .word && mark.range.upperBound > place
    }
    guard let here = marks.first(where: isLast)?.frame,
      let there = other.marks.first(where: isLast)?.frame
    else { return other }
    // Both are laid over each other for 3 ms, so that the change does not click.
    let overlap = min(sampleRate / 333, frames.count - here, other.frames.count - there)
    var result = self
    result.frames = Array(frames[..<here]) + other.frames[there...]
    for frame in 0..<max(0, overlap) {
      let old = Int(frames[here + frame]) * (overlap - frame)
      let new = Int(other.frames[there + frame]) * frame
      result.frames[here + frame] = Int16((old + new) / overlap)
    }
    result.marks = marks.filter { $0.frame < here }
    result.marks += other.marks.filter { $0.frame >= there }.map { mark in
      var mark = mark
      mark.frame += here - there
      return mark
    }
    return result
  }
}

extension String {
  /// Where the last word begins, in Unicode scalars; 0 where there is but one.
  var startOfLastWord: Int {
    let scalars = Array(unicodeScalars)
    guard let end = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return 0 }
    return scalars[..<end].lastIndex { $0.properties.isWhitespace }.map { $0 + 1 } ?? 0
  }
}

extension [Int16] {
  /// Without the silence at both ends.
  fileprivate var withoutSilenceAround: [Int16] {
    guard let first = firstIndex(where: { $0.magnitude > 50 }),
      let last = lastIndex(where: { $0.magnitude > 50 })
    else { return self }
    return Array(self[first...last])
  }
}
