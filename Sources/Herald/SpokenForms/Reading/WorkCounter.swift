#if DEBUG
  import Synchronization

  /// Counts how often rules look at a token, so that tests can tell how work grows with a text.
  ///
  /// Only debug builds count.
  package final class WorkCounter: Sendable {
    /// What counts the passages that are made inside the task.
    @TaskLocal package static var current: WorkCounter?

    private let looks = Atomic<Int>(0)

    package init() {}

    /// The looks so far.
    package var count: Int { looks.load(ordering: .relaxed) }

    func look() {
      looks.wrappingAdd(1, ordering: .relaxed)
    }
  }
#endif
