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
  /// A rule that looks at a kind of token.
  private struct Asked {
    var name: String
    var needs: PassageMarks
    var read: @Sendable (Passage, Int) -> Reading?
  }

  /// The rules that look at each kind of token, in their order.
  private let asked: [[Asked]]
  private let memory = ReadingMemory()

  /// Creates the stage.
  ///
  /// - Parameters:
  ///   - wording: what words numbers, units and dates.
  ///   - voiceLanguage: the BCP 47 tag of text that names no language.
  ///   - listenerLanguages: the languages that the listener understands, most wanted first.
  ///   - dictionary: what the listener wants said.
  ///   - rules: the rules that are asked, in their order.
  public init(
    wording: any Wording, voiceLanguage: String = "en-US", listenerLanguages: [String] = [],
    dictionary: ListenerDictionary = ListenerDictionary(), rules: [SpokenRule] = SpokenRule.all
  ) {
    self.rules = rules
    self.dictionary = dictionary
    self.voiceLanguage = voiceLanguage
    self.listenerLanguages = listenerLanguages
    languages = SpokenLanguages(wording: wording)
    asked = Token.Kind.allCases.map { kind in
      rules.filter { $0.begins.contains(kind) }.map {
        Asked(name: $0.name, needs: $0.needs, read: $0.read)
      }
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
    // Most stay as they are; nothing is made for them.
    guard let first = segments.firstIndex(where: mayChange) else { return segments }
    var spoken: [Segment] = []
    spoken.reserveCapacity(segments.count)
    spoken.append(contentsOf: segments[..<first])
    for segment in segments[first...] {
      guard mayChange(segment) else {
        spoken.append(segment)
        continue
      }
      let reading = reading(of: segment)
      if let only = reading.segments.first, reading.segments.count == 1 {
        spoken.append(only)
      } else {
        spoken.append(contentsOf: reading.segments)
      }
    }
    return spoken
  }

  /// A segment with its spoken form, and which rules made it.
  public func read(_ segment: Segment) -> SpokenReading {
    mayChange(segment) ? reading(of: segment) : SpokenReading(segments: [segment])
  }

  /// Whether a segment is spoken and holds anything that a rule could look at.
  private func mayChange(_ segment: Segment) -> Bool {
    guard segment.form == .speech || segment.form == .spearcon, segment.role != .cue,
      segment.role != .traits, !segment.written.isEmpty
    else { return false }
    if segment.spokenAs != nil || !dictionary.isEmpty { return true }
    let language = languages[segment.language ?? voiceLanguage]
    return language.mayChange(segment.written)
      || segment.field.map { language.mayChangeNumber(in: $0, segment.written) } ?? false
  }

  private func reading(of segment: Segment) -> SpokenReading {
    let language = languages[segment.language ?? voiceLanguage]
    guard let key = ReadingMemory.Key(segment) else { return readAnew(segment, in: language) }
    if let known = memory.reading(of: segment, key: key) { return known }
    let reading = readAnew(segment, in: language)
    memory.keep(reading, key: key)
    return reading
  }

  private func readAnew(_ segment: Segment, in language: SpokenLanguage) -> SpokenReading {
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
  private func read(_ whole: Passage, _ indices: Range<Int>, into draft: inout SpokenDraft) {
    var passage = whole
    var index = indices.lowerBound
    while index < indices.upperBound {
      if let reading = dictionary.read(passage, index), reading.end <= indices.upperBound {
        draft.take(reading, from: index, rule: "dictionary")
        index = reading.end
        continue
      }
      var next = index + 1
      if passage.isOrdinary(index) {
        index = next
        continue
      }
      let kind = passage.tokens[index].kind
      let marks = passage.marks(at: index)
      if kind == .digits || kind == .sign { passage.rememberNumeral(at: index) }
      for rule in asked[Int(kind.rawValue)] where rule.needs.isMet(by: marks) {
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
}

extension Passage {
  /// The text of a segment, with what its field tells.
  init(of segment: Segment, language: SpokenLanguage) {
    let field = segment.field ?? ""
    self.init(
      [Unicode.Scalar](of: segment.written),
      field: field.isEmpty ? FieldMeaning() : language.meaning(ofField: field),
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
