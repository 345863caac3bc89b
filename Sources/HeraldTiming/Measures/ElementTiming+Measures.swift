extension ElementTiming {
  /// When each segment is first heard, in seconds from the start of the announcement.
  ///
  /// - Parameter sampleRate: frames a second of the measurement.
  public func onsets(sampleRate: Int) -> [Double] {
    (segments ?? []).map { Double($0.startFrame) / Double(sampleRate) }
  }

  /// The words that are heard in a minute of speech, pauses between segments left out; nil where
  /// nothing is said.
  ///
  /// The engine's nominal rate counts pauses and word lengths of its own, so that the two differ.
  public var wordsPerMinute: Double? {
    speechSeconds > 0 ? Double(wordCount) * 60 / speechSeconds : nil
  }

  /// The share of the whole length that the cue takes, from 0 to 1, without the pause before it.
  public var cueShare: Double {
    guard frames > 0 else { return 0 }
    let cue = (segments ?? []).reduce(0) { $0 + ($1.role == "cue" ? $1.frames : 0) }
    return Double(cue) / Double(frames)
  }
}
