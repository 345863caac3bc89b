import Glibc

/// A file that appears whole or not at all.
public enum OutputFile {
  /// Writes the bytes beside the destination and renames the result onto it.
  ///
  /// A symbolic link is followed, so that what it points to is replaced and not the link. What is no
  /// regular file (a pipe, a terminal, /dev/null) is written to directly.
  ///
  /// - Throws: ``OutputError`` when the file cannot be created or the disk is full; nothing is left
  ///   behind then, and an earlier file of that name is untouched.
  public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    var found = stat()
    if unsafe stat(path, &found) == 0, found.st_mode & S_IFMT != S_IFREG {
      guard found.st_mode & S_IFMT != S_IFDIR else {
        throw OutputError(path: path, reason: reason(EISDIR))
      }
      let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw OutputError(path: path, reason: reason(errno)) }
      return try fill(file, with: bytes, named: path)
    }
    let destination = resolved(path)
    let beside = try create(beside: destination, named: path)
    do throws(OutputError) {
      try fill(beside.file, with: bytes, named: path)
      guard unsafe rename(beside.path, destination) == 0 else {
        throw OutputError(path: path, reason: reason(errno))
      }
    } catch {
      unsafe unlink(beside.path)
      throw error
    }
  }

  /// The path behind symbolic links, or the path itself where nothing exists yet.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Creates a file that no one else has, in the folder of the destination.
  private static func create(
    beside destination: String, named path: String
  ) throws(OutputError) -> (file: Int32, path: String) {
    for attempt in 0..<1000 {
      let beside = "\(folder(of: destination)).herald-\(getpid())-\(attempt).part"
      let file = unsafe open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, beside) }
      guard errno == EEXIST else { break }
    }
    throw OutputError(path: path, reason: reason(errno))
  }

  /// The folder of a path with its slash, or nothing for a bare name.
  private static func folder(of path: String) -> Substring {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return path[...slash]
  }

  /// Writes all bytes and closes the file; a disk may report that it is full as late as the closing.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], named path: String
  ) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          file, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = OutputError(path: path, reason: reason(count < 0 ? errno : ENOSPC))
        close(file)
        throw error
      }
      written += count
    }
    guard close(file) == 0 || errno == EINTR else {
      throw OutputError(path: path, reason: reason(errno))
    }
  }

  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
