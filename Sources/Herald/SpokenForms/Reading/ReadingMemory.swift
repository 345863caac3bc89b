import Synchronization

/// Readings of short texts, kept because tables say the same again and again.
///
/// Every text has one place, by its hash; a text that comes later takes the place of another, so that
/// a table whose values all differ costs no more than a place each.
final class ReadingMemory: Sendable {
  /// What decides a reading, with its place.
  struct Key: Equatable {
    let place: Int
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
      place = written.hashValue & (ReadingMemory.places - 1)
    }
  }

  private struct Kept {
    var key: Key
    var reading: SpokenReading
  }

  /// How many readings are kept; a power of two.
  private static let places = 4096
  /// The longest text that is kept, in bytes.
  private static let longest = 120

  private let known = Mutex<[Kept?]>(Array(repeating: nil, count: places))

  /// What was made of a segment with the same text, field, language and hint.
  func reading(of segment: Segment, key: Key) -> SpokenReading? {
    guard
      var reading = known.withLock({ known in
        known[key.place].flatMap { $0.key == key ? $0.reading : nil }
      })
    else { return nil }
    for index in reading.segments.indices {
      reading.segments[index].role = segment.role
      reading.segments[index].form = segment.form
      reading.segments[index].pitch = segment.pitch
    }
    return reading
  }

  /// Keeps what was made of a segment.
  func keep(_ reading: SpokenReading, key: Key) {
    known.withLock { $0[key.place] = Kept(key: key, reading: reading) }
  }
}
