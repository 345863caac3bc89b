/// Gathers a stretch of sound in the very bytes that travel, so that it is copied once.
public struct ChunkWriter: Sendable {
  /// The message; complete after ``finish(_:)``.
  public private(set) var bytes: [UInt8] = []
  /// The samples in it.
  public private(set) var sampleCount: Int32 = 0

  /// Begins a chunk; `capacity` is the room for samples.
  public init(number: UInt32, start: Int32, capacity: Int = 0) {
    bytes.reserveCapacity(Self.headerSize + 2 * capacity)
    restart(number: number, start: start)
  }

  /// Begins the next chunk in the same room.
  public mutating func restart(number: UInt32, start: Int32) {
    var header = ByteWriter(capacity: Self.headerSize)
    header.write(UInt8(2))
    header.write(number)
    header.write(start)
    header.write(Int32(0))
    header.write(UInt16(0))
    bytes.removeAll(keepingCapacity: true)
    bytes += header.bytes
    sampleCount = 0
  }

  /// Adds samples.
  public mutating func append(_ samples: UnsafeBufferPointer<Int16>) {
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(samples))
    sampleCount += Int32(samples.count)
  }

  /// Adds the events, which are the last part of the message.
  public mutating func finish(_ events: [EngineEvent]) {
    var tail = ByteWriter(capacity: 17 * events.count)
    for event in events {
      tail.write(event.kind.rawValue)
      tail.write(event.position)
      tail.write(event.bufferStart)
      tail.write(event.bufferEnd)
      tail.write(event.sample)
    }
    bytes += tail.bytes
    var counts = ByteWriter(capacity: 6)
    counts.write(sampleCount)
    counts.write(UInt16(events.count))
    bytes.replaceSubrange(9..<Self.headerSize, with: counts.bytes)
  }

  private static let headerSize = 15
}
