package import Herald
internal import HeraldInput
internal import Voices

/// What a condition decides: how much is said, and how it sounds.
package struct ConditionSettings: Sendable, Hashable {
  /// How much is said at once.
  package var announcement = AnnouncementSettings()
  /// How it sounds.
  package var profile: VoiceProfile
  /// Whether values are said as written.
  package var isVerbatim = false

  /// Applies options to the defaults.
  ///
  /// - Parameter sources: where a profile's file is looked for.
  /// - Throws: ``InputError`` for a voice profile that does not exist or is none.
  init(_ options: [StudyOption: OptionValue], sources: StudySources) throws(InputError) {
    var name = "default"
    if case .text(let text) = options[.voiceProfile] { name = text }
    // Only what comes with Herald, or with the study: the same in every home directory.
    profile = try VoiceProfiles.named(sources.profile(name), folder: nil)
    profile.name = name
    for option in StudyOption.allCases {
      if let value = options[option] { apply(option, value) }
    }
  }

  private mutating func apply(_ option: StudyOption, _ value: OptionValue) {
    switch (option, value) {
    case (.voice, .text(let name)): profile.voice = name
    case (.rate, .whole(let number)): profile.parameters.rate = number
    case (.pitch, .whole(let number)): profile.parameters.pitch = number
    case (.range, .whole(let number)): profile.parameters.range = number
    case (.volume, .whole(let number)): profile.parameters.volume = number
    case (.wordGap, .whole(let number)): profile.parameters.wordGap = number
    case (.plan, .text(let name)):
      announcement.plan = .init(rawValue: name) ?? announcement.plan
    case (.inline, .text(let name)):
      announcement.inline = .init(rawValue: name) ?? announcement.inline
    case (.highValueOnly, .flag(let flag)): announcement.highValueOnly = flag
    case (.cue, .text(let name)): announcement.cue = .init(rawValue: name) ?? announcement.cue
    case (.cueOccasion, .text(let name)):
      announcement.cueOccasion =
        AnnouncementSettings.CueOccasion.allCases.first { $0.rawValue == name }
        ?? announcement.cueOccasion
    case (.cueDetail, .text(let name)):
      announcement.cueDetail =
        AnnouncementSettings.CueDetail.allCases.first { $0.rawValue == name }
        ?? announcement.cueDetail
    case (.budget, .seconds(let seconds)): announcement.budget = seconds
    case (.language, .text(let tag)): announcement.contentLanguage = tag
    case (.listenerLanguage, .text(let tag)): announcement.listenerLanguage = tag
    case (.verbatim, .flag(let flag)): isVerbatim = flag
    default: break
    }
  }
}
