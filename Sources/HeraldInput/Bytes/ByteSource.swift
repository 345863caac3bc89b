internal import Glibc
package import Herald

/// The bytes of an input, chunk by chunk, made sure to be UTF-8 text.
///
/// A byte-order mark is left out. Every chunk ends at the end of a character.
package final class ByteSource {
  private enum Origin {
    case descriptor(Int32, isOwned: Bool)
    case memory(ArraySlice<UInt8>)
  }

  /// The input as the user named it.
  package let file: String
  /// The bytes of the current chunk.
  package private(set) var bytes: [UInt8] = []

  private var origin: Origin
  private let chunkSize: Int
  private var heldBack: [UInt8] = []
  private var position = TextPosition()
  private var isAtStart = true
  private var isPeeked = false
  /// What is wrong behind the current chunk.
  private var fault: InputError?

  /// Opens a file, or standard input for "-".
  package init(path: String, chunkSize: Int = 1 << 16) throws(InputError) {
    file = path
    self.chunkSize = chunkSize
    if path == "-" {
      origin = .descriptor(STDIN_FILENO, isOwned: false)
      return
    }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(path, errno) }
    origin = .descriptor(descriptor, isOwned: true)
  }

  /// Reads from memory.
  package init(bytes: some Collection<UInt8>, file: String, chunkSize: Int = 1 << 16) {
    self.file = file
    self.chunkSize = chunkSize
    origin = .memory(ArraySlice(bytes))
  }

  deinit {
    if case .descriptor(let descriptor, isOwned: true) = origin { close(descriptor) }
  }

  /// Replaces ``bytes`` by the next chunk, which may be empty.
  ///
  /// - Returns: false at the end of the input.
  /// - Throws: ``Herald/InputError`` where the input cannot be read or is not text in UTF-8.
  package func readChunk() throws(InputError) -> Bool {
    if isPeeked {
      isPeeked = false
      return !bytes.isEmpty
    }
    if let fault { throw fault }
    position.advance(over: bytes)
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: heldBack)
    heldBack.removeAll(keepingCapacity: true)
    let count = try appendRaw()
    if isAtStart {
      while bytes.count < 3, try appendRaw() > 0 {}
      try takeByteOrderMark()
      isAtStart = false
    }
    checkText(isLast: count == 0)
    if let fault, bytes.isEmpty { throw fault }
    return count > 0 || !bytes.isEmpty
  }

  /// The first byte of the input that is wanted, without taking it; nil where there is none.
  ///
  /// Only for the start of the input: what comes before that byte is dropped chunk by chunk.
  func peek(where isWanted: (UInt8) -> Bool) throws(InputError) -> UInt8? {
    while try readChunk() {
      guard let byte = bytes.first(where: isWanted) else { continue }
      isPeeked = true
      return byte
    }
    return nil
  }

  /// Appends what one read gives, and tells how much that was.
  private func appendRaw() throws(InputError) -> Int {
    switch origin {
    case .memory(let rest):
      let piece = rest.prefix(chunkSize)
      origin = .memory(rest.dropFirst(piece.count))
      bytes.append(contentsOf: piece)
      return piece.count
    case .descriptor(let descriptor, _):
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunkSize))
      var count: Int
      repeat {
        count = unsafe bytes.withUnsafeMutableBytes { buffer in
          guard let base = buffer.baseAddress else { return 0 }
          return unsafe read(descriptor, base + start, chunkSize)
        }
      } while count < 0 && errno == EINTR
      let code = errno
      bytes.removeLast(chunkSize - max(0, count))
      guard count >= 0 else { throw Self.unreadable(file, code) }
      return count
    }
  }

  private func takeByteOrderMark() throws(InputError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw InputError(
        file: file, line: 1,
        message: "the text is in UTF-16; Herald reads UTF-8 (iconv -f UTF-16 -t UTF-8 converts it)")
    }
  }

  /// Holds back a character that the chunk cuts off, and what follows a fault.
  private func checkText(isLast: Bool) {
    var end = bytes.count
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      end = error.byteOffsets.lowerBound
      if error.kind == .truncatedScalar, error.byteOffsets.upperBound == bytes.count, !isLast {
        heldBack.append(contentsOf: bytes[end...])
      } else {
        let value = String(bytes[end], radix: 16, uppercase: true)
        fault = fault(
          at: end,
          "the byte 0x\(value) is not UTF-8 (iconv -f WINDOWS-1252 -t UTF-8 converts older files)")
      }
    }
    if let zero = bytes.prefix(end).firstIndex(of: 0) {
      end = zero
      fault = fault(at: zero, "the file is binary (a byte of value 0); expected text")
    }
    bytes.removeSubrange(end...)
  }

  private func fault(at index: Int, _ message: String) -> InputError {
    var place = position
    place.advance(over: bytes[..<index])
    return InputError(file: file, line: place.line, column: place.column, message: message)
  }

  private static func unreadable(_ file: String, _ code: Int32) -> InputError {
    if code == EISDIR {
      return InputError(file: file, message: "is a directory; expected a file")
    }
    let reason = unsafe String(cString: strerror(code))
    let message = code == ENOENT ? "no such file" : "cannot be read: \(reason)"
    return InputError(file: file, message: message, kind: .unreadable)
  }
}
