import Herald
import HeraldEngine
import HeraldInput

/// `herald plan`: what would be said, a line an element.
enum PlanCommand: Subcommand {
  static let name = "plan"
  static let operands = "FILE"
  static let summary = "Prints what would be said of each element, a line an element."
  static let examples = """
    Example:
      $ herald plan Examples/dogs.json --limit 1
      Bailey, beagle. Age, 3 years. More content available.

      $ herald plan penguins.csv --label species,island --high body_mass_g --missing NA

    FILE is JSON, JSON lines, CSV, TSV or plain text, or - for standard input.
    """
  static let groups = [
    .input, .announcing, .voice, .rendering,
    OptionGroup(
      title: "Output",
      options: [
        .flag("spoken", "print what the engine is given, in place of the input's words"),
        .flag("json", "print the segments as JSON, one element a line"),
      ]),
    .general,
  ]

  /// An element's plan as JSON.
  private struct PlannedElement: Encodable {
    struct PlannedSegment: Encodable {
      var role: String
      var text: String
      var written: String
      var language: String?
      var form: String
    }
    var id: String
    var plan: String
    var line: String
    var segments: [PlannedSegment]

    init(_ plan: AnnouncementPlan) {
      id = plan.elementID
      self.plan = plan.kind.rawValue
      line = plan.line
      segments = plan.segments.map {
        PlannedSegment(
          role: $0.role.rawValue, text: $0.text, written: $0.written, language: $0.language,
          form: $0.form.rawValue)
      }
    }
  }

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let pipeline = try Pipeline(arguments)
    let planner = pipeline.planner
    let renderer =
      pipeline.settings.needsMeasuring
      ? pipeline.renderer(try Engine(arguments, jobs: pipeline.jobs).synthesizer) : nil
    // A line in the input's words needs no spoken forms, unless these split a text by its scripts.
    let isWritten = ["json", "spoken", "language", "voice", "voice-profile"].allSatisfy {
      !arguments.has($0)
    }
    var source = try ElementSource(arguments)
    while let record = try source.next() {
      guard case .success(let element) = record.element else { continue }
      let plan: AnnouncementPlan
      if let renderer {
        plan = try await pipeline.plan(element, with: planner, renderer: renderer)
      } else {
        let written = planner.plan(element)
        plan = isWritten && written.isPlain ? written : pipeline.spoken(written)
      }
      if arguments.has("json") {
        try await standardOutput.line(try json(PlannedElement(plan)))
      } else {
        try await standardOutput.line(arguments.has("spoken") ? plan.spokenLine : plan.line)
      }
      try Task.checkCancellation()
    }
    return source.status
  }
}

extension AnnouncementPlan {
  /// Whether every text is ASCII in the voice's own language, and so of one script.
  fileprivate var isPlain: Bool {
    segments.allSatisfy { segment in
      (segment.language == nil || segment.role == .cue || segment.role == .traits)
        && segment.written.utf8.allSatisfy { $0 < 0x80 }
    }
  }
}
