internal import CSndFile
import Glibc

extension SoundFile {
  /// The longest sound that is read, in frames: ten minutes at 48 kHz; a sign is far shorter.
  private static let maximumFrames = 48_000 * 600

  /// Reads a sound file of any kind that libsndfile knows; several channels become one.
  ///
  /// - Throws: ``SoundFormatError``.
  public init(reading path: String) throws(SoundFormatError) {
    var information = SF_INFO()
    guard let file = unsafe sf_open(path, Int32(SFM_READ), &information) else {
      throw SoundFormatError(unsafe String(cString: sf_strerror(nil)))
    }
    defer { unsafe sf_close(file) }
    let channels = Int(information.channels)
    let count = min(Int(information.frames), Self.maximumFrames)
    guard channels > 0, count >= 0 else { throw SoundFormatError("no sound") }
    // A float file may go beyond the range of 16 bits: libsndfile clips it when told to.
    unsafe sf_command(file, Int32(SFC_SET_SCALE_FLOAT_INT_READ), nil, 1)
    unsafe sf_command(file, Int32(SFC_SET_CLIPPING), nil, 1)
    var samples = [Int16](repeating: 0, count: count * channels)
    let read = unsafe samples.withUnsafeMutableBufferPointer { buffer in
      unsafe Int(sf_readf_short(file, buffer.baseAddress, sf_count_t(count)))
    }
    let frames = (0..<max(0, read)).map { frame in
      let sum = samples[(frame * channels)..<((frame + 1) * channels)].reduce(0) { $0 + Int($1) }
      return Int16(clamping: sum / channels)
    }
    self.init(sampleRate: Int(information.samplerate), frames: frames)
    title = unsafe sf_get_string(file, Int32(SF_STR_TITLE)).map { unsafe String(cString: $0) }
    software = unsafe sf_get_string(file, Int32(SF_STR_SOFTWARE)).map { unsafe String(cString: $0) }
    cuePoints = unsafe Self.cuePoints(of: file)
  }

  private static func cuePoints(of file: OpaquePointer) -> [CuePoint] {
    var count: UInt32 = 0
    let counted = unsafe sf_command(
      file, Int32(SFC_GET_CUE_COUNT), &count, Int32(MemoryLayout<UInt32>.size))
    guard counted == SF_TRUE, count > 0 else { return [] }
    let size = MemoryLayout<UInt32>.size + Int(count) * MemoryLayout<SF_CUE_POINT>.stride
    let cues = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<SF_CUES>.alignment)
    defer { unsafe cues.deallocate() }
    unsafe cues.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    guard unsafe sf_command(file, Int32(SFC_GET_CUE), cues, Int32(size)) == SF_TRUE else {
      return []
    }
    return (0..<Int(count)).map { index in
      let offset = MemoryLayout<UInt32>.size + index * MemoryLayout<SF_CUE_POINT>.stride
      var cue = unsafe cues.load(fromByteOffset: offset, as: SF_CUE_POINT.self)
      let label = unsafe withUnsafeBytes(of: &cue.name) { name in
        unsafe String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      return CuePoint(frame: Int(cue.sample_offset), label: label)
    }
  }
}
