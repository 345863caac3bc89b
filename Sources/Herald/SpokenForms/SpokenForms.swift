/// The stage between planning and rendering: what is written becomes what a person would say.
///
/// What no rule is sure of stays as it is.
public struct SpokenForms: Sendable {
  /// The rules, in the order in which they are asked.
  public let rules: [SpokenRule]
  /// What the listener wants said.
  public let dictionary: ListenerDictionary
  /// The BCP 47 tag of text that names no language.
  public let voiceLanguage: String
  /// The languages that the listener understands, most wanted first: they decide which language a
  /// script means.
  public let listenerLanguages: [String]

  let languages: SpokenLanguages
  /// The rules that look at each kind of token.
  private let asked: [[SpokenRule]]

  /// Creates the stage.
  ///
  /// - Parameters:
  ///   - wording: what words numbers, units and dates.
  ///   - voiceLanguage: the BCP 47 tag of text that names no language.
  ///   - listenerLanguages: the languages that the listener understands, most wanted first.
  ///   - dictionary: what the listener wants said.
  public init(
    wording: any Wording, voiceLanguage: String = "en-US", listenerLanguages: [String] = [],
    dictionary: ListenerDictionary = ListenerDictionary()
  ) {
    self.rules = SpokenRule.all
    self.dictionary = dictionary
    self.voiceLanguage = voiceLanguage
    self.listenerLanguages = listenerLanguages
    languages = SpokenLanguages(wording: wording)
    asked = Token.Kind.allCases.map { kind in
      SpokenRule.all.filter { $0.begins.contains(kind) }
    }
  }

  /// The plan with the spoken forms of its segments.
  public func read(_ plan: AnnouncementPlan) -> AnnouncementPlan {
    var plan = plan
    plan.segments = read(plan.segments)
    return plan
  }

  /// The segments with their spoken forms.
  public func read(_ segments: [Segment]) -> [Segment] {
    segments.flatMap { read($0).segments }
  }

  /// A segment with its spoken form, and which rules made it.
  public func read(_ segment: Segment) -> SpokenReading {
    guard segment.form == .speech || segment.form == .spearcon, segment.role != .cue,
      segment.role != .traits,
      segment.spokenAs != nil || !dictionary.isEmpty || Self.mayChange(segment.written)
    else { return SpokenReading(segments: [segment]) }
    let tag = segment.language ?? voiceLanguage
    let language = languages[tag]
    let passage = Passage(of: segment, language: language)
    var draft = SpokenDraft(passage: passage)
    if let hint = segment.spokenAs, passage.valueStart < passage.tokens.count {
      read(passage, 0..<passage.valueStart, into: &draft)
      read(passage, as: hint, into: &draft)
    } else {
      read(passage, 0..<passage.tokens.count, into: &draft)
    }
    return split(draft, of: segment)
  }

  /// Asks the listener's dictionary and the rules at every token, from left to right; each looks at a
  /// bounded stretch, so that the whole takes linear time.
  private func read(_ passage: Passage, _ indices: Range<Int>, into draft: inout SpokenDraft) {
    var index = indices.lowerBound
    while index < indices.upperBound {
      if let reading = dictionary.read(passage, index), reading.end <= indices.upperBound {
        draft.take(reading, from: index, rule: "dictionary")
        index = reading.end
        continue
      }
      var next = index + 1
      for rule in asked[Int(passage.tokens[index].kind.rawValue)] {
        guard let reading = rule.read(passage, index), reading.end <= indices.upperBound,
          reading.end > index
        else { continue }
        draft.take(reading, from: index, rule: rule.name)
        next = reading.end
        break
      }
      index = next
    }
  }

  /// Whether a text holds anything that a rule could look at; it need not be read when it does not.
  static func mayChange(_ text: String) -> Bool {
    var word = 0
    var capitals = 0
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A:
        capitals += 1
        word += 1
      case 0x61...0x7A: word += 1
      case 0x20, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x28, 0x29, 0x27, 0x22:
        // Short words with a capital may be abbreviations, several capitals Roman numerals.
        if capitals > 0, word <= 5 { return true }
        word = 0
        capitals = 0
      default: return true
      }
    }
    return capitals > 0 && word <= 5
  }
}

extension Passage {
  /// The text of a segment, with what its field tells.
  init(of segment: Segment, language: SpokenLanguage) {
    let field = segment.field ?? ""
    self.init(
      Array(segment.written.unicodeScalars),
      field: field.isEmpty
        ? FieldMeaning() : FieldMeaning(field: field, language: language.primary),
      language: language)
    // "label, value": the value begins after the comma.
    guard !field.isEmpty, segment.written != field else { return }
    let count = field.unicodeScalars.count
    guard scalars.count > count + 2, scalars[count] == ",", scalars[count + 1] == " ",
      segment.written.unicodeScalars.starts(with: field.unicodeScalars)
    else { return }
    valueStart = tokens.firstIndex { $0.range.lowerBound >= count + 2 } ?? 0
  }
}
