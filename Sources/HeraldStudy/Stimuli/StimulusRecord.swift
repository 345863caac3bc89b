internal import Herald
internal import HeraldSound

/// What is known of a stimulus before it has its gain.
struct StimulusAnalysis: Codable, Hashable, Sendable {
  /// What tells its sound from others: a digest of the engine's samples.
  var sound: String
  /// The length of its file in frames.
  var frames: Int
  /// How loud it is without gain.
  var loudness: Loudness
  /// Whether the engine itself cut the tops of its waves off.
  var isClipped: Bool

  /// Looks at a rendering.
  init(_ rendered: RenderedStimulus) throws(SoundFormatError) {
    let engineFrames = rendered.announcement.frames
    sound = sha256(engineFrames)
    frames = rendered.frames.count
    loudness = try Loudness(of: rendered.frames, sampleRate: rendered.timeline.sampleRate)
    isClipped = Self.isClipped(engineFrames)
  }

  /// Three samples in a row at the end of the range are no peak but a cut one.
  private static func isClipped(_ frames: [Int16]) -> Bool {
    var run = 0
    for frame in frames {
      run = frame == .max || frame <= -.max ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }
}

/// A stimulus whose files are written.
struct StimulusResult: Codable, Hashable, Sendable {
  /// The gain in dB.
  var gain: Double
  /// By how much its highest peak was lowered, in dB.
  var limited: Double
  /// How loud the file is.
  var loudness: Loudness
  /// The announcement in the words of the input.
  var line: String
  /// The announcement in the words that the engine was given.
  var spoken: String
  /// The voices that said it, in the order in which they are first heard.
  var voices: [String]
  /// The digests of its files, by path from the package's folder.
  var files: [String: String]
}

/// What a package under way keeps of a stimulus, so that the work can go on later.
struct StimulusRecord: Codable, Hashable, Sendable {
  /// What was found out of it.
  var analysis: StimulusAnalysis
  /// Its files, once they are written.
  var result: StimulusResult?
}
