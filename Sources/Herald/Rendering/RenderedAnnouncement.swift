/// A plan as sound: every segment with its place on the announcement's time line, in frames.
public struct RenderedAnnouncement: Sendable {
  /// A segment as sound.
  public struct Part: Sendable {
    /// What was said.
    public var segment: Segment
    /// The engine's voice that said it.
    public var voice: String
    /// The frame at which it starts, from the start of the announcement.
    public var startFrame: Int
    /// Its sound, marks counted from its own start.
    public var speech: RenderedSpeech
    /// The frames of silence after it; 0 for the last one.
    public var pauseFrames: Int

    /// Creates a part.
    public init(
      segment: Segment, voice: String, startFrame: Int, speech: RenderedSpeech, pauseFrames: Int
    ) {
      self.segment = segment
      self.voice = voice
      self.startFrame = startFrame
      self.speech = speech
      self.pauseFrames = pauseFrames
    }
  }

  /// A word of the written text and when it is heard.
  public struct Word: Sendable, Hashable {
    /// The word as it is written in the input.
    public var text: String
    /// The frame at which it starts, from the start of the announcement.
    public var startFrame: Int
    /// How long it takes, in frames.
    public var frames: Int
    /// Where it stands in the segment's written text, in Unicode scalars.
    public var range: Range<Int>
  }

  /// What was rendered.
  public var plan: AnnouncementPlan
  /// Frames a second.
  public var sampleRate: Int
  /// The segments, in order.
  public var parts: [Part]

  /// Creates an announcement from its parts.
  public init(plan: AnnouncementPlan, sampleRate: Int, parts: [Part]) {
    self.plan = plan
    self.sampleRate = sampleRate
    self.parts = parts
  }

  /// The length in frames: speech and pauses.
  public var frameCount: Int {
    parts.reduce(0) { $0 + $1.speech.frames.count + $1.pauseFrames }
  }

  /// The length without pauses, in frames.
  public var speechFrameCount: Int { parts.reduce(0) { $0 + $1.speech.frames.count } }

  /// The frame at which the last label or high segment ends: from here on the essential is known.
  public var essentialFrameCount: Int {
    parts.last { $0.segment.role == .label || $0.segment.role == .high }
      .map { $0.startFrame + $0.speech.frames.count } ?? 0
  }

  /// The whole sound, pauses included.
  public var frames: [Int16] {
    var frames: [Int16] = []
    frames.reserveCapacity(frameCount)
    for part in parts {
      frames += part.speech.frames
      frames += repeatElement(0, count: part.pauseFrames)
    }
    return frames
  }

  /// The words of a part's written text with their times.
  ///
  /// A word ends where the next one starts, the last one with the segment's speech. Words that one
  /// spoken form stands for ("1h 15m" as one duration) are one word.
  public func words(of part: Part) -> [Word] {
    let scalars = Array(part.segment.written.unicodeScalars)
    let starts: [(range: Range<Int>, frame: Int)] = part.speech.marks.compactMap { mark in
      guard mark.kind == .word else { return nil }
      let range = part.segment.map?.written(of: mark.range) ?? mark.range
      let inside = range.clamped(to: 0..<scalars.count)
      return inside.isEmpty ? nil : (inside, mark.frame)
    }
    var words: [Word] = []
    for (range, frame) in starts {
      if let last = words.last, range.lowerBound < last.range.upperBound {
        // Several spoken words stand for one written word.
        let joined = last.range.lowerBound..<max(last.range.upperBound, range.upperBound)
        words[words.count - 1].range = joined
        continue
      }
      words.append(Word(text: "", startFrame: frame, frames: 0, range: range))
    }
    for index in words.indices {
      let end =
        index + 1 < words.count ? words[index + 1].startFrame : part.speech.frames.count
      words[index].frames = max(0, end - words[index].startFrame)
      words[index].startFrame += part.startFrame
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[words[index].range])
      words[index].text = String(text)
    }
    return words
  }
}
