internal import CSndFile

/// A sound file in memory, which libsndfile reads and writes through callbacks.
///
/// The callbacks run only inside calls of libsndfile, on the caller's thread.
final class SoundMemory {
  var bytes: [UInt8]
  fileprivate var position = 0

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Opens the memory as a file; it must live until the file is closed.
  func open(_ mode: some BinaryInteger, _ information: inout SF_INFO) -> OpaquePointer? {
    var callbacks = unsafe SF_VIRTUAL_IO(
      get_filelen: lengthOfMemory, seek: seekInMemory, read: readFromMemory,
      write: writeToMemory, tell: tellOfMemory)
    return unsafe sf_open_virtual(
      &callbacks, Int32(mode), &information, Unmanaged.passUnretained(self).toOpaque())
  }
}

private func memory(_ context: UnsafeMutableRawPointer?) -> SoundMemory? {
  unsafe context.map { unsafe Unmanaged<SoundMemory>.fromOpaque($0).takeUnretainedValue() }
}

private func lengthOfMemory(_ context: UnsafeMutableRawPointer?) -> sf_count_t {
  sf_count_t(unsafe memory(context)?.bytes.count ?? 0)
}

private func tellOfMemory(_ context: UnsafeMutableRawPointer?) -> sf_count_t {
  sf_count_t(unsafe memory(context)?.position ?? 0)
}

private func seekInMemory(
  _ offset: sf_count_t, _ origin: Int32, _ context: UnsafeMutableRawPointer?
) -> sf_count_t {
  guard let memory = unsafe memory(context) else { return -1 }
  let start =
    switch origin {
    case Int32(SF_SEEK_CUR): memory.position
    case Int32(SF_SEEK_END): memory.bytes.count
    default: 0
    }
  memory.position = max(0, start + Int(offset))
  return sf_count_t(memory.position)
}

private func readFromMemory(
  _ target: UnsafeMutableRawPointer?, _ count: sf_count_t, _ context: UnsafeMutableRawPointer?
) -> sf_count_t {
  guard let memory = unsafe memory(context), let target = unsafe target else { return 0 }
  let available = max(0, min(Int(count), memory.bytes.count - memory.position))
  unsafe memory.bytes.withUnsafeBytes { bytes in
    guard available > 0, let start = bytes.baseAddress else { return }
    unsafe target.copyMemory(from: start + memory.position, byteCount: available)
  }
  memory.position += available
  return sf_count_t(available)
}

private func writeToMemory(
  _ source: UnsafeRawPointer?, _ count: sf_count_t, _ context: UnsafeMutableRawPointer?
) -> sf_count_t {
  guard let memory = unsafe memory(context), let source = unsafe source else { return 0 }
  let end = memory.position + Int(count)
  if end > memory.bytes.count {
    memory.bytes.append(contentsOf: repeatElement(0, count: end - memory.bytes.count))
  }
  unsafe memory.bytes.withUnsafeMutableBytes { bytes in
    guard count > 0, let start = bytes.baseAddress else { return }
    unsafe (start + memory.position).copyMemory(from: source, byteCount: Int(count))
  }
  memory.position = end
  return count
}
