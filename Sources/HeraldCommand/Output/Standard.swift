import Glibc

/// Results, on standard output.
///
/// A reader that closes early (`| head`) ends the command quietly with 0; a full disk is a failure.
/// Lines are gathered, so that a million of them are not a million calls.
actor StandardOutput {
  private var buffer: [UInt8] = []
  private let isTerminal = isatty(1) == 1

  /// Writes a line.
  func line(_ text: String) throws(Failure) {
    buffer.append(contentsOf: (isTerminal ? withoutControls(text) : text).utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes what is gathered; every command does this at its end, and a live one after each line.
  func flush() throws(Failure) {
    var written = 0
    while written < buffer.count {
      let count = unsafe buffer.withUnsafeBytes { bytes in
        unsafe write(1, bytes.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw Failure(.done, "")
      } else if errno != EINTR {
        throw Failure(.cannotWrite, "standard output: \(systemMessage())")
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Results of this process.
let standardOutput = StandardOutput()

/// Writes a message to stderr.
func message(_ text: String) {
  let line = Array("herald: \(isatty(2) == 1 ? withoutControls(text) : text)\n".utf8)
  _ = unsafe line.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
}

/// A text for a terminal, which takes controls (but for tab and the end of a line) as its orders.
///
/// They come from tables, which may be anybody's: each becomes the sign for a character that cannot be
/// shown.
func withoutControls(_ text: String) -> String {
  let isControl = { (scalar: Unicode.Scalar) in
    scalar.properties.generalCategory == .control && scalar != "\t" && scalar != "\n"
  }
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var shown = String.UnicodeScalarView()
  shown.append(contentsOf: text.unicodeScalars.lazy.map { isControl($0) ? "\u{FFFD}" : $0 })
  return String(shown)
}

/// What the system says of its last error.
func systemMessage() -> String { unsafe String(cString: strerror(errno)) }
