/// A text with everything that decides how it sounds: equal utterances give equal frames.
public struct Utterance: Sendable, Hashable {
  /// What is spoken; data, never markup.
  public var text: String
  /// The engine's name of the voice, with its variant ("en-us", "en-us+f3").
  public var voice: String
  /// How the voice speaks.
  public var parameters: SpeechParameters

  /// Creates an utterance.
  public init(text: String, voice: String, parameters: SpeechParameters = SpeechParameters()) {
    self.text = text
    self.voice = voice
    self.parameters = parameters
  }
}

/// How a voice speaks, in eSpeak NG's units; the defaults are the engine's own.
public struct SpeechParameters: Sendable, Hashable {
  /// Speed in words a minute, 80 to 900.
  public var rate = 175
  /// Base pitch, 0 to 99.
  public var pitch = 50
  /// Pitch range, 0 to 99.
  public var range = 50
  /// Loudness, 0 to 200, 100 being normal.
  public var volume = 100
  /// Extra pause between words, in units of 10 ms at the default rate, 0 to 500.
  public var wordGap = 0

  /// Creates the engine's default parameters.
  public init() {}

  /// The values that each parameter takes.
  public static let rates = 80...900
  /// See ``rates``.
  public static let pitches = 0...99
  /// See ``rates``.
  public static let volumes = 0...200
  /// See ``rates``.
  public static let wordGaps = 0...500
}
