public import Herald

/// What a message is made of once its markup, symbols and settings are worked out.
public enum SpokenStep: Sendable, Hashable {
  /// A text to speak.
  case speech(Speech)
  /// Silence of this many milliseconds.
  case pause(Int)
  /// The client is told this mark.
  case mark(String)
  /// The sign for a capital letter.
  case capitalSign
  /// The sound icon of this name, or the name spoken where it has no file.
  case soundIcon(String, Speech)

  /// A text that is given to the engine as a whole.
  public struct Speech: Sendable, Hashable {
    /// The text and its marks.
    public var text: MarkedText
    /// The voice it asks for.
    public var voice: VoiceRequest
    /// How it is spoken.
    public var parameters: SpeechParameters
    /// Whether it is a character or key, after which no pause is made.
    public var isShort: Bool

    /// Creates a text to speak.
    public init(
      text: MarkedText, voice: VoiceRequest = VoiceRequest(),
      parameters: SpeechParameters = SpeechParameters(), isShort: Bool = false
    ) {
      self.text = text
      self.voice = voice
      self.parameters = parameters
      self.isShort = isShort
    }
  }
}
