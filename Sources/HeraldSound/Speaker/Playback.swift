import Herald
import Synchronization

/// The buffer of one play, shared by the speaker and the audio server's thread.
final class Playback: Sendable {
  private struct State {
    var buffer = PlaybackBuffer()
    /// Marks that were heard and are not told yet.
    var reached: [SpeechMark] = []
    var failure: (any Error)?
  }

  private let state = Mutex(State())

  /// What the source of the sound threw, once it has ended.
  var failure: (any Error)? { state.withLock { $0.failure } }

  func withLock<Result: Sendable>(_ body: (inout PlaybackBuffer) -> Result) -> Result {
    state.withLock { body(&$0.buffer) }
  }

  func finish(_ failure: (any Error)?) {
    state.withLock {
      $0.buffer.finish()
      $0.failure = failure
    }
  }

  func advance(to frame: Int) {
    state.withLock { $0.reached += $0.buffer.advance(to: frame) }
  }

  /// The marks that were heard since the last call.
  func takeReached() -> [SpeechMark] {
    state.withLock { state in
      defer { state.reached = [] }
      return state.reached
    }
  }
}
