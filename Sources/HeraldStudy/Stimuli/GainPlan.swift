internal import Herald

/// The gain of each stimulus in dB, in hundredths.
struct GainPlan {
  /// The gains, in the order of the stimuli.
  let gains: [Double]

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
    switch sound.gain {
    case .none: gains = analyses.map { _ in 0 }
    case .each: gains = analyses.map { hundredths(sound.loudness - $0.loudness.lufs) }
    case .all:
      let mean = analyses.reduce(0) { $0 + $1.loudness.lufs } / Double(max(1, analyses.count))
      gains = analyses.map { _ in hundredths(sound.loudness - mean) }
    }
    try checkPeaks(analyses, stimuli, sound)
  }

  /// Meters interpolate a little differently: a tenth of a decibel stays in hand.
  static let peakReserve = 0.1

  private func checkPeaks(
    _ analyses: [StimulusAnalysis], _ stimuli: [Stimulus], _ sound: Study.Sound
  ) throws(StudyError) {
    let limit = sound.truePeak - Self.peakReserve
    var worst: (index: Int, over: Double)?
    var count = 0
    for (index, analysis) in analyses.enumerated() {
      let over = analysis.loudness.truePeak + gains[index] - limit
      guard over > 0 else { continue }
      count += 1
      if over > worst?.over ?? 0 { worst = (index, over) }
    }
    guard let worst else { return }
    let peak = analyses[worst.index].loudness.truePeak + gains[worst.index]
    let remedy =
      sound.gain == .none
      ? "choose a \"gain\", or lower \"volume\""
      : "a \"loudness\" of \(decimal(((sound.loudness - worst.over) * 10).rounded(.down) / 10)) LUFS "
        + "fits all"
    throw StudyError(
      "\(count) of \(analyses.count) sounds would go over the true peak of "
        + "\(decimal(sound.truePeak)) dBTP, most of all \(stimuli[worst.index].id) with "
        + "\(decimal(peak)) dBTP; \(remedy)")
  }
}

/// Why a study cannot be made as it is: found in its sounds, after the file itself was read.
package struct StudyError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what would help.
  package var description: String

  /// Creates an error.
  init(_ description: String) { self.description = description }
}
