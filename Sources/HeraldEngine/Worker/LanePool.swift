import Herald

/// Lends lanes, each to one rendering at a time.
final class LanePool: Sendable {
  private struct State: Sendable {
    var idle: [Lane] = []
    var lent = 0
    var waiting: [Waiting] = []
    var lastID = 0
  }

  private struct Waiting: Sendable {
    let id: Int
    let purpose: Purpose
    let continuation: CheckedContinuation<Lane?, Never>
  }

  /// What a lane is borrowed for.
  enum Purpose: Sendable {
    /// A rendering that gives the lane back by itself, as soon as the worker is done.
    case whole
    /// A stream, which holds the lane for as long as its reader takes.
    case stream
  }

  private let state = Guarded(State())
  private let jobs: Int
  private let streams: Int
  private let makeLane: @Sendable () -> Lane

  /// Creates a pool that lends `jobs` lanes at once, beyond them `streams` more to streams alone, and
  /// keeps `jobs` of those that come back.
  init(jobs: Int, streams: Int, makeLane: @escaping @Sendable () -> Lane) {
    self.jobs = jobs
    self.streams = streams
    self.makeLane = makeLane
  }

  /// A lane, as soon as one is free; nil where the task was cancelled.
  func borrow(for purpose: Purpose) async -> Lane? {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let lane: Lane?? = state.withLock { state in
          if Task.isCancelled { return .some(nil) }
          if let lane = take(for: purpose, from: &state) { return lane }
          state.waiting.append(Waiting(id: id, purpose: purpose, continuation: continuation))
          return nil
        }
        if let lane { continuation.resume(returning: lane) }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0) }
      }
      waiting?.continuation.resume(returning: nil)
    }
  }

  /// Gives a lane back.
  ///
  /// It is kept also where others are still lent: ending it would cost the next rendering the start of
  /// a worker.
  func giveBack(_ lane: Lane) {
    let next = state.withLock { state -> CheckedContinuation<Lane?, Never>? in
      state.lent -= 1
      let index = state.waiting.firstIndex { state.lent < limit(for: $0.purpose) }
      if let index {
        state.lent += 1
        return state.waiting.remove(at: index).continuation
      }
      if state.idle.count < jobs { state.idle.append(lane) }
      return nil
    }
    next?.resume(returning: lane)
  }

  /// The lane used last is the one whose child in waiting most likely has the voice.
  private func take(for purpose: Purpose, from state: inout State) -> Lane? {
    guard state.lent < limit(for: purpose) else { return nil }
    state.lent += 1
    return state.idle.popLast() ?? makeLane()
  }

  private func limit(for purpose: Purpose) -> Int {
    switch purpose {
    case .whole: jobs
    case .stream: jobs + streams
    }
  }
}
