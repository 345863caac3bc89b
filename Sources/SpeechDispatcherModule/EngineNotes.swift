import HeraldEngine

/// What the engine had to do to go on, in words for the log.
struct EngineNotes: Sendable {
  private let engine: EngineSynthesizer
  private var told: EngineStatistics

  /// Notes what happens from now on.
  init(of engine: EngineSynthesizer) {
    self.engine = engine
    told = engine.statistics
  }

  /// What has happened since the last note; nil where all went well.
  mutating func next() -> String? {
    let now = engine.statistics
    defer { told = now }
    let parts = [
      Self.words(now.workersLost - told.workersLost, "replaced", "worker"),
      Self.words(now.retries - told.retries, "tried again", "part of a text", "parts of texts"),
      Self.words(now.skipped - told.skipped, "skipped", "part of a text", "parts of texts"),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : "the engine " + parts.joined(separator: ", ")
  }

  private static func words(
    _ count: Int, _ done: String, _ one: String, _ many: String? = nil
  ) -> String? {
    count <= 0 ? nil : "\(done) \(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
