internal import CPulse
import Herald
import Synchronization

/// A connection to the audio server with one stream for playing, from its opening to its loss.
///
/// `@unchecked Sendable`: the pulse objects and all variables are touched only under the lock of the
/// loop, which libpulse's callbacks hold as well; `changes` is Sendable by itself.
final class PulseStream: @unchecked Sendable {
  enum State: Equatable {
    case connecting, ready
    case lost(reason: String)
  }

  private let loop: PulseLoop
  private let sampleRate: Int
  private let device: String?
  /// Told after everything that the speaker may have waited for.
  private let changes: @Sendable () -> Void
  private var context: OpaquePointer?
  private var stream: OpaquePointer?
  private var playback: Playback?
  private var deviceNames: [String] = []
  private var isDeviceListed = false
  private var failure: String?

  /// Silence that is still to be written before the sound.
  private var silenceLeft = 0
  /// Frames written for the current play, silence included.
  private var written = 0
  private var silenceWritten = 0
  private var isCorked = false

  init(
    loop: PulseLoop, sampleRate: Int, device: String?, changes: @escaping @Sendable () -> Void
  ) {
    self.loop = loop
    self.sampleRate = sampleRate
    self.device = device
    self.changes = changes
  }
}
