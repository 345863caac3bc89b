internal import Herald
internal import HeraldSound

/// Everything that decides the bytes of a package besides the study file.
struct Makers: Codable, Hashable, Sendable {
  /// Herald's version.
  var herald: String
  /// The engine's name.
  var engine: String
  /// The engine's version.
  var engineVersion: String
  /// The digest of the engine's data files, where they were found.
  var engineData: String?
  /// The versions of libraries that shape the files.
  var libraries: [String: String]
}

/// What a package holds, `manifest.json`: written last, so that a package without it is not whole.
struct Manifest: Codable, Sendable {
  /// A file of the package.
  struct File: Codable, Hashable, Sendable {
    var sha256: String
    var bytes: Int
  }
  /// A file that the study was read from, and its copy.
  struct Source: Codable, Hashable, Sendable {
    var name: String
    var file: String
  }

  /// What made it, by which a package is known.
  var generator = "herald study"
  /// The study's name.
  var study: String
  /// The digest of everything that decides the bytes.
  var key: String
  /// What made it.
  var makers: Makers
  /// The seed of every random choice.
  var seed: UInt64
  /// The study file first.
  var sources: [Source]
  /// Everything that was chosen, the defaults included.
  var parameters: Parameters
  /// Every file but this one, by path.
  var files: [String: File]

  /// Everything that was chosen.
  struct Parameters: Codable, Hashable, Sendable {
    /// A condition with all that it decides.
    struct Condition: Codable, Hashable, Sendable {
      var name: String
      var levels: [String: String]
      var voiceProfile: String
      var voice: String
      var rate: Int
      var pitch: Int
      var range: Int
      var volume: Int
      var wordGap: Int
      var pausesInMilliseconds: [String: Int]
      var styles: [String: [String: Int]]
      var plan: String
      var order: [String]
      var inline: String
      var highValueOnly: Bool
      var cue: String
      var cueOccasion: String
      var cueDetail: String
      var budgetSeconds: Double?
      var language: String?
      var listenerLanguage: String
      var spokenForms: Bool
    }
    struct Sound: Codable, Hashable, Sendable {
      var sampleRate: Int
      var format: String
      var leadSilenceSeconds: Double
      var trailSilenceSeconds: Double
      var gain: String
      var loudnessLUFS: Double
      var truePeakDBTP: Double
      var peaks: String
    }
    struct Design: Codable, Hashable, Sendable {
      var kind: String
      var lists: Int
      var listsAreParticipants: Bool
      var between: [String]
      var order: String
      var maximumRuns: [String: Int]
    }

    var items: Int
    var practice: Int
    var attentionChecks: Int
    var conditions: [Condition]
    var sound: Sound
    var design: Design
  }
}

extension Manifest.Parameters {
  /// Takes what a study chose.
  init(_ study: Study) {
    items = study.items.count
    practice = study.practice.count
    attentionChecks = study.attentionChecks.count
    conditions = study.conditions.map { Condition($0, factors: study.factors) }
    sound = Sound(
      sampleRate: study.sound.sampleRate, format: study.sound.format.rawValue,
      leadSilenceSeconds: study.sound.leadSilence, trailSilenceSeconds: study.sound.trailSilence,
      gain: study.sound.gain.rawValue, loudnessLUFS: study.sound.loudness,
      truePeakDBTP: study.sound.truePeak, peaks: study.sound.peaks.rawValue)
    design = Design(
      kind: study.design.kind.rawValue, lists: study.design.listCount,
      listsAreParticipants: study.design.listsAreParticipants,
      between: study.design.betweenFactors, order: study.design.order.rawValue,
      maximumRuns: study.design.maximumRuns)
  }
}

extension Manifest.Parameters.Condition {
  init(_ condition: Study.Condition, factors: [Study.Factor]) {
    let settings = condition.settings.announcement
    let profile = condition.settings.profile
    name = condition.name
    levels = Dictionary(
      zip(factors.map(\.name), condition.levels), uniquingKeysWith: { first, _ in first })
    voiceProfile = profile.name
    voice = profile.voice
    rate = profile.parameters.rate
    pitch = profile.parameters.pitch
    range = profile.parameters.range
    volume = profile.parameters.volume
    wordGap = profile.parameters.wordGap
    pausesInMilliseconds = Dictionary(
      uniqueKeysWithValues: profile.pauses.map { ($0.rawValue, $1) })
    styles = Dictionary(
      uniqueKeysWithValues: profile.styles.map { role, style in
        (
          role.rawValue,
          [
            "pitch": style.pitch, "range": style.range, "ratePercent": style.ratePercent,
            "volumePercent": style.volumePercent,
          ]
        )
      })
    plan = settings.plan.rawValue
    order = settings.order.map(\.rawValue)
    inline = settings.inline.rawValue
    highValueOnly = settings.highValueOnly
    cue = settings.cue.rawValue
    cueOccasion = settings.cueOccasion.rawValue
    cueDetail = settings.cueDetail.rawValue
    budgetSeconds = settings.budget
    language = settings.contentLanguage
    listenerLanguage = settings.listenerLanguage
    spokenForms = !condition.settings.isVerbatim
  }
}
