internal import CLoudness
internal import HeraldSound

/// How loud a mono sound is, measured by libebur128 (EBU R 128, ITU-R BS.1770).
struct Loudness: Hashable, Codable, Sendable {
  /// How the loudness was found.
  enum Method: String, Hashable, Codable, Sendable {
    /// As EBU R 128 has it: mean over the blocks of 400 ms that pass the gates.
    case integrated
    /// The sound is shorter than a block: measured over itself, repeated until blocks are full.
    case repeated
  }

  /// The loudness in LUFS; minus infinity where nothing is heard.
  var lufs: Double
  /// The true peak in dBTP; minus infinity for silence.
  var truePeak: Double
  /// How the loudness was found.
  var method: Method

  /// Measures a sound.
  ///
  /// - Throws: ``SoundFormatError`` where the library lacks memory or does not know the rate.
  init(of frames: [Int16], sampleRate: Int) throws(SoundFormatError) {
    let block = sampleRate * 2 / 5
    method = frames.count < block ? .repeated : .integrated
    // Two blocks at least, so that the whole sound stands inside one.
    let times = method == .repeated && !frames.isEmpty ? 2 * block / frames.count + 1 : 1
    lufs = try Self.integrated(frames, times: times, sampleRate: sampleRate)
    truePeak = try Self.truePeak(frames, sampleRate: sampleRate)
  }

  /// The library's version, on which the figures depend.
  static var libraryVersion: String {
    var parts: (Int32, Int32, Int32) = (0, 0, 0)
    unsafe ebur128_get_version(&parts.0, &parts.1, &parts.2)
    return "\(parts.0).\(parts.1).\(parts.2)"
  }

  private static func integrated(
    _ frames: [Int16], times: Int, sampleRate: Int
  ) throws(SoundFormatError) -> Double {
    var state = unsafe try meter(sampleRate, mode: EBUR128_MODE_I)
    defer { unsafe ebur128_destroy(&state) }
    for _ in 0..<times { unsafe try add(frames, to: state) }
    var loudness = 0.0
    guard unsafe ebur128_loudness_global(state, &loudness) == 0 else { throw failed }
    return loudness
  }

  private static func truePeak(
    _ frames: [Int16], sampleRate: Int
  ) throws(SoundFormatError) -> Double {
    var state = unsafe try meter(sampleRate, mode: EBUR128_MODE_TRUE_PEAK)
    defer { unsafe ebur128_destroy(&state) }
    unsafe try add(frames, to: state)
    // What the interpolating filter still holds comes out with silence.
    unsafe try add([Int16](repeating: 0, count: 64), to: state)
    var peak = 0.0
    guard unsafe ebur128_true_peak(state, 0, &peak) == 0 else { throw failed }
    return decibels(peak)
  }

  private static func meter(
    _ sampleRate: Int, mode: CLoudness.mode
  ) throws(SoundFormatError) -> UnsafeMutablePointer<ebur128_state>? {
    guard let state = unsafe ebur128_init(1, UInt(sampleRate), Int32(mode.rawValue)) else {
      throw failed
    }
    return unsafe state
  }

  private static func add(
    _ frames: [Int16], to state: UnsafeMutablePointer<ebur128_state>?
  ) throws(SoundFormatError) {
    guard !frames.isEmpty else { return }
    let result = unsafe frames.withUnsafeBufferPointer { buffer in
      unsafe ebur128_add_frames_short(state, buffer.baseAddress, buffer.count)
    }
    guard result == 0 else { throw failed }
  }

  private static var failed: SoundFormatError { SoundFormatError("the loudness meter failed") }
}
