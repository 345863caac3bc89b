/// Decides what is said of an element at once and what waits, by author's importance and listener's
/// settings (the announcement rules of ARCHITECTURE.md).
public struct Planner: Sendable {
  /// What the listener has chosen.
  public let settings: AnnouncementSettings
  /// The words that Herald itself says, in the listener's language.
  public let phrasebook: Phrasebook

  /// Creates a planner for a listener's settings.
  public init(settings: AnnouncementSettings = AnnouncementSettings()) {
    self.settings = settings
    phrasebook = Phrasebook(listenerLanguage: settings.listenerLanguage)
  }

  /// The plan of an element where no length is asked for.
  ///
  /// A time budget is not looked at, and a cue with a time tells the count alone: both need
  /// ``plan(_:measure:)``.
  public func plan(_ element: AccessibilityElement) -> AnnouncementPlan {
    plan(element, speaking: inlined(element), seconds: nil)
  }

  /// The plan of an element, inside the time budget and with a timed cue where these are set.
  ///
  /// `measure`: the length in seconds that segments take when spoken one after the other.
  /// - Throws: what `measure` throws.
  public func plan<Failure: Error>(
    _ element: AccessibilityElement,
    measure: ([Segment]) async throws(Failure) -> Double
  ) async throws(Failure) -> AnnouncementPlan {
    guard settings.plan == .layered else { return plan(element) }
    let timed = settings.cueDetail == .time
    func measured(_ spoken: Set<Int>) async throws(Failure) -> AnnouncementPlan {
      let bare = plan(element, speaking: spoken, seconds: nil)
      guard timed, !bare.unspoken.isEmpty else { return bare }
      let rest = bare.unspoken.flatMap { self.entry($0, of: element, role: .content) }
      return plan(element, speaking: spoken, seconds: try await measure(rest))
    }
    guard let budget = settings.budget, settings.inline != .none else {
      return try await measured(inlined(element))
    }
    // The longest run of entries, in order of importance, with which all still fits. Every run is
    // tried, since saying the last entry saves the cue.
    let candidates = byImportance(element)
    var best = try await measured([])
    for count in candidates.indices {
      let plan = try await measured(Set(candidates[...count]))
      if try await measure(plan.segments) <= budget { best = plan }
    }
    return best
  }

  /// The entries of the More Content rotor: every field in the author's order, the high ones too.
  public func rotor(_ element: AccessibilityElement) -> [Segment] {
    element.customContent.flatMap { entry($0, of: element, role: .content) }
  }

  // MARK: - Laying out

  private func plan(
    _ element: AccessibilityElement, speaking spoken: Set<Int>, seconds: Double?
  ) -> AnnouncementPlan {
    var plan = AnnouncementPlan(elementID: element.id, kind: settings.plan, segments: [])
    if settings.plan == .flat {
      for role in [Segment.Role.label, .value, .traits, .hint] {
        plan.segments += segments(of: element, role: role)
      }
      plan.segments += element.customContent.flatMap {
        entry($0, of: element, role: $0.importance == .high ? .high : .content)
      }
      return plan
    }
    for (index, content) in element.customContent.enumerated() {
      let role: Segment.Role = content.importance == .high ? .high : .content
      let isSaid = spoken.contains(index) && settings.order.contains(role)
      if !isSaid, content.saysSomething {
        plan.unspoken.append(content)
      }
    }
    for role in settings.order {
      switch role {
      case .high, .content:
        for index in element.customContent.indices where spoken.contains(index) {
          let content = element.customContent[index]
          guard (content.importance == .high) == (role == .high) else { continue }
          plan.segments += entry(content, of: element, role: role)
        }
      case .cue:
        if let cue = cue(after: plan, seconds: seconds) { plan.segments.append(cue) }
      case .label, .value, .traits, .hint:
        plan.segments += segments(of: element, role: role)
      }
    }
    return plan
  }

  /// The indices of the fields that the setting `inline` says at once.
  private func inlined(_ element: AccessibilityElement) -> Set<Int> {
    let content = element.customContent
    return switch settings.inline {
    case .none: []
    case .high: Set(content.indices.filter { content[$0].importance == .high })
    case .all: Set(content.indices)
    }
  }

