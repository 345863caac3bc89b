import Foundation
import Synchronization

/// What a sink lets be heard, recorded from its monitor.
package final class Recorder: Sendable {
  private let process: ChildProcess
  private let bytes: Bytes

  private final class Bytes: Sendable {
    let all = Mutex<[UInt8]>([])
  }

  /// Starts to record, and returns when the first sound, be it silence, has come.
  package init(_ server: AudioServer, sampleRate: Int) async throws {
    let process = try server.make(
      [
        "parec", "-d", "test.monitor", "--raw", "--format=s16le", "--rate=\(sampleRate)",
        "--channels=1", "--latency-msec=5",
      ], readsOutput: true)
    let bytes = Bytes()
    // Ten minutes, so that the bytes never move and a test of memory can tell them from its own.
    bytes.all.withLock { $0.reserveCapacity(600 * 2 * sampleRate) }
    Thread.detachNewThread {
      while let more = process.read() { bytes.all.withLock { $0 += more } }
      process.wait()
      close(process.output)
    }
    self.process = process
    self.bytes = bytes
    for _ in 0..<1000 where bytes.all.withLock({ $0.isEmpty }) {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  deinit {
    process.kill()
  }

  /// The frames so far.
  package var frames: [Int16] { frames(from: 0) }

  /// How many frames were recorded.
  package var count: Int { bytes.all.withLock { $0.count / 2 } }

  /// The frames so far from one on.
  package func frames(from start: Int) -> [Int16] {
    bytes.all.withLock { bytes in
      (min(start, bytes.count / 2)..<(bytes.count / 2)).map {
        Int16(bitPattern: UInt16(bytes[2 * $0]) | UInt16(bytes[2 * $0 + 1]) << 8)
      }
    }
  }

  /// Waits until `milliseconds` of sound more have been recorded, and gives all frames.
  package func frames(afterAnother milliseconds: Int, sampleRate: Int) async throws -> [Int16] {
    let wanted = count + milliseconds * sampleRate / 1000
    for _ in 0..<1500 where count < wanted {
      try await Task.sleep(for: .milliseconds(20))
    }
    return frames
  }

  /// Waits until a sound was recorded.
  package func untilSounding() async throws {
    var looked = 0
    for _ in 0..<1500 {
      let more = frames(from: looked)
      if sounding(more) != nil { return }
      looked += more.count
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
