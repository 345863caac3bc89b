/// Cuts a stream of bytes into lines that end with a line feed, however the bytes arrive.
public struct LineReader: Sendable {
  private var rest: [UInt8] = []

  /// Creates a reader with nothing read.
  public init() {}

  /// Takes the bytes that came and returns the lines that are now complete, without their ends.
  public mutating func lines(after bytes: some Collection<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var bytes = bytes[...]
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest + bytes[..<end])
      rest = []
      bytes = bytes[end...].dropFirst()
    }
    rest += bytes
    return lines
  }
}
