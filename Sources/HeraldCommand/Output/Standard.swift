import Glibc

/// Results, on standard output.
///
/// A reader that closes early (`| head`) ends the command quietly with 0; a full disk is a failure.
/// Lines are gathered, so that a million of them are not a million calls.
actor StandardOutput {
  private var buffer: [UInt8] = []

  /// Writes a line.
  func line(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
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
  let line = Array("herald: \(text)\n".utf8)
  _ = unsafe line.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
}

/// What the system says of its last error.
func systemMessage() -> String { unsafe String(cString: strerror(errno)) }
