import SynthProtocol

/// Lets another thread end the rendering that a lane is busy with.
///
/// The lane's own thread waits for the worker's next message; the worker's answer to the
/// cancelling is what wakes it.
final class CancelSwitch: Sendable {
  private struct State: Sendable {
    var isCancelled = false
    var request: (worker: WorkerProcess, number: UInt32)?
  }

  private let state = Guarded(State())

  /// Whether ``cancel()`` was called.
  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Ends the request under way, and keeps others from beginning.
  func cancel() {
    state.withLock { state in
      guard !state.isCancelled else { return }
      state.isCancelled = true
      if let request = state.request { _ = request.worker.send(.cancel(request.number)) }
    }
  }

  /// Sends a request that can be cancelled; false where the worker is gone, or it is too late.
  func send(_ request: SpeakRequest, to worker: WorkerProcess) -> Bool {
    state.withLock { state in
      guard !state.isCancelled else { return false }
      state.request = (worker, request.number)
      return worker.send(.speak(request))
    }
  }

  /// Notes that no request is under way.
  func ended() { state.withLock { $0.request = nil } }
}
