/// Why an utterance, or a part of it, could not be spoken.
public struct EngineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of fault; the set may grow.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The name as results show it.
    public var rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No engine or worker was found or could be started.
    public static let noEngine = Code(rawValue: "no-engine")
    /// No voice has this name.
    public static let unknownVoice = Code(rawValue: "unknown-voice")
    /// The library died on the text.
    public static let crashed = Code(rawValue: "crashed")
    /// The rendering took longer than its limit.
    public static let timedOut = Code(rawValue: "timed-out")
    /// The caller, or the end of its task, ended the rendering.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The text has no word that the engine speaks.
    public static let nothingSaid = Code(rawValue: "nothing-said")
    /// The worker sent something that is not of the protocol.
    public static let brokenAnswer = Code(rawValue: "broken-answer")
    /// The worker was lost, and again after it was replaced.
    public static let workerLost = Code(rawValue: "worker-lost")
  }

  /// The kind of fault.
  public var code: Code
  /// What happened, in words.
  public var message: String
  /// The voice that was to speak, where one was.
  public var voice: String?
  /// The stretches of the text that were not spoken, in Unicode scalars.
  public var unspoken: [Range<Int>]

  /// Creates an error.
  public init(
    _ code: Code, _ message: String, voice: String? = nil, unspoken: [Range<Int>] = []
  ) {
    self.code = code
    self.message = message
    self.voice = voice
    self.unspoken = unspoken
  }

  /// The message, with the voice.
  public var description: String {
    voice.map { "\(message) (voice \($0))" } ?? message
  }
}
