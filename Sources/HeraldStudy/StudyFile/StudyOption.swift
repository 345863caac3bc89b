import Herald
internal import HeraldInput
internal import Voices

/// An option that conditions can differ in, under the name that a study file gives it.
enum StudyOption: String, CaseIterable, Sendable {
  // The profile first: the others change what it says.
  case voiceProfile, voice, rate, pitch, range, volume, wordGap
  case plan, inline, highValueOnly, cue, cueOccasion, cueDetail, budget
  case language, listenerLanguage, verbatim

  /// What the value of an option is.
  enum Kind {
    case text, flag, seconds
    case names([String])
    case whole(ClosedRange<Int>)
  }

  /// What the value is.
  var kind: Kind {
    switch self {
    case .voiceProfile, .voice, .language, .listenerLanguage: .text
    case .rate: .whole(SpeechParameters.rates)
    case .pitch, .range: .whole(SpeechParameters.pitches)
    case .volume: .whole(SpeechParameters.volumes)
    case .wordGap: .whole(SpeechParameters.wordGaps)
    case .plan: .names(AnnouncementPlan.Kind.allCases.map(\.rawValue))
    case .inline: .names(AnnouncementSettings.Inline.allCases.map(\.rawValue))
    case .cue: .names(AnnouncementSettings.Cue.allCases.map(\.rawValue))
    case .cueOccasion: .names(AnnouncementSettings.CueOccasion.allCases.map(\.rawValue))
    case .cueDetail: .names(AnnouncementSettings.CueDetail.allCases.map(\.rawValue))
    case .budget: .seconds
    case .highValueOnly, .verbatim: .flag
    }
  }

  /// What it does, for the schema.
  var summary: String {
    switch self {
    case .voiceProfile: "Voice profile: a name that comes with Herald, or a file beside the study's"
    case .voice: "Voice where a text names no language, as espeak-ng -v"
    case .rate: "Words a minute"
    case .pitch: "Base pitch"
    case .range: "Pitch range"
    case .volume: "Loudness of the voice, 100 being normal"
    case .wordGap: "Extra pause between words, in 10 ms"
    case .plan: "How the announcement is laid out"
    case .inline: "Which fields are said at once"
    case .highValueOnly: "Whether a high field is said as its value alone"
    case .cue: "How one is told that more waits"
    case .cueOccasion: "When one is told"
    case .cueDetail: "What one is told"
    case .budget: "Longest announcement in seconds; null for no limit"
    case .language: "BCP 47 tag of content that names no language"
    case .listenerLanguage: "BCP 47 tag of the words that Herald itself says"
    case .verbatim: "Whether values are said as written, without spoken forms"
    }
  }
}

/// The value of an option, as its kind wants it.
enum OptionValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case whole(Int)
  case seconds(Double)
  /// Null: the option's own default.
  case none

  /// The value as the name of a level and in tables.
  var description: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): String(flag)
    case .whole(let number): String(number)
    case .seconds(let seconds): seconds == seconds.rounded() ? String(Int(seconds)) : "\(seconds)"
    case .none: "none"
    }
  }

  /// Reads a value.
  ///
  /// - Throws: ``InputError`` where it is not of the option's kind.
  init(_ node: JSONNode, for option: StudyOption, in file: String) throws(InputError) {
    func fault(_ expected: String) -> InputError {
      let found = node.scalarText.map { "\"\($0)\"" } ?? node.kindName
      return .at(node, in: file, "\"\(option.rawValue)\" is \(found); expected \(expected)")
    }
    switch (option.kind, node.value) {
    case (_, .null): self = .none
    case (.text, .string(let text)):
      guard !text.isEmpty else { throw fault("a text") }
      self = .text(text)
    case (.text, _): throw fault("a text")
    case (.flag, .boolean(let flag)): self = .flag(flag)
    case (.flag, _): throw fault("true or false")
    case (.whole(let range), .number(let digits)):
      guard let number = Int(digits), range.contains(number) else {
        throw fault("a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      self = .whole(number)
    case (.whole(let range), _):
      throw fault("a whole number from \(range.lowerBound) to \(range.upperBound)")
    case (.seconds, .number(let digits)):
      guard let number = Double(digits), number.isFinite, (0...3600).contains(number) else {
        throw fault("a number of seconds")
      }
      self = .seconds(number)
    case (.seconds, _): throw fault("a number of seconds")
    case (.names(let names), .string(let text)):
      guard names.contains(text) else {
        throw fault(
          "one of \(names.joined(separator: ", "))\(suggestion(for: text, among: names))")
      }
      self = .text(text)
    case (.names(let names), _): throw fault("one of \(names.joined(separator: ", "))")
    }
  }
}

extension InputError {
  /// An error at a value.
  static func at(_ node: JSONNode, in file: String, _ message: String) -> InputError {
    InputError(
      file: file, line: node.position.line, column: node.position.column, message: message)
  }
}
