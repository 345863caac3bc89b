import Herald

/// One utterance being read chunk by chunk; holds a lane from the first chunk to the last.
actor Reading {
  private let utterance: Utterance
  private let synthesizer: EngineSynthesizer
  private let cancelSwitch = CancelSwitch()
  private var lane: Lane?
  private var isOver = false

  init(_ utterance: Utterance, of synthesizer: EngineSynthesizer) {
    self.utterance = utterance
    self.synthesizer = synthesizer
  }

  deinit {
    cancelSwitch.cancel()
    if let lane { synthesizer.pool.giveBack(lane) }
  }

  /// The next chunk, nil at the end.
  func next() async throws(EngineError) -> SpeechChunk? {
    if isOver { return nil }
    do {
      let lane = try await begun()
      let chunk = try await withTaskCancellationHandler {
        try await lane.next()
      } onCancel: {
        cancelSwitch.cancel()
      }
      if chunk == nil { end() }
      return chunk
    } catch {
      end()
      throw error as? EngineError ?? .cancelled(utterance)
    }
  }

  private func begun() async throws -> Lane {
    if let lane { return lane }
    let rendition = try await synthesizer.rendition(of: utterance, cancelSwitch)
    guard let borrowed = await synthesizer.pool.borrow() else {
      throw EngineError.cancelled(utterance)
    }
    lane = borrowed
    await borrowed.begin(rendition)
    return borrowed
  }

  private func end() {
    isOver = true
    if let lane { synthesizer.pool.giveBack(lane) }
    lane = nil
  }
}
