import Herald
import Synchronization

/// The buffer of one play, shared by the speaker and the audio server's thread.
final class Playback: Sendable {
  private let buffer = Mutex(PlaybackBuffer())

  func withLock<Result>(_ body: (inout PlaybackBuffer) -> sending Result) -> sending Result {
    buffer.withLock(body)
  }
}
