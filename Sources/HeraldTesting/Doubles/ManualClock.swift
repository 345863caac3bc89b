import Synchronization

/// A clock for tests that stands still until it is told to go on.
public final class ManualClock: Clock {
  /// A point in the clock's time.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was created.
    public var offset: Duration

    /// A later point, or an earlier one.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from here to another point.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the first point is before the second.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }

    /// The time since the clock was created.
    public var description: String { offset.description }
  }

  private struct Sleeper {
    var deadline: Instant
    var order: Int
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var nextOrder = 0
    var cancelled: Set<Int> = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// Creates a clock at zero.
  public init() {}

  /// The present.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest step: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until the clock was told to go as far as a point.
  ///
  /// - Throws: `CancellationError` where the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let order = state.withLock { state in
      state.nextOrder += 1
      return state.nextOrder
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(deadline: deadline, order: order, continuation: continuation))
      }
    } onCancel: {
      cancel(order)
    }
  }

  /// Goes on, and wakes those whose time has come, the earliest first.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: max(.zero, duration))
      let due = state.sleepers.values.filter { $0.deadline <= state.now }
        .sorted { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
      for sleeper in due { state.sleepers[sleeper.order] = nil }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until at least this many tasks sleep, so that going on meets them.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.sleepers.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  private func add(_ sleeper: Sleeper) {
    enum Outcome { case due, cancelled, asleep([CheckedContinuation<Void, Never>]) }
    let outcome: Outcome = state.withLock { state in
      if state.cancelled.remove(sleeper.order) != nil { return .cancelled }
      if sleeper.deadline <= state.now { return .due }
      state.sleepers[sleeper.order] = sleeper
      let count = state.sleepers.count
      let reached = state.watchers.filter { $0.count <= count }.map(\.continuation)
      state.watchers.removeAll { $0.count <= count }
      return .asleep(reached)
    }
    switch outcome {
    case .due: sleeper.continuation.resume()
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    case .asleep(let watchers): for watcher in watchers { watcher.resume() }
    }
  }

  private func cancel(_ order: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: order)
      // The task may be cancelled before it has begun to sleep.
      if sleeper == nil { state.cancelled.insert(order) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
