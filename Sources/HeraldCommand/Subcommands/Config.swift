import HeraldEngine

/// `herald config`: shows and changes what `speak` and `browse` use where no option says otherwise.
enum ConfigCommand: Subcommand {
  static let name = "config"
  static let operands = "[set NAME VALUE | unset NAME | path]"
  static let summary = "Shows or changes the settings of listening."
  static let examples = """
    Example:
      $ herald config set rate 300
      $ herald config
      rate 300

    The settings have the names of the options, which herald speak --help explains:
    \(Configuration.options.map(\.name).joined(separator: ", ")).
    They are used by speak and browse alone, and options win over them. path prints where the file is.
    """
  static let groups: [OptionGroup] = [.init(title: "Output", options: [.flag("json", "as JSON")])]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let words = arguments.operands
    var configuration = try Configuration()
    switch words.first {
    case nil where arguments.has("json"):
      let table = Dictionary(
        configuration.values.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      try await standardOutput.line(try json(table))
    case nil:
      for (name, value) in configuration.values {
        try await standardOutput.line("\(name) \(value)")
      }
    case "path" where words.count == 1:
      try await standardOutput.line(Configuration.path ?? "")
    case "set" where words.count == 3:
      try configuration.set(words[1], to: words[2])
      if words[1] == "voice" {
        _ = try await Engine(arguments, jobs: 1).synthesizer.voice(named: words[2])
      }
      try configuration.write()
    case "unset" where words.count == 2:
      try configuration.set(words[1], to: nil)
      try configuration.write()
    default:
      throw UsageError("expected nothing, set NAME VALUE, unset NAME, or path; see --help")
    }
    return .done
  }
}
