import Synchronization

/// Readings of short texts, kept because tables say the same again and again.
final class ReadingMemory: Sendable {
  private struct Key: Hashable {
    var written: String
    var field: String?
    var language: String?
    var spokenAs: SpokenHint?

    init(_ segment: Segment) {
      written = segment.written
      field = segment.field
      language = segment.language
      spokenAs = segment.spokenAs
    }
  }

  /// The most readings that are kept; all are forgotten when there are more.
  private static let limit = 4096
  /// The longest text that is kept, in bytes.
  private static let longest = 120

  private let known = Mutex<[Key: SpokenReading]>([:])

  /// What was made of a segment with the same text, field, language and hint.
  func reading(of segment: Segment) -> SpokenReading? {
    guard segment.written.utf8.count <= Self.longest,
      var reading = known.withLock({ $0[Key(segment)] })
    else { return nil }
    for index in reading.segments.indices {
      reading.segments[index].role = segment.role
      reading.segments[index].form = segment.form
    }
    return reading
  }

  /// Keeps what was made of a segment.
  func keep(_ reading: SpokenReading, of segment: Segment) {
    guard segment.written.utf8.count <= Self.longest else { return }
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
      known[Key(segment)] = reading
    }
  }
}
