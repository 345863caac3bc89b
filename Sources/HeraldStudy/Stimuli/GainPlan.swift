internal import Herald

/// The gain of each stimulus in dB, in hundredths.
struct GainPlan {
  /// The gains, in the order of the stimuli.
  let gains: [Double]
  /// The stimuli whose highest peaks are lowered, and the most by which one is, in dB.
  let limited: (stimuli: [Int], most: Double)

  /// Chooses gains that bring the sounds to the study's target.
  ///
  /// - Throws: ``StudyError`` where a sound is silent, was cut by the engine, or would go over the true
  ///   peak.
  init(_ analyses: [StimulusAnalysis], of stimuli: [Stimulus], sound: Study.Sound)
    throws(StudyError)
  {
    for (stimulus, analysis) in zip(stimuli, analyses) {
      guard analysis.loudness.lufs.isFinite, analysis.loudness.truePeak.isFinite else {
        throw StudyError("\(stimulus.id): nothing is heard")
      }
      guard !analysis.isClipped else {
        throw StudyError(
          "\(stimulus.id): the engine clips at this volume; lower \"volume\", which \"loudness\" "
            + "makes up for")
      }
    }
    let gains: [Double]
    switch sound.gain {
    case .none: gains = analyses.map { _ in 0 }
    case .each: gains = analyses.map { hundredths(sound.loudness - $0.loudness.lufs) }
    case .all:
      let mean = analyses.reduce(0) { $0 + $1.loudness.lufs } / Double(max(1, analyses.count))
      gains = analyses.map { _ in hundredths(sound.loudness - mean) }
    }
    let limit = sound.truePeak - Self.peakReserve
    let excess = zip(analyses, gains).map { max(0, $0.loudness.truePeak + $1 - limit) }
    let reach = sound.limitsPeaks ? Self.deepest : 0
    if let worst = excess.indices.max(by: { excess[$0] < excess[$1] }), excess[worst] > reach {
      let count = excess.count { $0 > reach }
      let peak = analyses[worst].loudness.truePeak + gains[worst]
      throw StudyError(
        "\(count) of \(excess.count) sounds would go over the true peak of "
          + "\(decimal(sound.truePeak)) dBTP, most of all \(stimuli[worst].id) with "
          + "\(decimal(peak)) dBTP; \(Self.remedy(sound, excess: excess[worst] - reach))")
    }
    self.gains = gains
    let over = excess.indices.filter { excess[$0] > 0 }
    limited = (over, over.map { excess[$0] }.max() ?? 0)
  }

  /// Meters interpolate a little differently: a tenth of a decibel stays in hand.
  static let peakReserve = 0.1
  /// By how much a limiter may lower a peak, in dB.
  static let deepest = 3.0

  private static func remedy(_ sound: Study.Sound, excess: Double) -> String {
    guard sound.gain != .none else { return "choose a \"gain\", or lower \"volume\"" }
    let loudness = ((sound.loudness - excess) * 10).rounded(.down) / 10
    return "a \"loudness\" of \(decimal(loudness)) LUFS fits all"
      + (sound.limitsPeaks || excess > deepest ? "" : ", or \"peaks\": \"limit\"")
  }
}

/// Why a study cannot be made as it is: found in its sounds, after the file itself was read.
package struct StudyError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what would help.
  package var description: String

  /// Creates an error.
  init(_ description: String) { self.description = description }
}
