package import Herald
internal import HeraldInput
package import HeraldSound

/// A study as its file describes it, read and checked.
package struct Study: Sendable {
  /// A named way in which conditions differ.
  package struct Factor: Sendable, Hashable {
    /// The name ("plan").
    package var name: String
    /// Its levels, in the order of the file.
    package var levels: [String]
  }

  /// One of the things that are compared.
  package struct Condition: Sendable, Hashable {
    /// The name in every table ("layered-175").
    package var name: String
    /// The level of each factor, in the factors' order.
    package var levels: [String]
    /// What it decides.
    package var settings: ConditionSettings
  }

  /// A trial that is not counted: practice, or a check that someone listens.
  package struct ExtraItem: Sendable, Hashable {
    /// What is said.
    package var element: AccessibilityElement
    /// The right answer, where there is one.
    package var answer: String?
  }

  /// What participants are asked after each sound.
  package struct Question: Sendable, Hashable {
    /// The question.
    package var text = "What did you hear?"
    /// The answers to choose from; none for a free text.
    package var answers: [String] = []
  }

  /// How the sounds are stored.
  package struct Sound: Sendable, Hashable {
    /// Which clips share a gain.
    package enum Gain: String, Sendable, Hashable, CaseIterable {
      /// Each clip is brought to the target.
      case each
      /// One gain for all, which brings their mean to the target.
      case all
      /// As the engine speaks.
      case none
    }

    /// What is done with a sound that would go over the true peak.
    package enum Peaks: String, Sendable, Hashable, CaseIterable {
      /// Its highest peaks are lowered, each for some milliseconds.
      case limit
      /// The study is refused.
      case refuse
    }

    /// Frames a second.
    package var sampleRate = 48_000
    /// WAV or FLAC.
    package var format = SoundFile.Format.wav
    /// Silence before, in seconds.
    package var leadSilence = 0.25
    /// Silence after, in seconds.
    package var trailSilence = 0.25
    /// Which clips share a gain.
    package var gain = Gain.each
    /// Integrated loudness that is aimed at, in LUFS; EBU R 128's target.
    package var loudness = -23.0
    /// The highest true peak, in dBTP; EBU R 128's limit.
    package var truePeak = -1.0
    /// What is done with a sound that would go over it.
    package var peaks = Peaks.limit

    /// Whether peaks are lowered; never where the engine's sound is kept as it is.
    var limitsPeaks: Bool { peaks == .limit && gain != .none }
  }

  /// The name, for file tags and tables.
  package var name: String
  /// What the study is called by people.
  package var title: String
  /// What is announced.
  package var items: [AccessibilityElement]
  /// What conditions differ in.
  package var factors: [Factor]
  /// What is compared.
  package var conditions: [Condition]
  /// Who hears what, in which order.
  package var design: StudyDesign
  /// What every random choice depends on.
  package var seed: UInt64
  /// How the sounds are stored.
  package var sound: Sound
  /// Trials to get used to it, before the others, in the participant's first condition.
  package var practice: [ExtraItem]
  /// Trials that show whether someone listens.
  package var attentionChecks: [ExtraItem]
  /// After how many trials each check comes.
  package var attentionEvery: Int
  /// What participants are asked.
  package var question: Question
  /// The files it was read from.
  let sources: StudySources
  /// Where in the file the design stands, for errors.
  let designPlace: InputError
}

/// Who hears what, in which order.
package struct StudyDesign: Sendable, Hashable {
  /// Who hears which conditions.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Everyone hears all.
    case within
    /// Everyone hears one.
    case between
    /// Some factors differ between people, the others within each.
    case mixed
  }

  /// How a participant's trials follow each other.
  package enum Order: String, Sendable, Hashable, CaseIterable {
    /// All trials of a condition together; the conditions in a Williams order.
    case blocked
    /// Rounds of one trial a condition, each in a Williams order.
    case interleaved
    /// Any order that the limits on runs allow.
    case random
  }

  /// Who hears which conditions.
  package var kind = Kind.within
  /// How many lists of trials are made, one for each participant.
  package var listCount: Int
  /// Whether a list stands for a participant; else several participants share it.
  package var listsAreParticipants = true
  /// The factors that differ between people, in a mixed design.
  package var betweenFactors: [String] = []
  /// How a participant's trials follow each other.
  package var order = Order.interleaved
  /// The most trials in a row with the same level of a factor, or the same "condition".
  package var maximumRuns: [String: Int] = [:]
  /// Whether a number of lists that leaves the design unbalanced is accepted.
  package var allowsUnbalanced = false
  /// Whether conditions that give the same sounds are accepted.
  package var allowsSameSounds = false
}
