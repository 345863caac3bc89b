public import Herald

/// A sound with its title and cue points, as a WAV or FLAC file holds it.
public struct SoundFile: Sendable, Hashable {
  /// How the samples are stored; both keep 16-bit samples exactly.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// RIFF WAVE.
    case wav
    /// FLAC, compressed without loss.
    case flac
  }

  /// A named place in the sound.
  public struct CuePoint: Sendable, Hashable {
    /// The frame, counted from the start of the file.
    public var frame: Int
    /// What begins there; at most 255 bytes are kept.
    public var label: String

    /// Creates a cue point.
    public init(frame: Int, label: String) {
      self.frame = frame
      self.label = label
    }
  }

  /// Frames a second.
  public var sampleRate: Int
  /// Mono samples of 16 bits.
  public var frames: [Int16]
  /// What the sound says; nil or empty for no tag.
  public var title: String?
  /// The program that made it; nil or empty for no tag.
  ///
  /// libsndfile adds its own name.
  public var software: String?
  /// When it was made, in seconds since 1970, UTC; nil, the default, keeps equal sounds equal files.
  public var date: Int?
  /// Named places, in order of their frames.
  ///
  /// FLAC has no place for them, so that WAV alone keeps them.
  public var cuePoints: [CuePoint]

  /// Creates a file's content.
  public init(
    sampleRate: Int, frames: [Int16], title: String? = nil, software: String? = nil,
    date: Int? = nil, cuePoints: [CuePoint] = []
  ) {
    self.sampleRate = sampleRate
    self.frames = frames
    self.title = title
    self.software = software
    self.date = date
    self.cuePoints = cuePoints
  }

  /// Takes the sound of a rendering, without tags.
  public init(_ speech: RenderedSpeech) {
    self.init(sampleRate: speech.sampleRate, frames: speech.frames)
  }

  /// Writes the file beside its destination and renames it: it appears whole or not at all.
  ///
  /// - Throws: ``OutputError``.
  public func write(to path: String, format: Format) throws(OutputError) {
    let bytes: [UInt8]
    do {
      bytes = try encoded(as: format)
    } catch {
      throw OutputError(path: path, reason: error.reason)
    }
    try OutputFile.write(bytes, to: path)
  }
}

/// What the sound library said against a sound or a file.
public struct SoundFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason in words.
  public var reason: String

  /// Creates an error.
  public init(_ reason: String) { self.reason = reason }

  /// The reason.
  public var description: String { reason }
}
