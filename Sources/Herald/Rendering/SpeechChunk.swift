/// A stretch of sound as it comes from the engine, with the marks that begin in it.
public struct SpeechChunk: Sendable, Hashable {
  /// Mono samples of 16 bits.
  public var frames: [Int16]
  /// The marks, their frames counted from the start of the whole utterance.
  public var marks: [SpeechMark]

  /// Creates a chunk.
  public init(frames: [Int16], marks: [SpeechMark] = []) {
    self.frames = frames
    self.marks = marks
  }
}

/// A place in the sound that stands for a place in the text.
public struct SpeechMark: Sendable, Hashable {
  /// What begins at a mark.
  public enum Kind: Sendable, Hashable {
    /// A word.
    case word
    /// A sentence.
    case sentence
    /// The segment of this index in its announcement.
    case segment(Int)
  }

  /// What begins here.
  public var kind: Kind
  /// The frame at which it begins, from the start of the utterance.
  public var frame: Int
  /// The stretch of the utterance's text, in Unicode scalars.
  public var range: Range<Int>

  /// Creates a mark.
  public init(kind: Kind, frame: Int, range: Range<Int>) {
    self.kind = kind
    self.frame = frame
    self.range = range
  }
}

/// The whole sound of an utterance.
public struct RenderedSpeech: Sendable, Hashable {
  /// Frames a second.
  public var sampleRate: Int
  /// Mono samples of 16 bits.
  public var frames: [Int16]
  /// The marks, in order of their frames.
  public var marks: [SpeechMark]

  /// Creates a sound.
  public init(sampleRate: Int, frames: [Int16] = [], marks: [SpeechMark] = []) {
    self.sampleRate = sampleRate
    self.frames = frames
    self.marks = marks
  }

  /// Collects chunks whole.
  public init(
    sampleRate: Int, collecting chunks: some AsyncSequence<SpeechChunk, any Error>
  ) async throws {
    self.init(sampleRate: sampleRate)
    for try await chunk in chunks {
      frames += chunk.frames
      marks += chunk.marks
    }
  }
}
