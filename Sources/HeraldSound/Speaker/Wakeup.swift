import Synchronization

/// Lets tasks wait until another one, or the audio server's thread, says that something has changed.
final class Wakeup: Sendable {
  private struct State {
    /// Whether something has changed that no task has waited for.
    var isSet = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Says that something has changed.
  func signal() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isSet = state.waiting.isEmpty
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits for a change since the last wait; at most so long, and not in a task that is cancelled.
  func wait(atMost duration: Duration) async {
    let timer = Task { if (try? await Task.sleep(for: duration)) != nil { signal() } }
    defer { timer.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.isSet || Task.isCancelled {
            state.isSet = false
            return true
          }
          state.waiting.append(continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      signal()
    }
  }
}
