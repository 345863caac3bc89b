import Herald
import HeraldEngine
import HeraldInput
import HeraldTiming

/// `herald compare`: plans, voice profiles and rates side by side.
enum CompareCommand: Subcommand {
  static let name = "compare"
  static let operands = "FILE"
  static let summary =
    "Measures plans side by side: seconds, words, and when the essential is known."
  static let examples = """
    Example:
      $ herald compare Examples/dogs.json --plans flat,layered
      $ herald compare Examples/dogs.json --require 'layered<=0.6*flat' --max 6 --junit timing.xml
      $ herald compare Examples/dogs.json --json > baseline.json
      $ herald compare Examples/dogs.json --baseline baseline.json --tolerance 5
      $ herald compare Examples/dogs.json --html out/dogs.html

    EXPR is PLAN[.MEASURE] OP [FACTOR*]PLAN[.MEASURE], or a number of seconds (words) on the right; OP
    is one of <= < >= >. MEASURE is seconds (default), speech, essential or words, and total (default),
    mean, median, p90 or max, or both: essential.max. A plan under several profiles or rates is called
    layered@expert-fast, layered@300. The exit status is 1 when a requirement is not met.
    """
  static let groups = [
    OptionGroup(
      title: "Comparison",
      options: [
        .value("plans", "PLAN,PLAN", "the plans to compare (flat,layered)"),
        .value("profile", "NAME|FILE", "a voice profile to compare (may be repeated)"),
        .value("rates", "WPM,WPM", "the rates to compare"),
      ]),
    OptionGroup(
      title: "Checks",
      options: [
        .value("require", "EXPR", "what has to hold (may be repeated)"),
        .value("max", "SECONDS", "the longest that any element may take in any plan"),
        .value("baseline", "FILE", "--json of an earlier run: tells what became longer"),
        .value("tolerance", "PERCENT", "how much longer than in the baseline is accepted (0)"),
      ]),
    OptionGroup(
      title: "Output",
      options: [
        .flag("json", "print the figures of every element as JSON"),
        .flag("csv", "print a row an element and plan as CSV"),
        .value("junit", "FILE", "write what the checks said as JUnit XML"),
        .value("html", "FILE", "write a page with time lines and sound"),
        .value("embed", "MEGABYTES", "most sound inside the page, the rest beside it (8)"),
        .flag("no-sound", "write the page without sound"),
        .value("svg", "FILE", "write the time lines of the first elements as a figure"),
        .value("png", "FILE", "the same as PNG, through rsvg-convert"),
        .value("figure-elements", "N", "how many elements the figure shows (4)"),
      ]),
    .input, .announcing, .voice, .rendering, .general,
  ]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let variants = try ComparedVariant.all(arguments)
    let checks = try ComparisonChecks(arguments, variants: variants.map(\.variant))
    guard !(arguments.has("json") && arguments.has("csv")) else {
      throw UsageError("--json and --csv: expected one of both")
    }
    let jobs = variants[0].pipeline.jobs
    let engine = try Engine(arguments, jobs: jobs)
    var pictures = try ComparisonPictures(arguments, sampleRate: engine.synthesizer.sampleRate)
    let synthesizer: any SpeechSynthesizer =
      pictures.wantsSound ? engine.synthesizer : LengthCache(engine.synthesizer)
    let measurings = variants.map { Measuring(pipeline: $0.pipeline, synthesizer: synthesizer) }
    for measuring in measurings { try await measuring.check() }
    var source = try ElementSource(arguments, checkFirst: true)
    var comparison = Comparison(variants: variants.map(\.variant))
    var progress = Progress("compared", total: source.total, quiet: arguments.has("quiet"))
    try await inOrder(
      jobs: jobs, next: { try source.next() },
      work: { [wantsSound = pictures.wantsSound] record in
        var measured: [ComparisonPictures.Line] = []
        for measuring in measurings {
          let measurement = try await measuring.measurement(of: record)
          measured.append(try .init(measurement, keepsSound: wantsSound))
        }
        return measured
      },
      deliver: { lines in
        comparison.rows.append(.init(lines.map(\.timing)))
        try pictures.add(lines, variants: comparison.variants.map(\.name))
        progress.update(comparison.rows.count)
      })
    progress.end()
    let outcome = checks.check(comparison)
    let report = ComparisonReport(comparison: comparison, checks: outcome)
    try await report.print(arguments)
    try checks.write(outcome)
    try pictures.write(comparison, checks: outcome)
    engine.printStatistics(arguments)
    if !outcome.isMet { return .checkFailed }
    return comparison.rows.contains { $0.error != nil } ? .someFailed : source.status
  }
}
