internal import Herald

/// What `herald.conf` sets; the defaults hold without one.
public struct ModuleConfiguration: Sendable, Hashable {
  /// Words a minute at the client's rate -100, 80 to 900.
  public var minimumRate = 80
  /// Words a minute at the client's rate 0, 80 to 900.
  public var normalRate = 170
  /// Words a minute at the client's rate 100, 80 to 900.
  public var maximumRate = 449
  /// Percent by which every rate is multiplied, 100 to 400; the engine ends at 900 words a minute.
  public var rateBoost = 100
  /// The engine's pitch at the client's pitch 0, 0 to 99.
  public var pitch = 50
  /// The engine's pitch range at the client's range 0, 0 to 99.
  public var range = 50
  /// The engine's volume at the client's volume 100, 0 to 200.
  public var volume = 100
  /// The language of messages that name none that is known.
  public var language = "en-us"
  /// The language of the words the module says of its own; empty: that of the environment.
  public var listenerLanguage = ""
  /// The variants that are listed beside each voice ("f3").
  public var variants: [String] = []
  /// The variant that stands for a kind of speaker; empty is the voice as it is.
  public var voiceTypes: [MessageSettings.VoiceType: String] = [
    .male1: "", .male2: "m2", .male3: "m3", .female1: "f2", .female2: "f3", .female3: "f4",
    .childMale: "m5", .childFemale: "f5",
  ]
  /// How capitals are told where a client asks for its icon.
  public var capitalIcon = MessageSettings.Capitals.icon
  /// Which spoken forms are said in place of what is written.
  public var spokenForms = SpokenFormsChoice.sure
  /// How far the sound is ahead of the ear, in milliseconds, 100 to 2,000.
  public var lead = 300
  /// The folder of speech-dispatcher's symbol dictionaries.
  public var symbols = "/usr/share/speech-dispatcher/locale"
  /// The folder of the sound icons.
  public var soundIcons = "/usr/share/sounds/sound-icons"

  /// Creates the defaults.
  public init() {}

  /// A line of the file that could not be used.
  public struct Complaint: Sendable, Hashable, CustomStringConvertible {
    /// The line's number, from 1.
    public var line: Int
    /// What is wrong with it.
    public var reason: String

    /// The reason with its line.
    public var description: String { "line \(line): \(reason)" }
  }

  /// The option names, as the file writes them.
  public static let names = [
    "HeraldMinRate", "HeraldNormalRate", "HeraldMaxRate", "HeraldRateBoost", "HeraldPitch",
    "HeraldRange", "HeraldVolume", "HeraldLanguage", "HeraldListenerLanguage", "HeraldVariants",
    "HeraldVoiceType", "HeraldCapitalIcon", "HeraldSpokenForms", "HeraldLead", "HeraldSymbols",
    "HeraldSoundIcons",
  ]

  /// Reads a file in the manner of speech-dispatcher's modules: `Name value` on a line, values quoted
  /// where they hold blanks, `#` before comments.
  ///
  /// No fault is fatal: a line that cannot be used changes nothing and is told.
  public static func read(_ text: String) -> (ModuleConfiguration, [Complaint]) {
    var configuration = ModuleConfiguration()
    var complaints: [Complaint] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = words(of: line)
      guard let name = words.first else { continue }
      if let reason = configuration.set(name, Array(words.dropFirst())) {
        complaints.append(Complaint(line: index + 1, reason: reason))
      }
    }
    let rates = [configuration.minimumRate, configuration.normalRate, configuration.maximumRate]
    if rates != rates.sorted() {
      complaints.append(
        Complaint(line: 1, reason: "the rates do not rise from minimum to normal to maximum"))
      let defaults = ModuleConfiguration()
      configuration.minimumRate = defaults.minimumRate
      configuration.normalRate = defaults.normalRate
      configuration.maximumRate = defaults.maximumRate
    }
    return (configuration, complaints)
  }

  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var rest = line[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first, first != "#" else { return words }
      if first == "\"" {
        let value = rest.dropFirst().prefix { $0 != "\"" }
        words.append(String(value))
        rest = rest[value.endIndex...].dropFirst()
      } else {
        let value = rest.prefix { !$0.isWhitespace }
        words.append(String(value))
        rest = rest[value.endIndex...]
      }
    }
  }

  /// Sets an option and returns what is wrong with it, if anything is.
  private mutating func set(_ name: String, _ values: [String]) -> String? {
    let value = values.first ?? ""
    switch name.lowercased() {
    case "heraldminrate": return set(\.minimumRate, value, in: SpeechParameters.rates)
    case "heraldnormalrate": return set(\.normalRate, value, in: SpeechParameters.rates)
    case "heraldmaxrate": return set(\.maximumRate, value, in: SpeechParameters.rates)
    case "heraldrateboost": return set(\.rateBoost, value, in: 100...400)
    case "heraldpitch": return set(\.pitch, value, in: SpeechParameters.pitches)
    case "heraldrange": return set(\.range, value, in: SpeechParameters.pitches)
    case "heraldvolume": return set(\.volume, value, in: SpeechParameters.volumes)
    case "heraldlead": return set(\.lead, value, in: 100...2_000)
    case "heraldlanguage":
      if value.isEmpty { return "\(name) needs a language" }
      language = value
    case "heraldlistenerlanguage": listenerLanguage = value
    case "heraldvariants":
      variants = values.flatMap { $0.split(whereSeparator: { " ,".contains($0) }).map(String.init) }
    case "heraldvoicetype":
      guard let type = MessageSettings.VoiceType(rawValue: value.lowercased()) else {
        let known = MessageSettings.VoiceType.allCases.map(\.rawValue)
        return "no voice type is called \(value)\(suggestion(for: value, among: known))"
      }
      voiceTypes[type] = values.dropFirst().first ?? ""
    case "heraldcapitalicon":
      guard let mode = MessageSettings.Capitals(rawValue: value.lowercased()) else {
        return "\(name) is one of none, spell, icon, pitch, not \(value)"
      }
      capitalIcon = mode
    case "heraldspokenforms":
      guard let choice = SpokenFormsChoice(rawValue: value.lowercased()) else {
        return "\(name) is one of none, sure, all, not \(value)"
      }
      spokenForms = choice
    case "heraldsymbols": symbols = value
    case "heraldsoundicons": soundIcons = value
    default: return "no option is called \(name)\(suggestion(for: name, among: Self.names))"
    }
    return nil
  }

  private mutating func set(
    _ option: WritableKeyPath<ModuleConfiguration, Int>, _ value: String, in range: ClosedRange<Int>
  ) -> String? {
    guard let number = Int(value), range.contains(number) else {
      return "\(value.isEmpty ? "nothing" : value) is not a number from \(range.lowerBound) to "
        + "\(range.upperBound)"
    }
    self[keyPath: option] = number
    return nil
  }
}
