import Glibc
import Herald
import HeraldEngine
import HeraldInput
import HeraldSound
import HeraldWording
import Voices

/// What the options ask for: settings, voices and the engine, ready for elements to go through.
struct Pipeline: Sendable {
  /// What is said at once and what waits.
  var settings: AnnouncementSettings
  /// How it sounds.
  var profile: VoiceProfile
  /// How many segments are rendered side by side.
  var jobs: Int
  /// The listener's own sound for the cue; nil for Herald's.
  var cueSound: SoundFile?
  /// What makes words of what is written; nil for texts as they are.
  var spokenForms: SpokenForms?

  /// Reads the options.
  ///
  /// - Parameter listening: whether a person listens: the listener's own dictionary is for that alone,
  ///   so that everything else gives the same in every home directory.
  init(_ arguments: Arguments, listening: Bool = false) throws {
    settings = try Self.settings(arguments)
    profile = try Self.profile(arguments)
    cueSound = try arguments.string("cue-sound").map(Self.sound)
    jobs = try arguments.jobs()
    guard !arguments.has("verbatim") else { return }
    spokenForms = SpokenForms(
      wording: ICUWording(), voiceLanguage: voiceLanguage(of: profile.voice),
      listenerLanguages: [settings.listenerLanguage],
      dictionary: listening ? try listenersDictionary() : ListenerDictionary())
  }

  /// Decides what is said.
  var planner: Planner { Planner(settings: settings) }

  /// Says it; a language without a voice is told once on stderr.
  func renderer(_ synthesizer: any SpeechSynthesizer) -> AnnouncementRenderer {
    AnnouncementRenderer(
      synthesizer: synthesizer, profile: profile,
      moreContent: cueSound.map { earcon($0, synthesizer.sampleRate) },
      onMissingVoice: { [voice = profile.voice] language in
        message("no voice speaks \(language); \(voice) does it instead")
      })
  }

  /// A plan, with measured lengths where the budget or the cue asks for them.
  func plan(
    _ element: AccessibilityElement, with planner: Planner, renderer: AnnouncementRenderer?
  ) async throws -> AnnouncementPlan {
    guard let renderer, settings.needsMeasuring else { return spoken(planner.plan(element)) }
    return spoken(
      try await planner.plan(element) { segments in
        try await renderer.seconds(of: spokenForms?.read(segments) ?? segments)
      })
  }

  /// Each entry of the More Content rotor as a plan of its own, named by its place: "bailey/1".
  func rotorPlans(_ element: AccessibilityElement, with planner: Planner) -> [AnnouncementPlan] {
    planner.rotor(element).enumerated().map { index, segment in
      spoken(
        AnnouncementPlan(
          elementID: "\(element.id)/\(index + 1)", kind: settings.plan, segments: [segment]))
    }
  }

  /// The plan in the words that a person would say.
  func spoken(_ plan: AnnouncementPlan) -> AnnouncementPlan {
    spokenForms?.read(plan) ?? plan
  }

  private static func settings(_ arguments: Arguments) throws(UsageError) -> AnnouncementSettings {
    var settings = AnnouncementSettings()
    settings.plan = try arguments.choice("plan") ?? settings.plan
    settings.inline = try arguments.choice("inline") ?? settings.inline
    settings.cue = try arguments.choice("cue") ?? settings.cue
    settings.cueDetail = try arguments.choice("cue-detail") ?? settings.cueDetail
    settings.budget = try arguments.seconds("budget")
    settings.contentLanguage = arguments.string("language")
    settings.listenerLanguage =
      arguments.string("listener-language") ?? localeLanguage(of: environment("LC_MESSAGES"))
    return settings
  }

  /// Reads a sound file of the listener's.
  ///
  /// - Throws: ``Failure`` where there is none, where it is of no known format, and where it is silent.
  static func sound(path: String) throws -> SoundFile {
    guard unsafe access(path, R_OK) == 0 else {
      throw Failure(.noInput, "--cue-sound \(path): \(systemMessage())")
    }
    do {
      let sound = try SoundFile(reading: path)
      guard !Earcon(sampleRate: sound.sampleRate, frames: sound.frames).frames.isEmpty else {
        throw SoundFormatError("it is silent")
      }
      return sound
    } catch let error as SoundFormatError {
      throw Failure(
        .badInput, "--cue-sound \(path): \(error); expected a sound file, such as WAV, FLAC or Ogg")
    }
  }

  /// The sound at the synthesizer's rate; one that cannot be converted gives way to Herald's.
  private func earcon(_ sound: SoundFile, _ sampleRate: Int) -> Earcon {
    let frames = try? Resampler(from: sound.sampleRate, to: sampleRate).convert(sound.frames)
    return frames.map { Earcon(sampleRate: sampleRate, frames: $0) }
      ?? .moreContent(sampleRate: sampleRate)
  }

  private static func profile(_ arguments: Arguments) throws -> VoiceProfile {
    var profile = try VoiceProfiles.named(arguments.string("voice-profile") ?? "default")
    profile.voice = arguments.string("voice") ?? profile.voice
    profile.parameters.rate =
      try arguments.integer("rate", in: SpeechParameters.rates) ?? profile.parameters.rate
    profile.parameters.pitch =
      try arguments.integer("pitch", in: SpeechParameters.pitches) ?? profile.parameters.pitch
    profile.parameters.volume =
      try arguments.integer("volume", in: SpeechParameters.volumes) ?? profile.parameters.volume
    profile.parameters.wordGap =
      try arguments.integer("word-gap", in: SpeechParameters.wordGaps)
      ?? profile.parameters.wordGap
    return profile
  }

  /// The language that messages are in: LC_ALL, else LC_MESSAGES, else LANG; C is English.
  private static func localeLanguage(of messages: String?) -> String {
    let locale = environment("LC_ALL") ?? messages ?? environment("LANG") ?? "C"
    let tag = LanguageTag(locale)
    guard !tag.primary.isEmpty else { return "en" }
    return tag.region.map { "\(tag.primary)-\($0)" } ?? tag.primary
  }
}

extension Arguments {
  /// How many segments are rendered side by side.
  func jobs() throws(UsageError) -> Int {
    try integer("jobs", in: 1...1024) ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}

/// A variable of the environment that is set to something.
func environment(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}

extension AnnouncementSettings {
  /// Whether a plan depends on how long its segments take.
  var needsMeasuring: Bool { plan == .layered && (budget != nil || cueDetail == .time) }
}
