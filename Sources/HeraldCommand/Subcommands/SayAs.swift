import Herald
import HeraldInput
import HeraldWording

/// `herald say-as`: what is made of a text, and which rule did it.
enum SayAsCommand: Subcommand {
  static let name = "say-as"
  static let operands = "TEXT"
  static let summary = "Shows what is said in place of a written text, and which rule makes it so."
  static let examples = """
    Example:
      $ herald say-as '★★★★☆'
      4 out of 5 stars
        rating: "★★★★☆" is said "4 out of 5 stars"

      $ herald say-as 56m --label Depth
      56 meters
        unit: "56m" is said "56 meters"

    The listener's dictionary, dictionary.json in $XDG_CONFIG_HOME/herald, goes before the rules.
    """
  static let groups = [
    OptionGroup(
      title: "The text",
      options: [
        .value("language", "TAG", "language of the text (en-US)"),
        .value("label", "TEXT", "name of the field that the text is the value of"),
        .value("as", "KIND", "what the author says it is: date:dmy, telephone, characters, ..."),
      ]),
    OptionGroup(
      title: "Output",
      options: [.flag("json", "print JSON"), .flag("rules", "list the rules with their examples")]),
    .general,
  ]

  /// What was made of the text.
  private struct Said: Encodable {
    struct Finding: Encodable {
      var rule: String
      var written: String
      var spoken: String?
      var undecided: String?
      var language: String?
    }
    var written: String
    var text: String
    var language: String
    var rules: [Finding]
  }

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    if arguments.has("rules") {
      try await standardOutput.line(SpokenRule.documentation)
      return .done
    }
    guard let text = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("say-as: expected one TEXT; see --help")
    }
    let said = read(text, try hint(arguments), arguments, try listenersDictionary())
    if arguments.has("json") {
      try await standardOutput.line(try json(said))
      return .done
    }
    try await standardOutput.line(said.text)
    for finding in said.rules {
      let outcome =
        finding.spoken.map { "is said \"\($0)\"" }
        ?? finding.language.map { "is spoken by a voice of \($0)" }
        ?? "stays as it is: \(finding.undecided ?? "")"
      try await standardOutput.line("  \(finding.rule): \"\(finding.written)\" \(outcome)")
    }
    if said.rules.isEmpty {
      try await standardOutput.line("  no rule is sure of it: it stays as it is")
    }
    return .done
  }

  private static func hint(_ arguments: Arguments) throws(UsageError) -> SpokenHint? {
    guard let kind = arguments.string("as") else { return nil }
    switch SayAsKind.hint(kind) {
    case .success(let hint): return hint
    case .failure(let fault): throw UsageError("--as \(kind): \(fault.message)")
    }
  }

  private static func read(
    _ text: String, _ hint: SpokenHint?, _ arguments: Arguments, _ dictionary: ListenerDictionary
  ) -> Said {
    let language = arguments.string("language") ?? "en-US"
    let forms = SpokenForms(
      wording: ICUWording(), voiceLanguage: language, listenerLanguages: [language],
      dictionary: dictionary)
    let reading = forms.read(
      Segment(
        role: .value, written: text, language: language, field: arguments.string("label"),
        spokenAs: hint))
    let scalars = Array(text.unicodeScalars)
    return Said(
      written: text, text: reading.text, language: language,
      rules: reading.findings.map { finding in
        var said = Said.Finding(
          rule: finding.rule,
          written: String(String.UnicodeScalarView(scalars[finding.written])))
        switch finding.outcome {
        case .spoken(let text): said.spoken = text
        case .undecided(let reason): said.undecided = reason
        case .language(let tag): said.language = tag
        }
        return said
      })
  }
}
