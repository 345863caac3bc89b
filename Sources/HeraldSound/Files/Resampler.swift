internal import CResampler
public import Herald

/// Conversion of a whole sound to another sample rate: the same frames for the same input, always.
public struct Resampler: Sendable, Hashable {
  /// Frames a second of what is converted.
  public var inputRate: Int
  /// Frames a second of the result.
  public var outputRate: Int

  /// Creates a converter between two rates above zero.
  public init(from inputRate: Int, to outputRate: Int) {
    precondition(inputRate > 0 && outputRate > 0, "sample rates are above zero")
    self.inputRate = inputRate
    self.outputRate = outputRate
  }

  /// The frame of the result at which a frame of the input is heard: to the nearest, halves up.
  public func position(of frame: Int) -> Int {
    guard inputRate != outputRate else { return frame }
    return (2 * frame * outputRate + inputRate) / (2 * inputRate)
  }

  /// Converts a sound; `position(of:)` of its length is the length of the result.
  ///
  /// Very high quality, linear phase, no dither: dither would be noise that differs from run to run,
  /// and below 16 bits speech of this engine has nothing that it could save.
  ///
  /// - Throws: ``SoundFormatError`` where the library lacks memory.
  public func convert(_ frames: [Int16]) throws(SoundFormatError) -> [Int16] {
    guard inputRate != outputRate, !frames.isEmpty else { return frames }
    var format = unsafe soxr_io_spec(SOXR_INT16_I, SOXR_INT16_I)
    unsafe format.flags |= UInt(SOXR_NO_DITHER)
    var quality = unsafe soxr_quality_spec(UInt(SOXR_28_BITQ), 0)
    var threads = unsafe soxr_runtime_spec(1)
    var result = [Int16](repeating: 0, count: position(of: frames.count))
    var produced = 0
    let error = unsafe frames.withUnsafeBufferPointer { input in
      unsafe result.withUnsafeMutableBufferPointer { output in
        unsafe soxr_oneshot(
          Double(inputRate), Double(outputRate), 1, input.baseAddress, input.count, nil,
          output.baseAddress, output.count, &produced, &format, &quality, &threads)
      }
    }
    if let error = unsafe error { throw SoundFormatError(unsafe String(cString: error)) }
    return result
  }

  /// Converts a rendering with its marks.
  ///
  /// - Throws: ``SoundFormatError`` where the library lacks memory.
  public func convert(_ speech: RenderedSpeech) throws(SoundFormatError) -> RenderedSpeech {
    RenderedSpeech(
      sampleRate: outputRate, frames: try convert(speech.frames),
      marks: speech.marks.map { mark in
        var moved = mark
        moved.frame = position(of: mark.frame)
        return moved
      })
  }
}
