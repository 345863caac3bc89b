/// How a message is to be spoken, in speech-dispatcher's units, as `SET` brings it.
public struct MessageSettings: Sendable, Hashable {
  /// How much of the punctuation is spoken.
  public enum Punctuation: String, Sendable, Hashable, CaseIterable {
    /// None of it.
    case none
    /// What matters most.
    case some
    /// Nearly all of it.
    case most
    /// All of it.
    case all
  }

  /// How a capital letter is told from a small one.
  public enum Capitals: String, Sendable, Hashable, CaseIterable {
    /// Not at all.
    case none
    /// By a word before it.
    case spell
    /// By a sound before it.
    case icon
    /// By a higher voice; offered by the configuration alone.
    case pitch
  }

  /// A voice by the kind of its speaker.
  public enum VoiceType: String, Sendable, Hashable, CaseIterable {
    /// The first man.
    case male1
    /// The second man.
    case male2
    /// The third man.
    case male3
    /// The first woman.
    case female1
    /// The second woman.
    case female2
    /// The third woman.
    case female3
    /// A boy.
    case childMale = "child_male"
    /// A girl.
    case childFemale = "child_female"
  }

  /// Speed, -100 to 100.
  public var rate = 0
  /// Pitch, -100 to 100.
  public var pitch = 0
  /// Pitch range, -100 to 100.
  public var range = 0
  /// Loudness, -100 to 100; 100 is the voice's own.
  public var volume = 100
  /// How much of the punctuation is spoken.
  public var punctuation = Punctuation.none
  /// Whether every text is spelled.
  public var isSpelling = false
  /// How capital letters are told.
  public var capitals = Capitals.none
  /// The kind of speaker, where no voice is named.
  public var voiceType = VoiceType.male1
  /// The language as the client writes it, or nil.
  public var language: String?
  /// A voice by its name in the module's list, or nil; it wins over the language.
  public var synthesisVoice: String?

  /// Creates the server's defaults.
  public init() {}

  /// Takes one line of a `SET` block ("rate=20").
  ///
  /// Unknown names and values change nothing, numbers out of range are clamped: the server drops a
  /// message whose settings are refused, so that nothing is.
  public mutating func set(_ line: String) {
    guard let equals = line.firstIndex(of: "=") else { return }
    let value = String(line[line.index(after: equals)...])
    switch line[..<equals] {
    case "rate": rate = level(value) ?? rate
    case "pitch": pitch = level(value) ?? pitch
    case "pitch_range": range = level(value) ?? range
    case "volume": volume = level(value) ?? volume
    case "punctuation_mode": punctuation = Punctuation(rawValue: value) ?? punctuation
    case "spelling_mode": isSpelling = value == "on" || value != "off" && isSpelling
    case "cap_let_recogn":
      // `pitch` is not a word of the protocol.
      if let mode = Capitals(rawValue: value), mode != .pitch { capitals = mode }
    case "voice": voiceType = VoiceType(rawValue: value.lowercased()) ?? voiceType
    case "language": language = name(value)
    case "synthesis_voice": synthesisVoice = name(value)
    default: break
    }
  }

  private func level(_ value: String) -> Int? {
    Double(value).flatMap { $0.isNaN ? nil : Int(min(max($0, -100), 100)) }
  }

  private func name(_ value: String) -> String? {
    value.isEmpty || value == "NULL" ? nil : value
  }
}
