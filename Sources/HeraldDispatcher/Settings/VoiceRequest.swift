public import Herald

/// Which voice a stretch of text asks for; the first of the three that can be had counts.
public struct VoiceRequest: Sendable, Hashable {
  /// A voice by its name in the module's list.
  public var name: String?
  /// A language as the client writes it.
  public var language: String?
  /// The kind of speaker, where no voice is named.
  public var type: MessageSettings.VoiceType

  /// Creates a request.
  public init(
    name: String? = nil, language: String? = nil, type: MessageSettings.VoiceType = .male1
  ) {
    self.name = name
    self.language = language
    self.type = type
  }

  /// What a message asks for a stretch of its text: markup wins over settings, a name over a language.
  init(settings: MessageSettings, style: SpokenStyle) {
    name = style.voice ?? (style.language == nil ? settings.synthesisVoice : nil)
    language = style.language ?? settings.language
    type = style.voiceType ?? settings.voiceType
  }

  /// The language, unless it is one of those that clients without a language send.
  var knownLanguage: String? {
    language.flatMap { Self.nobody.contains($0.lowercased()) ? nil : $0 }
  }

  private static let nobody: Set = ["c", "posix", "null", "none", ""]
}

/// The module's list of voices, and which of the engine's voices a name in it stands for.
public struct VoiceList: Sendable {
  /// The voices as they are listed.
  public private(set) var listed: [ListedVoice] = []
  private var engineNames: [String: String] = [:]
  private var languages: [String: String] = [:]

  /// Creates the list of an engine's voices, each followed by the variants that are offered.
  public init(voices: [Voice], variants: [String] = []) {
    for voice in voices {
      let language = Self.listedLanguage(voice.languages.first ?? "none")
      add(voice.displayName, voice.name, language, "none")
      for variant in variants {
        add("\(voice.displayName)+\(variant)", "\(voice.name)+\(variant)", language, variant)
      }
    }
  }

  private mutating func add(
    _ name: String, _ engineName: String, _ language: String, _ variant: String
  ) {
    let voice = ListedVoice(name: name, language: language, variant: variant)
    // Clients choose by name: one name, one voice.
    guard engineNames[voice.name.lowercased()] == nil else { return }
    listed.append(voice)
    engineNames[voice.name.lowercased()] = engineName
    guard language != "none" else { return }
    for name in [name.lowercased(), engineName.lowercased()] where languages[name] == nil {
      languages[name] = language
    }
  }

  /// The engine's name for a listed name; a name that is not listed is given back as it is, since
  /// people write the engine's own ("en-us+f3") in their configurations.
  public func engineName(for name: String) -> String { engineNames[name.lowercased()] ?? name }

  /// The language of a voice by its listed name or the engine's, with or without a variant.
  public func language(ofVoice name: String) -> String? {
    let name = name.lowercased()
    return languages[name] ?? languages[String(name.prefix { $0 != "+" })]
  }

  /// A tag in the usual spelling ("en-US"), as clients compare it with their own.
  private static func listedLanguage(_ tag: String) -> String {
    let parts = tag.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return "none" }
    let rest = parts.dropFirst().map { $0.count == 2 ? $0.uppercased() : $0.lowercased() }
    return ([first.lowercased()] + rest).joined(separator: "-")
  }
}
