import HeraldStudy
import Synchronization

/// What the making of a study tells, on stderr: a line for each step, and warnings once.
final class StudyProgress: Sendable {
  private struct Step {
    var name = ""
    var progress: Progress?
    var warnings: Set<String> = []
  }

  private let quiet: Bool
  private let step = Mutex(Step())

  /// Begins with nothing done.
  init(quiet: Bool) { self.quiet = quiet }

  /// Takes what the work tells.
  @Sendable func take(_ event: StudyMaker.Event) {
    step.withLock { step in
      switch event {
      case .progress(let name, let done, let total):
        if step.name != name {
          step.progress?.end()
          step.name = name
          step.progress = Progress(name, total: total, quiet: quiet)
        }
        step.progress?.update(done)
      case .warning(let text):
        step.progress?.end()
        if step.warnings.insert(text).inserted { message(text) }
      }
    }
  }

  /// Clears the line.
  func end() { step.withLock { $0.progress?.end() } }
}
