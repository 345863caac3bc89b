internal import Glibc
internal import Herald

/// The lines of an input, a piece at a time: a line that a chunk cuts off comes in several pieces.
final class LineSource {
  /// A stretch of one line; its line end belongs to it.
  struct Piece {
    /// Where the bytes are in ``LineSource/bytes``.
    var range: Range<Int>
    /// The line, from 1.
    var line: Int
    /// Whether the line ends here.
    var endsLine: Bool
  }

  private let source: ByteSource
  private var next = 0
  /// The length of the chunk that is being read.
  private var count = 0
  /// The line that comes next, or has begun, from 1.
  private(set) var line = 1
  private var skipsLineFeed = false

  init(_ source: ByteSource) {
    self.source = source
  }

  /// The input as the user named it.
  var file: String { source.file }

  /// The bytes that pieces point into, until the next piece is asked for.
  var bytes: [UInt8] { source.bytes }

  /// The next piece, or nil at the end of the input.
  func nextPiece() throws(InputError) -> Piece? {
    while true {
      if skipsLineFeed, next < count {
        if source.bytes[next] == UInt8(ascii: "\n") { next += 1 }
        skipsLineFeed = false
      }
      if next < count { break }
      next = 0
      let hasMore = try source.readChunk()
      count = source.bytes.count
      guard hasMore else { return nil }
    }
    let start = next
    let end = unsafe source.bytes.withUnsafeBytes { unsafe Self.lineEnd(in: $0, from: start) }
    next = end ?? count
    let piece = Piece(range: start..<next, line: line, endsLine: end != nil)
    if end != nil {
      line += 1
      // The LF of a CRLF may stand in the next chunk.
      skipsLineFeed = source.bytes[next - 1] == UInt8(ascii: "\r")
    }
    return piece
  }

  /// The index behind the next LF, CRLF or CR.
  private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let feed = unsafe index(of: UInt8(ascii: "\n"), in: bytes, start..<bytes.count)
    let reach = start..<(feed ?? bytes.count)
    guard let carriage = unsafe index(of: UInt8(ascii: "\r"), in: bytes, reach) else {
      return feed.map { $0 + 1 }
    }
    return carriage + 1 == feed ? carriage + 2 : carriage + 1
  }

  private static func index(
    of byte: UInt8, in bytes: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> Int? {
    guard let base = bytes.baseAddress,
      let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }
}
