extension AnnouncementRenderer {
  /// Renders a plan as it is heard: segment by segment, with the pauses between them.
  ///
  /// Marks and their frames count from the start of the announcement; each segment begins with a mark
  /// of its own. A segment that cannot be spoken is told to `onFault` and left out, so that the rest is
  /// heard. The stream throws only where no engine answers or the profile's voice does not exist.
  public func stream(
    _ plan: AnnouncementPlan, onFault: @escaping @Sendable (Int, EngineError) -> Void = { _, _ in }
  ) -> AsyncThrowingStream<SpeechChunk, any Error> {
    let source = AnnouncementSource(renderer: self, plan: plan, onFault: onFault)
    return AsyncThrowingStream { try await source.next() }
  }
}

/// Hands out the chunks of an announcement one by one.
private actor AnnouncementSource {
  private let renderer: AnnouncementRenderer
  private let plan: AnnouncementPlan
  private let onFault: @Sendable (Int, EngineError) -> Void
  private var index = -1
  private var chunks: AsyncThrowingStream<SpeechChunk, any Error>.Iterator?
  /// Where the segment being rendered starts, in frames of the announcement.
  private var start = 0
  /// The frames that were handed out.
  private var handedOut = 0
  /// The pause that is due before the next segment that can be heard.
  private var pause = 0
  private var isFirstChunk = true

  init(
    renderer: AnnouncementRenderer, plan: AnnouncementPlan,
    onFault: @escaping @Sendable (Int, EngineError) -> Void
  ) {
    self.renderer = renderer
    self.plan = plan
    self.onFault = onFault
  }

  func next() async throws -> SpeechChunk? {
    while true {
      if let chunk = try await nextOfSegment() { return chunk }
      if index >= 0, index < plan.segments.count, handedOut > start {
        pause = renderer.pauseFrames(after: plan.segments[index])
      }
      index += 1
      guard index < plan.segments.count else { return nil }
      start = handedOut
      isFirstChunk = true
      chunks = try await chunksOfSegment()
    }
  }

  /// The sound of the segment: as it is rendered where it is plain speech, else whole.
  private func chunksOfSegment() async throws -> AsyncThrowingStream<SpeechChunk, any Error>
    .Iterator?
  {
    let sound = try await renderer.sound(of: index, in: plan.segments)
    do {
      switch sound {
      case .none: return nil
      case .speech(let utterance):
        return renderer.synthesizer.render(utterance).makeAsyncIterator()
      case .raised(let utterance, _):
        // What cannot be spoken whole is heard without the sign, as far as it can be spoken.
        guard let whole = try? await renderer.render(sound) else {
          return renderer.synthesizer.render(utterance).makeAsyncIterator()
        }
        return AsyncThrowingStream(one: withSign(whole, utterance)).makeAsyncIterator()
      case .spearcon, .earcon:
        let whole = try await renderer.render(sound)
        return AsyncThrowingStream(one: SpeechChunk(frames: whole.frames, marks: whole.marks))
          .makeAsyncIterator()
      }
    } catch let error as EngineError where error.code != .noEngine {
      onFault(index, error)
      return nil
    }
  }

  /// A speech with a raised end: the segment of the sign is heard from its last word on.
  private func withSign(_ speech: RenderedSpeech, _ utterance: Utterance) -> SpeechChunk {
    var chunk = SpeechChunk(frames: speech.frames, marks: speech.marks)
    let place = utterance.text.startOfLastWord
    let last = chunk.marks.firstIndex { $0.kind == .word && $0.range.upperBound > place }
    if let sign = plan.segments[index...].firstIndex(where: { $0.form == .pitch }) {
      chunk.marks.insert(
        SpeechMark(
          kind: .segment(sign), frame: last.map { chunk.marks[$0].frame } ?? 0, range: 0..<0),
        at: last.map { $0 + 1 } ?? chunk.marks.count)
    }
    return chunk
  }

  /// The next chunk of the segment being rendered; nil at its end.
  private func nextOfSegment() async throws -> SpeechChunk? {
    guard var iterator = chunks else { return nil }
    do {
      guard var chunk = try await iterator.next(isolation: self) else {
        chunks = nil
        return nil
      }
      chunks = iterator
      if isFirstChunk {
        // The pause goes with the first sound after it, so that none is heard at the end.
        isFirstChunk = false
        chunk.frames.insert(contentsOf: repeatElement(0, count: pause), at: 0)
        start += pause
        pause = 0
        let length = plan.segments[index].text.unicodeScalars.count
        chunk.marks.insert(
          SpeechMark(kind: .segment(index), frame: 0, range: 0..<length), at: 0)
      }
      handedOut += chunk.frames.count
      for mark in chunk.marks.indices { chunk.marks[mark].frame += start }
      return chunk
    } catch let error as EngineError where error.code != .noEngine {
      chunks = nil
      onFault(index, error)
      return nil
    }
  }
}

extension AsyncThrowingStream where Element == SpeechChunk, Failure == any Error {
  /// A stream of a single chunk.
  fileprivate init(one chunk: SpeechChunk) {
    self.init { continuation in
      continuation.yield(chunk)
      continuation.finish()
    }
  }
}
