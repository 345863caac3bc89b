internal import CMessageDigest

/// The SHA-256 digest of bytes, as 64 hexadecimal digits (FIPS 180-4), through libmd.
func sha256(_ bytes: some Sequence<UInt8>) -> String {
  var context = SHA2_CTX()
  unsafe SHA256Init(&context)
  var bytes = Array(bytes)
  unsafe bytes.withUnsafeBufferPointer { buffer in
    unsafe SHA256Update(&context, buffer.baseAddress, buffer.count)
  }
  bytes = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
  unsafe bytes.withUnsafeMutableBufferPointer { buffer in
    unsafe SHA256Final(buffer.baseAddress, &context)
  }
  return bytes.map { byte in
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }.joined()
}

/// The digest of samples, each as two bytes with the low one first.
func sha256(_ frames: [Int16]) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(frames.count * 2)
  for frame in frames {
    let bits = UInt16(bitPattern: frame)
    bytes.append(UInt8(truncatingIfNeeded: bits))
    bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
  }
  return sha256(bytes)
}
