/// Builds a message: integers in the machine's order, since both ends run on the same machine.
public struct ByteWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty writer with room for a message.
  public init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

  /// Writes an integer.
  public mutating func write<Value: FixedWidthInteger>(_ value: Value) {
    unsafe withUnsafeBytes(of: value) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a text with its length in UTF-8.
  public mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes samples, without their number: they are the last part of a message.
  public mutating func write(_ samples: [Int16]) {
    unsafe samples.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
  }
}

/// Takes a message apart; every reading returns nil once the message turns out too short.
public struct ByteReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  /// Creates a reader at the first byte.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// Bytes not yet read.
  public var remaining: Int { bytes.endIndex - offset }

  /// Reads an integer.
  public mutating func read<Value: FixedWidthInteger>(_: Value.Type = Value.self) -> Value? {
    let size = MemoryLayout<Value>.size
    guard remaining >= size else { return nil }
    let start = offset - bytes.startIndex
    let value = unsafe bytes.withUnsafeBytes {
      unsafe $0.loadUnaligned(fromByteOffset: start, as: Value.self)
    }
    offset += size
    return value
  }

  /// Reads a text; bytes that are not UTF-8 make it nil.
  public mutating func readText() -> String? {
    guard let size = read(UInt32.self), remaining >= Int(size) else { return nil }
    let text = String(validating: bytes[offset..<offset + Int(size)], as: UTF8.self)
    offset += Int(size)
    return text
  }

  /// Reads so many samples.
  public mutating func readSamples(_ count: Int) -> [Int16]? {
    guard count >= 0, remaining / 2 >= count else { return nil }
    let start = offset - bytes.startIndex
    offset += 2 * count
    return unsafe [Int16](unsafeUninitializedCapacity: count) { target, filled in
      unsafe bytes.withUnsafeBytes { source in
        unsafe UnsafeMutableRawBufferPointer(target)
          .copyMemory(from: .init(rebasing: source[start..<start + 2 * count]))
      }
      filled = count
    }
  }
}
