import Herald
import HeraldEngine
import HeraldInput
import HeraldTiming

/// `herald measure`: how long it takes, to the frame.
enum MeasureCommand: Subcommand {
  static let name = "measure"
  static let operands = "FILE"
  static let summary = "Measures how long each announcement takes, to the frame."
  static let examples = """
    Example:
      $ herald measure Examples/dogs.json
      $ herald measure cars.json --label Name --high Horsepower --json > cars-timing.json

    Times come from the rendered sound; the same text always takes the same time.
    """
  static let groups = [
    .input, .announcing, .voice, .rendering,
    OptionGroup(
      title: "Output",
      options: [
        .flag("json", "print everything as JSON: segments and words with their frames"),
        .flag("csv", "print a row an element as CSV"),
        .flag("rotor", "measure the entries of the More Content rotor too"),
      ]),
    .general,
  ]

  /// What is known before the first element is measured.
  struct Header: Encodable {
    struct EngineName: Encodable {
      var name: String
      var version: String
    }
    var engine: EngineName
    var sampleRate: Int
    var rate: Int
  }

  /// What is known after the last one.
  struct Total: Encodable {
    var elements = 0
    var failed = 0
    var seconds = 0.0
  }

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let pipeline = try Pipeline(arguments)
    let engine = try Engine(arguments, jobs: pipeline.jobs)
    let measuring = Measuring(pipeline: pipeline, engine: engine)
    try await measuring.check()
    var source = try ElementSource(arguments, checkFirst: true)
    var report = try await MeasureReport(arguments, pipeline: pipeline, engine: engine)
    var progress = Progress("measured", total: source.total, quiet: arguments.has("quiet"))
    try await report.begin()
    try await inOrder(
      jobs: pipeline.jobs, next: { try source.next() },
      work: { try await measuring.timings(of: $0, rotor: arguments.has("rotor")) },
      deliver: { timings in
        for timing in timings { try await report.add(timing) }
        progress.update(report.total.elements)
      })
    progress.end()
    try await report.end()
    engine.printStatistics(arguments)
    return report.total.failed > 0 ? .someFailed : source.status
  }
}

/// Plans and renders elements one by one, and keeps their times.
struct Measuring: Sendable {
  var pipeline: Pipeline
  var planner: Planner
  var renderer: AnnouncementRenderer

  init(pipeline: Pipeline, engine: Engine) {
    self.pipeline = pipeline
    planner = pipeline.planner
    renderer = pipeline.renderer(engine.synthesizer)
  }

  /// Finds out before the long work whether the engine answers and the voice exists.
  func check() async throws {
    _ = try await renderer.utterance(for: Segment(role: .label, written: "A"))
  }

  /// The times of an element and, where asked for, of its rotor's entries ("bailey/1").
  func timings(of record: ElementRecord, rotor: Bool) async throws -> [ElementTiming] {
    guard case .success(let element) = record.element else {
      return [ElementTiming.unreadable(record, kind: planner.settings.plan)]
    }
    var timings = [try await timing(of: element)]
    guard rotor else { return timings }
    for plan in pipeline.rotorPlans(element, with: planner) {
      timings.append(try await timing(of: plan))
    }
    return timings
  }

  private func timing(of element: AccessibilityElement) async throws -> ElementTiming {
    do {
      return try await timing(
        of: try await pipeline.plan(element, with: planner, renderer: renderer))
    } catch let error as EngineError where error.isOfText {
      return failed(planner.plan(element), error)
    }
  }

  private func timing(of plan: AnnouncementPlan) async throws -> ElementTiming {
    do {
      return ElementTiming(try await renderer.render(plan))
    } catch let error as EngineError where error.isOfText {
      return failed(plan, error)
    }
  }

  private func failed(_ plan: AnnouncementPlan, _ error: EngineError) -> ElementTiming {
    message("element \(plan.elementID): \(error)")
    return ElementTiming(
      id: plan.elementID, plan: plan.kind, line: plan.line, code: error.code.rawValue,
      message: error.description)
  }
}

extension EngineError {
  /// Whether the text is at fault, so that the other elements can still be spoken.
  var isOfText: Bool { code != .noEngine && code != .unknownVoice }
}

extension ElementTiming {
  /// Notes that a record of the input was no element.
  static func unreadable(_ record: ElementRecord, kind: AnnouncementPlan.Kind) -> ElementTiming {
    var text = ""
    if case .failure(let error) = record.element { text = error.description }
    return ElementTiming(
      id: String(record.number), plan: kind, line: "", code: "bad-record", message: text)
  }
}
