import Herald
import HeraldEngine
import HeraldInput
import HeraldTiming

/// `herald compare`: plans side by side.
enum CompareCommand: Subcommand {
  static let name = "compare"
  static let operands = "FILE"
  static let summary =
    "Measures plans side by side: seconds, words, and when the essential is known."
  static let examples = """
    Example:
      $ herald compare Examples/dogs.json --plans flat,layered
    """
  static let groups = [
    OptionGroup(
      title: "Comparison",
      options: [
        .value("plans", "PLAN,PLAN", "the plans to compare (flat,layered)"),
        .flag("json", "print the figures as JSON"),
      ]),
    .input, .announcing, .voice, .rendering, .general,
  ]

  /// The figures of one plan over all elements.
  struct PlanFigures: Encodable {
    var plan: String
    var elements = 0
    var failed = 0
    var seconds = 0.0
    var essentialSeconds = 0.0
    var words = 0
    /// The share of the first plan's seconds.
    var share = 1.0

    mutating func add(_ timing: ElementTiming) {
      elements += 1
      failed += timing.error == nil ? 0 : 1
      seconds += timing.seconds
      essentialSeconds += timing.essentialSeconds
      words += timing.wordCount
    }
  }

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let plans = try plans(arguments)
    let pipeline = try Pipeline(arguments)
    let engine = try Engine(arguments, jobs: pipeline.jobs)
    let measurings = plans.map { plan in
      var pipeline = pipeline
      pipeline.settings.plan = plan
      return Measuring(pipeline: pipeline, engine: engine)
    }
    for measuring in measurings.prefix(1) { try await measuring.check() }
    var source = try ElementSource(arguments, checkFirst: true)
    var figures = plans.map { PlanFigures(plan: $0.rawValue) }
    var progress = Progress("compared", total: source.total, quiet: arguments.has("quiet"))
    try await inOrder(
      jobs: pipeline.jobs, next: { try source.next() },
      work: { record in
        var timings: [ElementTiming] = []
        for measuring in measurings {
          timings += try await measuring.timings(of: record, rotor: false)
        }
        return timings
      },
      deliver: { timings in
        for (index, timing) in timings.enumerated() { figures[index].add(timing) }
        progress.update(figures[0].elements)
      })
    progress.end()
    for index in figures.indices where figures[0].seconds > 0 {
      figures[index].share = figures[index].seconds / figures[0].seconds
    }
    if arguments.has("json") {
      try await standardOutput.line(try json(figures, pretty: true))
    } else {
      try await print(figures)
    }
    engine.printStatistics(arguments)
    return figures.contains { $0.failed > 0 } ? .someFailed : source.status
  }

  private static func plans(_ arguments: Arguments) throws(UsageError) -> [AnnouncementPlan.Kind] {
    let names = arguments.string("plans") ?? "flat,layered"
    var plans: [AnnouncementPlan.Kind] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let plan = AnnouncementPlan.Kind(rawValue: String(name)) else {
        let known = AnnouncementPlan.Kind.allCases.map(\.rawValue)
        throw UsageError(
          "--plans \(names): no plan \(name)\(suggestion(for: String(name), among: known)); "
            + "expected some of \(known.joined(separator: ", "))")
      }
      guard !plans.contains(plan) else { throw UsageError("--plans \(names): \(name) twice") }
      plans.append(plan)
    }
    return plans
  }

  private static func print(_ figures: [PlanFigures]) async throws {
    let out = standardOutput
    let count = figures[0].elements
    try await out.line("\(count) element\(count == 1 ? "" : "s"), seconds in total")
    try await out.line("plan      seconds   share   words   essential known after")
    for plan in figures {
      let name = plan.plan + String(repeating: " ", count: max(0, 8 - plan.plan.count))
      var line =
        "\(name)\(fixed(plan.seconds, width: 9))"
        + "\(padded("\(Int((plan.share * 100).rounded())) %", 8))\(padded(String(plan.words), 8))"
        + "\(fixed(plan.essentialSeconds, width: 10))"
      let sooner = figures[0].essentialSeconds - plan.essentialSeconds
      if abs(sooner) >= 0.005 {
        line += "  (\(fixed(abs(sooner), width: 0)) s \(sooner > 0 ? "sooner" : "later"))"
      }
      if plan.failed > 0 { line += "  \(plan.failed) not spoken" }
      try await out.line(line)
    }
  }
}
