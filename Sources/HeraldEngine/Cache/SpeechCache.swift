import Herald

/// The cache in memory before the one on disk, counted.
struct SpeechCache: Sendable {
  let memory: MemoryCache
  let disk: DiskCache?
  let counts: Statistics

  /// The speech of a key; one from disk is kept in memory from then on.
  func speech(for key: SpeechKey) -> RenderedSpeech? {
    if let speech = memory.speech(for: key) {
      counts.count(\.memoryHits)
      return speech
    }
    if let speech = disk?.speech(for: key) {
      counts.count(\.diskHits)
      memory.keep(speech, for: key)
      return speech
    }
    counts.count(\.misses)
    return nil
  }

  /// Keeps what was rendered without a fault.
  func keep(_ speech: RenderedSpeech, for key: SpeechKey) {
    memory.keep(speech, for: key)
    disk?.keep(speech, for: key)
  }
}
