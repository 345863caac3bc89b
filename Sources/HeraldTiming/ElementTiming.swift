public import Herald

/// How long an announcement takes, as `measure --json` shows it (cli.md): an interface to scripts.
public struct ElementTiming: Sendable, Hashable, Codable {
  /// A segment's place on the time line, in frames from the start of the announcement.
  public struct SegmentTiming: Sendable, Hashable, Codable {
    /// What the segment is to the listener.
    public var role: String
    /// Exactly what the engine was given.
    public var text: String
    /// The same in the words of the input.
    public var written: String
    /// The engine's voice.
    public var voice: String
    /// The language tag, where the segment has one.
    public var language: String?
    /// Where it starts.
    public var startFrame: Int
    /// How long its speech is.
    public var frames: Int
    /// How long the silence after it is; 0 for the last one.
    public var pauseFrames: Int
    /// The words of `written`.
    public var words: [WordTiming]
  }

  /// A word's place on the time line.
  public struct WordTiming: Sendable, Hashable, Codable {
    /// The word as it is written.
    public var text: String
    /// Where it starts, in frames from the start of the announcement.
    public var startFrame: Int
    /// How long it is, in frames.
    public var frames: Int
  }

  /// Why an element could not be spoken.
  public struct Fault: Sendable, Hashable, Codable {
    /// The kind, one word.
    public var code: String
    /// What happened.
    public var message: String
  }

  /// The element's id.
  public var id: String
  /// The plan's name.
  public var plan: String
  /// What `herald plan` prints.
  public var line: String
  /// The whole length: speech and pauses.
  public var frames: Int
  /// `frames` in seconds, not rounded.
  public var seconds: Double
  /// The length without pauses, in seconds.
  public var speechSeconds: Double
  /// When the last label or high segment ends, in seconds.
  public var essentialSeconds: Double
  /// How many words are heard.
  public var wordCount: Int
  /// The words that are heard in a minute of speech, pauses between segments left out; nil where
  /// nothing is said.
  ///
  /// The engine's nominal rate counts pauses and word lengths of its own, so that the two differ.
  public var wordsPerMinute: Double?
  /// The share of the whole length that the cue takes, from 0 to 1, without the pause before it.
  public var cueShare: Double
  /// The segments; none where the element failed.
  public var segments: [SegmentTiming]?
  /// Why it failed, where it did.
  public var error: Fault?

  /// Measures a rendered announcement.
  public init(_ announcement: RenderedAnnouncement) {
    let rate = Double(announcement.sampleRate)
    id = announcement.plan.elementID
    plan = announcement.plan.kind.rawValue
    line = announcement.plan.line
    frames = announcement.frameCount
    seconds = Double(frames) / rate
    speechSeconds = Double(announcement.speechFrameCount) / rate
    essentialSeconds = Double(announcement.essentialFrameCount) / rate
    let timings = announcement.parts.map { part in
      SegmentTiming(
        role: part.segment.role.rawValue, text: part.segment.text,
        written: part.segment.written, voice: part.voice, language: part.segment.language,
        startFrame: part.startFrame, frames: part.speech.frames.count,
        pauseFrames: part.pauseFrames,
        words: announcement.words(of: part).map {
          WordTiming(text: $0.text, startFrame: $0.startFrame, frames: $0.frames)
        })
    }
    wordCount = timings.reduce(0) { $0 + $1.words.count }
    segments = timings
    wordsPerMinute = speechSeconds > 0 ? Double(wordCount) * 60 / speechSeconds : nil
    let cue = timings.reduce(0) { $0 + ($1.role == "cue" ? $1.frames : 0) }
    cueShare = frames > 0 ? Double(cue) / Double(frames) : 0
  }

  /// Notes that an element could not be spoken.
  public init(id: String, plan: AnnouncementPlan.Kind, line: String, code: String, message: String)
  {
    self.id = id
    self.plan = plan.rawValue
    self.line = line
    frames = 0
    seconds = 0
    speechSeconds = 0
    essentialSeconds = 0
    wordCount = 0
    cueShare = 0
    error = Fault(code: code, message: message)
  }
}
