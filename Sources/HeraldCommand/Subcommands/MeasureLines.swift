import Glibc

/// A file that is written line by line and gets its name at the end.
@safe final class LineFile {
  private let path: String
  private let name: String
  private var file: Int32
  private var buffer: [UInt8] = []

  /// Creates a file, or empties it.
  ///
  /// - Parameter named: what messages call it.
  init(path: String, named name: String) throws(Failure) {
    self.path = path
    self.name = name
    makeParentFolder(of: path)
    file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw fault() }
  }

  /// Goes on in a file after so many bytes, and drops what is behind them.
  init(appendingTo path: String, after bytes: Int, named name: String) throws(Failure) {
    self.path = path
    self.name = name
    file = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0, ftruncate(file, bytes) == 0, lseek(file, 0, SEEK_END) >= 0 else {
      throw fault()
    }
  }

  deinit {
    guard file >= 0 else { return }
    // A run that was stopped leaves what it has; it can go on from there.
    try? flush()
    _ = Glibc.close(file)
  }

  /// Writes a line.
  func line(_ text: some StringProtocol) throws(Failure) {
    try line(bytes: text.utf8)
  }

  /// Writes a line.
  func line(bytes: some Sequence<UInt8>) throws(Failure) {
    buffer.append(contentsOf: bytes)
    buffer.append(UInt8(ascii: "\n"))
    // A journal line is on its way when the next record is: little is lost when the run is killed.
    if buffer.count >= 1 << 14 { try flush() }
  }

  /// Writes what is gathered.
  func flush() throws(Failure) {
    var written = 0
    while written < buffer.count {
      let count = unsafe buffer.withUnsafeBytes { bytes in
        unsafe write(file, bytes.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw fault()
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the rest; a full disk may show as late as this.
  func close() throws(Failure) {
    try flush()
    defer { file = -1 }
    guard Glibc.close(file) == 0 || errno == EINTR else { throw fault() }
  }

  /// Closes the file and gives it its name, in place of an earlier one.
  func finish(as destination: String) throws(Failure) {
    try close()
    var found = stat()
    // Onto a pipe or /dev/null nothing can be renamed.
    if unsafe stat(destination, &found) == 0, found.st_mode & S_IFMT != S_IFREG {
      let lines = try LineReading(path: path)
      let target = try LineFile(path: destination, named: destination)
      while let line = try lines.next() { try target.line(bytes: line) }
      try target.close()
      unsafe unlink(path)
      return
    }
    guard unsafe rename(path, destination) == 0 else { throw fault() }
  }

  /// Takes the file back.
  func abandon() { unsafe unlink(path) }

  private func fault() -> Failure {
    Failure(.cannotWrite, "\(name): cannot be written: \(systemMessage())")
  }
}

/// Reads a file line by line; memory does not grow with its length.
@safe final class LineReading {
  private let path: String
  private let file: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var atEnd = false
  /// How many bytes the lines so far have, line ends included.
  private(set) var bytesRead = 0
  /// Whether the last line was closed by a line end.
  private(set) var endsWithNewline = true

  /// Opens a file.
  init(path: String) throws(Failure) {
    self.path = path
    file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw Failure(.noInput, "\(path): cannot be read: \(systemMessage())")
    }
  }

  deinit { close(file) }

  /// The next line without its line end; nil at the end.
  func next() throws(Failure) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        bytesRead += end + 1 - start
        return buffer[start..<end]
      }
      guard !atEnd else {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        endsWithNewline = false
        bytesRead += buffer.count - start
        return buffer[start...]
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      try fill()
    }
  }

  private func fill() throws(Failure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe read(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw Failure(.noInput, "\(path): cannot be read: \(systemMessage())")
      }
      atEnd = count == 0
      buffer += chunk[..<count]
      return
    }
  }
}

/// Makes the folders of a path that are not there; what goes wrong shows when the file is created.
func makeParentFolder(of path: String) {
  guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
  let folder = String(path[..<slash])
  if unsafe access(folder, F_OK) == 0 { return }
  makeParentFolder(of: folder)
  unsafe mkdir(folder, 0o777)
}
