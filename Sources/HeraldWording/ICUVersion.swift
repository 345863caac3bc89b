internal import CICU

extension ICUWording {
  /// The version of ICU, whose data decides the words ("72.1").
  public static var version: String {
    var parts: [UInt8] = [0, 0, 0, 0]
    unsafe parts.withUnsafeMutableBufferPointer { unsafe icu_version($0.baseAddress) }
    return "\(parts[0]).\(parts[1])"
  }
}
