/// Finds where the tokens of a JSON text begin, from the places where they end.
///
/// The parser tells only how much of a chunk it has consumed when a token is complete. The token
/// began at the first byte after the one before that is neither white space, comma nor colon.
struct JSONPositions {
  /// A token that the end of a chunk cut off.
  private var begun: TextPosition?
  /// The first bytes of that token, for messages.
  private var begunBytes: ArraySlice<UInt8> = []
  /// How much of the chunk lies behind.
  private var scanned = 0
  private var position = TextPosition()

  /// Whether the end of the last chunk cut a token off.
  var isInsideToken: Bool { begun != nil }

  /// The beginning of the token that ends at this offset of the chunk.
  mutating func startOfToken(endingAt end: Int, in chunk: UnsafeBufferPointer<UInt8>)
    -> TextPosition
  {
    if begun == nil { unsafe skipSeparators(in: chunk, limit: end) }
    let start = begun ?? position
    unsafe move(to: end, in: chunk)
    begun = nil
    return start
  }

  /// Goes on to the next chunk.
  mutating func finishChunk(_ chunk: UnsafeBufferPointer<UInt8>) {
    if begun == nil {
      unsafe skipSeparators(in: chunk, limit: chunk.count)
      if scanned < chunk.count {
        begun = position
        begunBytes = unsafe ArraySlice(chunk[scanned...].prefix(24))
      }
    }
    unsafe move(to: chunk.count, in: chunk)
    scanned = 0
  }

  /// The place of a fault, and the bytes that stand there.
  ///
  /// - Parameters:
  ///   - offset: how much the parser had consumed.
  ///   - isInsideToken: whether the offset is the place, rather than the token that ends there.
  mutating func fault(at offset: Int, isInsideToken: Bool, in chunk: UnsafeBufferPointer<UInt8>)
    -> (position: TextPosition, found: ArraySlice<UInt8>)
  {
    if isInsideToken {
      unsafe move(to: min(offset, chunk.count), in: chunk)
      return (position, unsafe ArraySlice(chunk[scanned...].prefix(24)))
    }
    if let begun { return (begun, unsafe begunBytes + chunk.prefix(24)) }
    unsafe skipSeparators(in: chunk, limit: max(offset - 1, scanned))
    unsafe skipWhiteSpace(in: chunk)
    return (position, unsafe ArraySlice(chunk[scanned...].prefix(24)))
  }

  private mutating func skipSeparators(in chunk: UnsafeBufferPointer<UInt8>, limit: Int) {
    var end = scanned
    while end < limit, unsafe Self.isSeparator(chunk[end]) { end += 1 }
    unsafe move(to: end, in: chunk)
  }

  private mutating func skipWhiteSpace(in chunk: UnsafeBufferPointer<UInt8>) {
    var end = scanned
    while end < chunk.count, unsafe Self.isWhiteSpace(chunk[end]) { end += 1 }
    unsafe move(to: end, in: chunk)
  }

  private mutating func move(to end: Int, in chunk: UnsafeBufferPointer<UInt8>) {
    guard end > scanned else { return }
    unsafe position.advance(over: chunk[scanned..<end])
    scanned = end
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    isWhiteSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
