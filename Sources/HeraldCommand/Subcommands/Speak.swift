import Herald
import HeraldEngine
import HeraldInput
import HeraldSound
import Synchronization

/// `herald speak`: speaks it.
enum SpeakCommand: Subcommand {
  static let name = "speak"
  static let operands = "FILE"
  static let summary = "Speaks each element."
  static let examples = """
    Example:
      $ herald speak Examples/dogs.json
      $ herald speak --text "Bailey, beagle"

    Each announcement is printed as it is spoken.
    """
  static let groups = [
    OptionGroup(
      title: "Listening",
      options: [
        .choice("sink", ["auto", "speaker", "none"], "where the sound goes; none is silent (auto)")
      ]),
    .input, .announcing, .voice, .rendering, .general,
  ]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let pipeline = try Pipeline(arguments, listening: true)
    let engine = try Engine(arguments, jobs: pipeline.jobs)
    let renderer = pipeline.renderer(engine.synthesizer)
    _ = try await renderer.utterance(for: Segment(role: .label, written: "A"))
    let planner = pipeline.planner
    let sink = try await sink(arguments, sampleRate: engine.synthesizer.sampleRate)
    var source = try ElementSource(arguments)
    let failed = Mutex(0)
    while let record = try source.next() {
      guard case .success(let element) = record.element else { continue }
      let plan = try await pipeline.plan(element, with: planner, renderer: renderer)
      try await standardOutput.line(plan.line)
      try await standardOutput.flush()
      _ = try await sink.play(
        renderer.stream(plan) { _, error in
          message("element \(element.id): \(error)")
          failed.withLock { $0 += 1 }
        })
      try Task.checkCancellation()
    }
    engine.printStatistics(arguments)
    return failed.withLock { $0 } > 0 ? .someFailed : source.status
  }

  private static func sink(_ arguments: Arguments, sampleRate: Int) async throws -> any AudioSink {
    switch arguments.string("sink") ?? "auto" {
    case "none": SilentSink(sampleRate: sampleRate, clock: ContinuousClock())
    default: Speaker(sampleRate: sampleRate)
    }
  }
}
