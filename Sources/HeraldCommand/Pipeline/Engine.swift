import Herald
import HeraldEngine

/// The engine as the options ask for it.
struct Engine: Sendable {
  /// What renders.
  let synthesizer: EngineSynthesizer

  /// Makes the client; workers start when they are needed.
  init(_ arguments: Arguments, jobs: Int) throws {
    synthesizer = try EngineSynthesizer(jobs: jobs)
  }

  /// The figures of the run, on stderr, where they were asked for.
  func printStatistics(_ arguments: Arguments) {
    guard arguments.has("stats") else { return }
    message("\(synthesizer.statistics)")
  }
}
