internal import HeraldSound

/// Lowers the few moments of a sound whose true peak is over a limit.
///
/// Each is lowered by just as much as it needs, in a bell of 5 ms around it, and nothing else is touched.
/// Peaks are looked for at four times the rate, as ITU-R BS.1770 does, and what comes out is measured.
struct PeakLimiter {
  /// How far the bell reaches to each side, in seconds.
  static let reach = 0.0025

  /// The samples with a gain, and no true peak over the limit.
  let frames: [Int16]
  /// How much the highest peak was lowered, in dB; 0 where none was.
  let depth: Double

  /// Applies a gain and limits.
  ///
  /// - Parameters:
  ///   - frames: the samples without gain.
  ///   - gain: in dB.
  ///   - limit: the highest true peak in dBTP.
  /// - Throws: ``SoundFormatError`` where a library lacks memory.
  init(
    _ frames: [Int16], gain: Double, limit: Double, sampleRate: Int
  ) throws(SoundFormatError) {
    var result = frames.amplified(by: gain)
    var peak = try Loudness(of: result, sampleRate: sampleRate).truePeak
    var lowest = 1.0
    var ceiling = limit
    // Another meter can find a little more between the samples than was looked for.
    for _ in 0..<5 where peak > limit {
      let gains = try Self.gains(
        frames, upTo: amplitude(decibels: ceiling - gain) * 32_768, sampleRate: sampleRate)
      lowest = gains.min() ?? 1
      let factor = amplitude(decibels: gain)
      result = zip(frames, gains).map { Int16(clamping: Int((Double($0) * factor * $1).rounded())) }
      peak = try Loudness(of: result, sampleRate: sampleRate).truePeak
      ceiling -= max(0.01, peak - limit)
    }
    self.frames = result
    depth = lowest < 1 ? hundredths(-decibels(lowest)) : 0
  }

  /// The gain of each sample that keeps peaks under a height.
  private static func gains(
    _ frames: [Int16], upTo height: Double, sampleRate: Int
  ) throws(SoundFormatError) -> [Double] {
    let fine = try Resampler(from: sampleRate, to: 4 * sampleRate).convert(frames)
    let reach = max(1, Int((Self.reach * Double(sampleRate)).rounded()))
    var lowest = [Double](repeating: 1, count: frames.count)
    var lowered = Set<Int>()
    for frame in frames.indices {
      let around = fine[max(0, 4 * frame - 2)..<min(fine.count, 4 * frame + 3)]
      let peak = around.reduce(0) { max($0, Double($1).magnitude) }
      guard peak > height else { continue }
      let range = max(0, frame - reach)..<min(frames.count, frame + reach + 1)
      for place in range { lowest[place] = min(lowest[place], height / peak) }
      lowered.formUnion(max(0, frame - 2 * reach)..<min(frames.count, frame + 2 * reach + 1))
    }
    // The mean over a bell as wide as the plateau around each peak: at the peak itself, no more than it
    // may have.
    let bell = (-reach...reach).map { place in
      1 + cosine(Double(place) / Double(reach + 1))
    }
    let sum = bell.reduce(0, +)
    var gains = lowest
    for frame in lowered {
      var mean = 0.0
      for (place, weight) in zip(frame - reach...frame + reach, bell) {
        mean += weight * (lowest.indices.contains(place) ? lowest[place] : 1)
      }
      gains[frame] = mean / sum
    }
    return gains
  }
}
