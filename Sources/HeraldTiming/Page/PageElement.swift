/// One element on the page: a time line for each variant.
public struct PageElement: Sendable, Codable {
  /// An announcement on its time line, in frames.
  public struct Line: Sendable, Codable {
    var text: String
    var frames: Int
    var essential: Int
    var words: Int
    var error: String?
    var segments: [Segment]
    /// Where the sound is: a data URL, or a path beside the page; nil where there is none.
    public var sound: String?
  }

  /// A segment of it.
  struct Segment: Sendable, Codable {
    var role: String
    var text: String
    var language: String?
    var start: Int
    var frames: Int
    var pause: Int
    var words: [Word]
  }

  /// A word's tick.
  struct Word: Sendable, Codable {
    var text: String
    var start: Int
  }

  /// The element's id.
  public var id: String
  /// The time lines, in the order of the variants.
  public var lines: [Line]

  /// Takes an element's timings, one for each variant, with where their sounds are.
  public init(_ timings: [ElementTiming], sounds: [String?], sampleRate: Int) {
    id = timings.first?.id ?? ""
    lines = timings.enumerated().map { index, timing in
      Line(
        text: timing.line, frames: timing.frames,
        essential: Int((timing.essentialSeconds * Double(sampleRate)).rounded()),
        words: timing.wordCount, error: timing.error?.message,
        segments: (timing.segments ?? []).map(Segment.init),
        sound: index < sounds.count ? sounds[index] : nil)
    }
  }
}

extension PageElement.Segment {
  fileprivate init(_ segment: ElementTiming.SegmentTiming) {
    role = segment.role
    text = segment.written
    language = segment.language
    start = segment.startFrame
    frames = segment.frames
    pause = segment.pauseFrames
    words = segment.words.map { PageElement.Word(text: $0.text, start: $0.startFrame) }
  }
}
