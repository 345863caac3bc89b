/// Sound as speech-dispatcher takes it: event 705 with its fields and escaped samples.
public enum AudioBlock {
  /// The most frames that are put in one block; as many as the server's own modules send.
  public static let frameLimit = 5_000

  /// The bytes of a block of 16-bit mono sound, in this machine's byte order.
  ///
  /// A line feed would end a line of the protocol, so that 0A is sent as 7D 2A, and 7D as 7D 5D.
  public static func bytes(frames: some Collection<Int16>, sampleRate: Int) -> [UInt8] {
    let isBigEndian = Int16(1).bigEndian == 1
    var bytes = Array(
      """
      705-bits=16
      705-num_channels=1
      705-sample_rate=\(sampleRate)
      705-num_samples=\(frames.count)
      705-big_endian=\(isBigEndian ? 1 : 0)
      705-AUDIO\0
      """.utf8)
    bytes.reserveCapacity(bytes.count + frames.count * 2 + frames.count / 16 + 16)
    for frame in frames {
      let bits = UInt16(bitPattern: frame)
      let (first, second) = (UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8))
      appendEscaped(isBigEndian ? second : first, to: &bytes)
      appendEscaped(isBigEndian ? first : second, to: &bytes)
    }
    bytes += "\n705 AUDIO\n".utf8
    return bytes
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    if byte == 0x0A || byte == 0x7D {
      bytes.append(0x7D)
      bytes.append(byte ^ 0x20)
    } else {
      bytes.append(byte)
    }
  }
}