  /// The indices of all fields that say something, the high ones first, each group in the author's order.
  private func byImportance(_ element: AccessibilityElement) -> [Int] {
    let said = element.customContent.indices.filter {
      element.customContent[$0].saysSomething
    }
    return said.filter { element.customContent[$0].importance == .high }
      + said.filter { element.customContent[$0].importance != .high }
  }

  // MARK: - Segments

  private func segments(of element: AccessibilityElement, role: Segment.Role) -> [Segment] {
    let written: String
    switch role {
    case .label: written = element.label
    case .value: written = element.value ?? ""
    case .hint: written = element.hint ?? ""
    case .traits:
      written = element.traits.compactMap(phrasebook.word(for:)).joined(separator: ", ")
      return segment(role, written, language: phrasebook.language)
    case .high, .content, .cue: return []
    }
    return segment(
      role, written, language: element.language ?? settings.contentLanguage,
      field: role == .value ? element.label : nil,
      spokenAs: role == .label || role == .value ? element.spokenAs : nil)
  }

  /// A field as "label, value", or the one of both that is not empty.
  private func entry(
    _ content: CustomContent, of element: AccessibilityElement, role: Segment.Role
  ) -> [Segment] {
    let label = content.label.trimmed
    let value = content.value.trimmed
    let valueOnly = role == .high && settings.highValueOnly && !value.isEmpty
    let written =
      valueOnly || label.isEmpty ? value : value.isEmpty ? label : "\(label), \(value)"
    return segment(
      role, written,
      language: content.language ?? element.language ?? settings.contentLanguage,
      field: label.isEmpty ? nil : label, spokenAs: value.isEmpty ? nil : content.spokenAs,
      pitch: content.pitch)
  }

  private func segment(
    _ role: Segment.Role, _ written: String, language: String?, field: String? = nil,
    spokenAs: SpokenHint? = nil, pitch: Double? = nil
  ) -> [Segment] {
    let written = written.trimmed
    guard !written.isEmpty else { return [] }
    var segment = Segment(
      role: role, written: written, language: language, field: field, spokenAs: spokenAs)
    segment.pitch = pitch
    return [segment]
  }

  private func cue(after plan: AnnouncementPlan, seconds: Double?) -> Segment? {
    let count = plan.unspoken.count
    switch settings.cueOccasion {
    case .never: return nil
    case .whenNeeded where count == 0: return nil
    case .whenNeeded, .always: break
    }
    guard settings.cue != .none else { return nil }
    let words: String
    switch settings.cueDetail {
    case .plain: words = phrasebook.moreContent
    case .count: words = phrasebook.more(count: count)
    case .time:
      words =
        seconds.map { phrasebook.more(count: count, seconds: $0) } ?? phrasebook.more(count: count)
    }
    let language = phrasebook.language
    return switch settings.cue {
    // A raised pitch needs words before it.
    case .pitch where plan.segments.isEmpty: Segment(role: .cue, written: words, language: language)
    case .speech: Segment(role: .cue, written: words, language: language)
    case .spearcon: Segment(role: .cue, written: words, language: language, form: .spearcon)
    case .sound: Segment(role: .cue, written: "", language: language, form: .sound)
    case .pitch: Segment(role: .cue, written: "", language: language, form: .pitch)
    case .none: nil
    }
  }
}

extension String {
  /// Without white space at both ends, so that an empty field leaves no stray pause.
  fileprivate var trimmed: String {
    // Most texts begin and end in visible ASCII, which their bytes tell sooner.
    if let first = utf8.first, let last = utf8.last, (0x21...0x7E).contains(first),
      (0x21...0x7E).contains(last)
    {
      return self
    }
    let scalars = unicodeScalars
    guard let first = scalars.first, let last = scalars.last,
      first.properties.isWhitespace || last.properties.isWhitespace
    else { return self }
    var rest = scalars[...]
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension CustomContent {
  /// Whether label or value holds more than white space.
  fileprivate var saysSomething: Bool { !label.trimmed.isEmpty || !value.trimmed.isEmpty }
}
