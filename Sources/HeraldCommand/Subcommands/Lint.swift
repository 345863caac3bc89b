import Herald
import HeraldEngine
import HeraldInput
import HeraldLint

/// `herald lint`: what listeners would stumble over.
enum LintCommand: Subcommand {
  static let name = "lint"
  static let operands = "FILE"
  static let summary = "Checks elements for what listeners stumble over."
  static let examples = """
    Example:
      $ herald lint Examples/dogs.json
      $ herald lint table.csv --label name --silence identifier-label --format sarif > lint.sarif
      $ herald lint --rules          what the rules are
      $ herald lint --explain all-high

    Exit status 1 when something was found.
    """
  static let groups = [
    OptionGroup(
      title: "Checks",
      options: [
        .value("rule", "NAME[,NAME]", "check only these rules"),
        .value("silence", "NAME[,NAME]", "leave these rules out"),
        .flag("rules", "list the rules and end"),
        .value("explain", "NAME", "print a rule with its examples and end"),
        .value("max", "SECONDS", "longest announcement that is no finding (--budget, else 6)"),
        .choice("format", ["text", "json", "sarif"], "how findings are printed (text)"),
        .flag("json", "the same as --format json"),
      ]),
    .input, .announcing, .voice, .rendering, .general,
  ]

  // Not optimized: Swift 6.3.1's optimizer crashes on this function (CoroSplit), as in `herald render`.
  @_optimize(none)
  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    if arguments.has("rules") {
      try await standardOutput.line(LintText.list(LintRule.all))
      return .done
    }
    if let name = arguments.string("explain") {
      for rule in try rules([name]) { try await standardOutput.line(LintText.explanation(rule)) }
      return .done
    }
    let rules = try rules(
      arguments.strings("rule").flatMap(ColumnList.names),
      silenced: arguments.strings("silence").flatMap(ColumnList.names))
    let pipeline = try Pipeline(arguments)
    let engine = try Engine(arguments, jobs: pipeline.jobs)
    let renderer = pipeline.renderer(engine.synthesizer)
    let forms = pipeline.spokenForms
    var linter = Linter(
      rules: rules,
      context: LintContext(
        planner: pipeline.planner,
        budget: try arguments.seconds("max") ?? arguments.seconds("budget") ?? 6,
        voiceLanguage: voiceLanguage(of: pipeline.profile.voice),
        measure: { segments in
          do {
            return try await renderer.seconds(of: forms?.read(segments) ?? segments)
          } catch let error as EngineError where error.isOfText {
            // What cannot be spoken is another rule's finding, and takes no time.
            return 0
          }
        },
        spokenForm: { segment in forms.map { $0.read(segment).segments } ?? [segment] }))
    var source = try ElementSource(arguments, checkFirst: true)
    var findings: [LintFinding] = []
    var elements = 0
    var progress = Progress("checked", total: source.total, quiet: arguments.has("quiet"))
    while let record = try source.next() {
      // Of an element without any text the rules have something to say, if nobody else has.
      guard let element = (try? record.element.get()) ?? record.silentElement else { continue }
      findings += try await linter.check(
        element, record: record.number, line: record.line, column: record.column)
      elements += 1
      progress.update(elements)
      try Task.checkCancellation()
    }
    progress.end()
    findings += linter.finish()
    try await print(findings, of: elements, rules: rules, arguments)
    return findings.isEmpty ? source.status : .checkFailed
  }

  /// The rules that are wanted.
  private static func rules(_ names: [String], silenced: [String] = []) throws -> [LintRule] {
    try LintRule.chosen(names, silenced: silenced)
  }

  private static func print(
    _ findings: [LintFinding], of elements: Int, rules: [LintRule], _ arguments: Arguments
  ) async throws {
    let file = arguments.operands.first ?? "--text"
    switch arguments.has("json") ? "json" : arguments.string("format") ?? "text" {
    case "json":
      let report = LintJSON(file: file, elements: elements, findings: findings)
      try await standardOutput.line(try report.text())
    case "sarif":
      let report = LintSARIF(
        file: file, version: heraldVersion, rules: rules, findings: findings)
      try await standardOutput.line(try report.text())
    default:
      for finding in findings {
        try await standardOutput.line(LintText.line(finding, file: file))
      }
    }
  }
}
