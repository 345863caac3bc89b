import Glibc
import Synchronization

/// What went wrong, on standard error (the server's log of the module) and in the debug file.
final class ModuleLog: Sendable {
  private let file = Mutex<Int32?>(nil)

  /// Tells one line.
  func tell(_ text: String) { write("herald: \(text)", to: STDERR_FILENO) }

  /// Opens the debug file and returns whether that worked.
  func open(_ path: String) -> Bool {
    close()
    let opened = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard opened >= 0 else { return false }
    file.withLock { $0 = opened }
    return true
  }

  /// Closes the debug file.
  func close() {
    file.withLock {
      if let descriptor = $0 { Glibc.close(descriptor) }
      $0 = nil
    }
  }

  /// Puts a line of the server's into the debug file.
  func trace(_ line: [UInt8]) {
    guard let descriptor = file.withLock({ $0 }) else { return }
    write(String(decoding: line, as: UTF8.self), to: descriptor)
  }

  private func write(_ text: String, to descriptor: Int32) {
    let line = Array((text.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n").utf8)
    _ = line.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
