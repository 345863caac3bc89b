import Glibc
import Herald

/// The lines of an input as bytes, each as soon as it has come.
struct InputLines {
  private let file: String
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// Where the next line begins in the bytes, and up to where no line end was found.
  private var start = 0
  private var looked = 0
  private var isOver = false

  /// Opens a file, or standard input for "-"; it stays open as long as the process runs.
  init(path: String) throws(InputError) {
    file = path
    descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw unreadable() }
  }

  /// The next line without its end; nil at the end of the input.
  mutating func next() throws(InputError) -> [UInt8]? {
    while true {
      if let end = bytes[looked...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { (start, looked) = (end + 1, end + 1) }
        return Array(bytes[start..<end])
      }
      if isOver {
        defer { (start, looked) = (bytes.count, bytes.count) }
        return start < bytes.count ? Array(bytes[start...]) : nil
      }
      bytes.removeFirst(start)
      (start, looked) = (0, bytes.count)
      try readOn()
    }
  }

  private mutating func readOn() throws(InputError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count: Int
    repeat {
      count = unsafe chunk.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw unreadable() }
    bytes += chunk[..<count]
    isOver = count == 0
  }

  private func unreadable() -> InputError {
    let reason = systemMessage()
    return InputError(file: file, message: "cannot be read: \(reason)", kind: .unreadable)
  }
}
