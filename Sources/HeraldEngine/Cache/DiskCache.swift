import Glibc
import Herald
import SynthProtocol
import Synchronization

/// Rendered speech in a folder that outlives the process, for machines that render the same again.
///
/// Safe under several processes: a file is written beside its place and then renamed, it carries
/// its whole key, and a checksum over all of it; what is torn, foreign or damaged counts as missing.
public final class DiskCache: Sendable {
  /// The folder.
  public let folder: String
  /// Shared by all caches of the process, so that two of them never write to one temporary name.
  private static let lastNumber = Atomic<UInt64>(0)

  /// Opens a folder, which is created where it is missing.
  ///
  /// - Throws: ``DiskCache/FolderError`` where it cannot be created or written.
  public init(folder: String) throws(FolderError) {
    self.folder = folder
    guard !folder.isEmpty else { throw FolderError(folder: folder, reason: "no name") }
    if unsafe mkdir(folder, 0o777) != 0 && errno != EEXIST {
      throw FolderError(folder: folder, reason: systemError())
    }
    guard unsafe access(folder, W_OK | X_OK) == 0 else {
      throw FolderError(folder: folder, reason: systemError())
    }
  }

  /// Why a folder cannot hold a cache.
  public struct FolderError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The folder.
    public var folder: String
    /// The system's words.
    public var reason: String

    /// The folder and the reason.
    public var description: String { "the cache folder \(folder) cannot be used: \(reason)" }
  }

  func speech(for key: SpeechKey) -> RenderedSpeech? {
    guard let bytes = Self.read(path(of: key)) else { return nil }
    return Self.decode(bytes[...], key: key)
  }

  /// Keeps a speech; a full or vanished folder only means that nothing is kept.
  func keep(_ speech: RenderedSpeech, for key: SpeechKey) {
    let bytes = Self.encode(speech, key: key)
    let number = Self.lastNumber.add(1, ordering: .relaxed).newValue
    let path = path(of: key)
    let beside = "\(path).\(getpid()).\(number).part"
    guard Self.write(bytes, to: beside), unsafe rename(beside, path) == 0 else {
      unsafe unlink(beside)
      return
    }
  }

  private func path(of key: SpeechKey) -> String {
    let first = checksum(key.bytes)
    let second = checksum(key.bytes, seed: ~first)
    let name = [first, second].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return "\(folder)/\(name.joined()).speech"
  }

  private static let signature: UInt32 = 0x3153_4548  // "HES1"

  static func encode(_ speech: RenderedSpeech, key: SpeechKey) -> [UInt8] {
    var writer = ByteWriter(capacity: 2 * speech.frames.count + 32 * speech.marks.count + 256)
    writer.write(signature)
    writer.write(UInt32(key.bytes.count))
    for byte in key.bytes { writer.write(byte) }
    writer.write(UInt32(speech.sampleRate))
    writer.write(UInt32(speech.marks.count))
    for mark in speech.marks {
      writer.write(UInt8(mark.kind == .sentence ? 1 : 0))
      writer.write(UInt32(mark.frame))
      writer.write(UInt32(mark.range.lowerBound))
      writer.write(UInt32(mark.range.upperBound))
    }
    writer.write(UInt32(speech.frames.count))
    writer.write(speech.frames)
    let sum = checksum(writer.bytes)
    writer.write(sum)
    return writer.bytes
  }

  static func decode(_ bytes: ArraySlice<UInt8>, key: SpeechKey) -> RenderedSpeech? {
    var end = ByteReader(bytes.suffix(8))
    guard bytes.count > 8, end.read(UInt64.self) == checksum(bytes.dropLast(8)) else { return nil }
    var reader = ByteReader(bytes.dropLast(8))
    guard reader.read(UInt32.self) == signature, let keySize = reader.read(UInt32.self),
      Int(keySize) == key.bytes.count
    else { return nil }
    for byte in key.bytes where reader.read(UInt8.self) != byte { return nil }
    guard let rate = reader.read(UInt32.self), let count = reader.read(UInt32.self) else {
      return nil
    }
    var speech = RenderedSpeech(sampleRate: Int(rate))
    for _ in 0..<count {
      guard let kind = reader.read(UInt8.self), let frame = reader.read(UInt32.self),
        let start = reader.read(UInt32.self), let end = reader.read(UInt32.self), start <= end
      else { return nil }
      speech.marks.append(
        SpeechMark(
          kind: kind == 1 ? .sentence : .word, frame: Int(frame), range: Int(start)..<Int(end)))
    }
    guard let frames = reader.read(UInt32.self), reader.remaining == 2 * Int(frames),
      let samples = reader.readSamples(Int(frames))
    else { return nil }
    speech.frames = samples
    return speech
  }

  private static func read(_ path: String) -> [UInt8]? {
    // What is no file is not waited for.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size < 1 << 30
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        return unsafe Glibc.read(file, rest.baseAddress, rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      filled += count
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return false }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe Glibc.write(file, rest.baseAddress, rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    return close(file) == 0 && written == bytes.count
  }
}
