/// What turns utterances into sound: the engine's client, or a fake in tests.
public protocol SpeechSynthesizer: Sendable {
  /// Frames a second of everything it renders.
  var sampleRate: Int { get }

  /// The engine's name and version, which the frames depend on.
  ///
  /// - Throws: ``EngineError`` where no engine answers.
  func engine() async throws -> EngineIdentity

  /// The voices that can speak.
  ///
  /// - Throws: ``EngineError`` where no engine answers.
  func voices() async throws -> [Voice]

  /// The engine's voice for a voice name or a language tag as people write them ("en_GB", "zh-CN").
  ///
  /// - Throws: ``EngineError`` with code ``EngineError/Code/unknownVoice`` and near names.
  func voice(named name: String) async throws -> Voice

  /// Renders an utterance, chunk by chunk as the consumer asks; cancelling the task ends it.
  ///
  /// The stream throws ``EngineError``. A part that could not be spoken is skipped and reported at
  /// the end: whatever could be spoken has been delivered when the stream throws.
  func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error>

  /// Renders an utterance and collects it; has a default that reads ``render(_:)``.
  func renderWhole(_ utterance: Utterance) async -> Result<RenderedSpeech, EngineError>
}

/// The name and version of a speech engine.
public struct EngineIdentity: Sendable, Hashable {
  /// The engine's name ("eSpeak NG").
  public var name: String
  /// The engine's version ("1.51").
  public var version: String

  /// Creates an identity.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// A voice of the engine.
public struct Voice: Sendable, Hashable {
  /// The name that an utterance is given ("en-us", "en-us+f3").
  public var name: String
  /// The name for people ("English (America)").
  public var displayName: String
  /// The BCP 47 tags it speaks, best first.
  public var languages: [String]

  /// Creates a voice.
  public init(name: String, displayName: String, languages: [String]) {
    self.name = name
    self.displayName = displayName
    self.languages = languages
  }
}
