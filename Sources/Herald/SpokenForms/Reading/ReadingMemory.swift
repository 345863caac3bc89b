import Synchronization

/// Readings of short texts, kept because tables say the same again and again.
///
/// Every text has one place, by its hash, which a later text takes over. A reading is kept when its
/// text comes for the second time: a table whose values all differ pays nothing for the memory.
final class ReadingMemory: Sendable {
  /// What decides a reading, with its place.
  struct Key: Equatable {
    /// The hash of the text, of which the last bits are the place.
    fileprivate let hash: Int
    private let written: String
    private let field: String?
    private let language: String?
    private let spokenAs: SpokenHint?

    /// The key of a segment; nil for a text that is too long to be kept.
    init?(_ segment: Segment) {
      guard segment.written.utf8.count <= ReadingMemory.longest else { return nil }
      written = segment.written
      field = segment.field
      language = segment.language
      spokenAs = segment.spokenAs
      hash = written.hashValue
    }
  }

  private struct Kept {
    var key: Key
    var reading: SpokenReading
  }

  private struct Places {
    /// The hashes of the texts that came last.
    var hashes = [Int](repeating: 0, count: ReadingMemory.places)
    /// The readings of those that came before.
    var readings = [Kept?](repeating: nil, count: ReadingMemory.places)
  }

  /// How many readings are kept; a power of two.
  private static let places = 4096
  /// The longest text that is kept, in bytes.
  private static let longest = 120

  private let known = Mutex(Places())

  /// What was made of a segment with the same text, field, language and hint.
  func reading(of segment: Segment, key: Key) -> SpokenReading? {
    guard
      var reading = known.withLock({ known -> SpokenReading? in
        let place = key.hash & (Self.places - 1)
        guard known.hashes[place] == key.hash, let kept = known.readings[place], kept.key == key
        else { return nil }
        return kept.reading
      })
    else { return nil }
    // A column comes with the same role again: nothing is copied then.
    for index in reading.segments.indices {
      let known = reading.segments[index]
      if known.role == segment.role, known.form == segment.form, known.pitch == segment.pitch {
        continue
      }
      reading.segments[index].role = segment.role
      reading.segments[index].form = segment.form
      reading.segments[index].pitch = segment.pitch
    }
    return reading
  }

  /// Keeps what was made of a segment whose text came before.
  func keep(_ reading: SpokenReading, key: Key) {
    known.withLock { known in
      let place = key.hash & (Self.places - 1)
      if known.hashes[place] == key.hash {
        known.readings[place] = Kept(key: key, reading: reading)
      } else {
        known.hashes[place] = key.hash
      }
    }
  }
}
