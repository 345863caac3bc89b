import Dispatch
import Glibc
import HeraldDispatcher
import Synchronization

/// The protocol, shared by the thread that reads, the thread that writes and the messages spoken.
///
/// Writing has a thread of its own, since the server lets it block while a `STOP` is on its way.
final class Outlet: Sendable {
  private let module: Mutex<ModuleProtocol>
  private let work = DispatchSemaphore(value: 0)
  private let isWritten = DispatchSemaphore(value: 0)

  /// When the message's begin was written.
  private let begin = Mutex(ContinuousClock.now)

  init(sampleRate: Int) { module = Mutex(ModuleProtocol(sampleRate: sampleRate)) }

  /// Changes the protocol's state; what is to be written then is written.
  func update<Result>(_ change: (inout ModuleProtocol) -> Result) -> Result
  where Result: Sendable {
    let result = module.withLock { change(&$0) }
    work.signal()
    return result
  }

  /// The frames of sound that wait to be written.
  var waitingFrameCount: Int { module.withLock { $0.waitingFrameCount } }

  /// Writes what is to be written until the module has left.
  func startWriting(to descriptor: Int32) {
    DispatchQueue(label: "herald.writer", qos: .userInteractive).async { [self] in
      while true {
        work.wait()
        while let output = module.withLock({ $0.nextOutput() }) {
          if output.place == .end { waitForTheServer() }
          write(output.bytes, to: descriptor)
          if output.place == .begin { begin.withLock { $0 = .now } }
        }
        if module.withLock({ $0.hasLeft }) { break }
      }
      isWritten.signal()
    }
  }

  /// Waits until all is written after the module has left, for a second at the most.
  func waitUntilWritten() {
    work.signal()
    _ = isWritten.wait(timeout: .now() + .seconds(1))
  }

  /// Waits until a message's begin is some time past, before its end is written.
  ///
  /// Server 0.11.4 ends a stop in a thread of its own, and for good passes over the end of a next
  /// message that comes before that thread is done ("Cannot stop now" in its log).
  private func waitForTheServer() {
    let rest = begin.withLock { $0 } + .milliseconds(40) - .now
    if rest > .zero { usleep(UInt32(rest / .microseconds(1))) }
  }

  /// Writes an item whole: half a block would be the end of the server.
  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        // The server is gone; the end of its input ends the module.
        return
      }
    }
  }
}
