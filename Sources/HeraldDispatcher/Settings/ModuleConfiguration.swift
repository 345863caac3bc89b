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

  /// The option names, as the file writes them.
  public static let names = [
    "HeraldMinRate", "HeraldNormalRate", "HeraldMaxRate", "HeraldRateBoost", "HeraldPitch",
    "HeraldRange", "HeraldVolume", "HeraldLanguage", "HeraldListenerLanguage", "HeraldVariants",
    "HeraldVoiceType", "HeraldCapitalIcon", "HeraldSpokenForms", "HeraldLead", "HeraldSymbols",
    "HeraldSoundIcons",
  ]
}
