public import Herald

extension ModuleConfiguration {
  /// Which spoken forms are said in place of what is written.
  public enum SpokenFormsChoice: String, Sendable, Hashable, CaseIterable {
    /// None: every text as it is written.
    case none
    /// Those that leave nothing out and cannot be taken for something else.
    case sure
    /// All of them.
    case all
  }

  /// What makes words of what is written, as the configuration wants it; nil for texts as they are.
  ///
  /// A screen reader's texts are anything: prose, but file listings, code and forms too, without the
  /// name of a field that would tell what "3/4" is. So `sure` has the rules alone that say all of what
  /// is written, where the engine leaves it out or makes another number of it.
  ///
  /// - Parameters:
  ///   - wording: what words numbers, units and dates.
  ///   - listenerLanguages: the languages that the listener understands, most wanted first.
  public func spokenForms(
    wording: any Wording, listenerLanguages: [String] = []
  ) -> SpokenForms? {
    guard spokenForms != .none else { return nil }
    let rules =
      spokenForms == .all
      ? SpokenRule.all : SpokenRule.all.filter { Self.sureRules.contains($0.name) }
    return SpokenForms(
      wording: wording, voiceLanguage: language, listenerLanguages: listenerLanguages, rules: rules)
  }

  private static let sureRules: Set = ["telephone", "version", "range", "emoji"]
}
