import Herald

/// One utterance being read chunk by chunk; holds a lane from the first chunk to the last.
actor Reading {
  private let utterance: Utterance
  private let synthesizer: EngineSynthesizer
  private let cancelSwitch = CancelSwitch()
  private var lane: Lane?
  private var key: SpeechKey?
  private var gathered: RenderedSpeech
  private var cached: [SpeechChunk] = []
  private var isBegun = false

  init(_ utterance: Utterance, of synthesizer: EngineSynthesizer) {
    self.utterance = utterance
    self.synthesizer = synthesizer
    gathered = RenderedSpeech(sampleRate: synthesizer.sampleRate)
  }

  deinit {
    cancelSwitch.cancel()
    if let lane { synthesizer.pool.giveBack(lane) }
  }

  /// The next chunk, nil at the end.
  func next() async throws(EngineError) -> SpeechChunk? {
    do {
      if !isBegun { try await begin() }
      if !cached.isEmpty { return cached.removeFirst() }
      guard let lane else { return nil }
      let chunk = try await withTaskCancellationHandler {
        try await lane.next()
      } onCancel: {
        cancelSwitch.cancel()
      }
      if let chunk { gather(chunk) } else { keep() }
      return chunk
    } catch {
      release()
      throw error as? EngineError ?? .cancelled(utterance)
    }
  }

  private func begin() async throws {
    isBegun = true
    let (voice, key) = try await synthesizer.prepare(utterance)
    if let speech = synthesizer.cache.speech(for: key) {
      cached = [SpeechChunk(frames: speech.frames, marks: speech.marks)]
      return
    }
    guard let borrowed = await synthesizer.pool.borrow() else {
      throw EngineError.cancelled(utterance)
    }
    self.key = key
    lane = borrowed
    await borrowed.begin(
      synthesizer.rendition(of: utterance, voice: voice, isWhole: false, cancelSwitch))
  }

  /// A speech that the cache would not keep is not gathered either.
  private func gather(_ chunk: SpeechChunk) {
    guard key != nil else { return }
    gathered.frames += chunk.frames
    gathered.marks += chunk.marks
    if 2 * gathered.frames.count > synthesizer.cache.memory.capacity / 4 {
      key = nil
      gathered.frames = []
    }
  }

  private func keep() {
    if let key { synthesizer.cache.keep(gathered, for: key) }
    release()
  }

  private func release() {
    if let lane { synthesizer.pool.giveBack(lane) }
    lane = nil
  }
}
