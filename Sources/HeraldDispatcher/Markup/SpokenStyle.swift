/// What markup changes of the way a stretch of text is spoken; the default changes nothing.
public struct SpokenStyle: Sendable, Hashable {
  /// How the letters of a stretch are read.
  public enum Reading: Sendable, Hashable {
    /// As words.
    case words
    /// Letter by letter.
    case characters
    /// As the name of a key.
    case key
    /// As a kind of value that the client names, with its format ("date", "dmy").
    case value(String, format: String?)
  }

  /// The language, where the markup names one.
  public var language: String?
  /// A voice of the module's list, where the markup names one.
  public var voice: String?
  /// The kind of speaker, where the markup names one.
  public var voiceType: MessageSettings.VoiceType?
  /// Factor of the rate.
  public var rate = 1.0
  /// Factor of the pitch.
  public var pitch = 1.0
  /// Factor of the pitch range.
  public var range = 1.0
  /// Factor of the volume.
  public var volume = 1.0
  /// How the letters are read.
  public var reading = Reading.words

  /// Creates a style that changes nothing.
  public init() {}
}
