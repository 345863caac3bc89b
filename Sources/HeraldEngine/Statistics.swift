/// What the engine's client did so far; for people, never part of a result.
public struct EngineStatistics: Sendable, Hashable {
  /// Utterances found in the cache in memory.
  public var memoryHits = 0
  /// Utterances found in the cache on disk.
  public var diskHits = 0
  /// Utterances that had to be rendered.
  public var misses = 0
  /// Texts that were rendered in more than one piece.
  public var splits = 0
  /// Pieces that were tried again in smaller parts after the engine had failed on them.
  public var retries = 0
  /// Pieces that were left out, each reported with an error.
  public var skipped = 0
  /// Workers that were lost and replaced.
  public var workersLost = 0
}

/// Counts from any thread.
final class Statistics: Sendable {
  private let values = Guarded(EngineStatistics())

  var current: EngineStatistics { values.withLock { $0 } }

  func count(_ path: any WritableKeyPath<EngineStatistics, Int> & Sendable) {
    values.withLock { $0[keyPath: path] += 1 }
  }
}
