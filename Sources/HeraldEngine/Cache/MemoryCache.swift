import Herald
import Synchronization

/// Rendered speech in memory, bounded in bytes; what was not used for longest goes first.
final class MemoryCache: Sendable {
  private struct Entry {
    var speech: RenderedSpeech
    var size: Int
    var lastUse: UInt64
  }

  private struct State {
    var entries: [SpeechKey: Entry] = [:]
    var size = 0
    var clock: UInt64 = 0
  }

  private let state = Mutex(State())

  /// The most bytes that are kept.
  let capacity: Int

  init(capacity: Int) { self.capacity = max(0, capacity) }

  /// Bytes now kept.
  var size: Int { state.withLock(\.size) }

  /// The speech of a key.
  func speech(for key: SpeechKey) -> RenderedSpeech? {
    state.withLock { state in
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return state.entries[key]?.speech
    }
  }

  /// Keeps a speech, where it does not fill a quarter of the cache by itself.
  func keep(_ speech: RenderedSpeech, for key: SpeechKey) {
    let size = Self.size(of: speech, key)
    guard size <= capacity / 4 else { return }
    state.withLock { state in
      state.clock += 1
      if let old = state.entries.removeValue(forKey: key) { state.size -= old.size }
      state.entries[key] = Entry(speech: speech, size: size, lastUse: state.clock)
      state.size += size
      if state.size > capacity { shrink(&state) }
    }
  }

  /// Lets a quarter go at a time, so that the sorting is rare.
  private func shrink(_ state: inout State) {
    for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if state.size <= capacity * 3 / 4 { break }
      state.entries[key] = nil
      state.size -= entry.size
    }
  }

  /// The bytes of frames, marks and key, and about what the tables around them take.
  private static func size(of speech: RenderedSpeech, _ key: SpeechKey) -> Int {
    2 * speech.frames.count + MemoryLayout<SpeechMark>.stride * speech.marks.count
      + key.bytes.count + 256
  }
}
