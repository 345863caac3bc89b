import Herald

/// Lends lanes, each to one rendering at a time.
final class LanePool: Sendable {
  private struct State: Sendable {
    var idle: [Lane] = []
    var lent = 0
    var waiting: [(id: Int, continuation: CheckedContinuation<Lane?, Never>)] = []
    var lastID = 0
  }

  private let state = Guarded(State())
  private let capacity: Int
  private let kept: Int
  private let makeLane: @Sendable () -> Lane

  /// Creates a pool that lends at most `capacity` lanes at once and keeps `kept` of them alive.
  init(capacity: Int, kept: Int, makeLane: @escaping @Sendable () -> Lane) {
    self.capacity = capacity
    self.kept = kept
    self.makeLane = makeLane
  }

  /// A lane, as soon as one is free; nil where the task was cancelled.
  func borrow() async -> Lane? {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let lane: Lane?? = state.withLock { state in
          if Task.isCancelled { return .some(nil) }
          if let lane = take(from: &state) { return lane }
          state.waiting.append((id, continuation))
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
  func giveBack(_ lane: Lane) {
    let next = state.withLock { state -> CheckedContinuation<Lane?, Never>? in
      if !state.waiting.isEmpty { return state.waiting.removeFirst().continuation }
      state.lent -= 1
      if state.idle.count + state.lent < kept { state.idle.append(lane) }
      return nil
    }
    next?.resume(returning: lane)
  }

  /// The lane used last is the one whose child in waiting most likely has the voice.
  private func take(from state: inout State) -> Lane? {
    guard state.lent < capacity else { return nil }
    state.lent += 1
    return state.idle.popLast() ?? makeLane()
  }
}
