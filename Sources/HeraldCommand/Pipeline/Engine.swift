import Herald
import HeraldEngine

/// The engine as the options ask for it.
struct Engine: Sendable {
  /// What renders.
  let synthesizer: EngineSynthesizer

  /// Makes the client; workers start when they are needed.
  init(_ arguments: Arguments, jobs: Int) throws {
    do {
      let cache = try arguments.string("cache").map { try DiskCache(folder: $0) }
      synthesizer = try EngineSynthesizer(jobs: jobs, diskCache: cache)
    } catch let error as DiskCache.FolderError {
      throw Failure(.cannotWrite, error.description)
    }
  }

  /// The figures of the run, on stderr, where they were asked for.
  func printStatistics(_ arguments: Arguments) {
    guard arguments.has("stats") else { return }
    let figures = synthesizer.statistics
    message(
      "segments: \(figures.misses) rendered, \(figures.memoryHits) from memory, "
        + "\(figures.diskHits) from disk; \(figures.splits) split, \(figures.retries) retried, "
        + "\(figures.skipped) skipped; workers replaced: \(figures.workersLost)")
  }
}
