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
      $ printf '%s\\n' '{"label":"Disk full","priority":"important"}' | herald speak --follow

    Each announcement is printed as it is spoken. Ctrl-C stops at once.

    With --follow, elements are read as JSON lines from standard input as they come, and spoken by their
    priority: important, message, text (the default), notification, progress. Every event is a JSON line
    on stdout: started, segment, word, cue, and one of finished, interrupted, cancelled, failed. A line
    {"control":"stop"} stops; so do cancel, pause, resume, skip, repeat what they say.
    """
  static let groups = [
    Configuration.listening,
    OptionGroup(
      title: "Another program's voice",
      options: [.flag("follow", "speak JSON lines from standard input as they come")]),
    .input, .announcing, .voice, .rendering, .general,
  ]

  static func run(_ typed: Arguments) async throws -> ExitStatus {
    let engine = try Engine(typed, jobs: typed.jobs())
    let synthesizer = engine.synthesizer
    // Engine and audio server are greeted while the options and the first element are read.
    synthesizer.prepare()
    let arguments = try typed.withConfiguration()
    async let opened = arguments.openSink(sampleRate: synthesizer.sampleRate)
    let pipeline = try Pipeline(arguments, listening: true)
    let renderer = pipeline.renderer(synthesizer)
    if arguments.has("follow") {
      _ = try await synthesizer.voice(named: pipeline.profile.voice)
      return try await Following(pipeline: pipeline, renderer: renderer, sink: opened)
        .run(arguments)
    }
    var source = try ElementSource(arguments)
    func nextPlan() async throws -> AnnouncementPlan? {
      while let record = try source.next() {
        guard case .success(let element) = record.element else { continue }
        return try await pipeline.plan(element, with: pipeline.planner, renderer: renderer)
      }
      return nil
    }
    var next = try await nextPlan()
    _ = try await synthesizer.voice(named: pipeline.profile.voice)
    let sink = try await opened
    var progress = Progress("spoken", quiet: arguments.has("quiet"))
    var spoken = 0
    let failed = Mutex(0)
    while let plan = next {
      progress.end()
      try await standardOutput.line(plan.line)
      try await standardOutput.flush()
      _ = try await sink.play(
        renderer.stream(plan) { _, error in
          message("element \(plan.elementID): \(error)")
          failed.withLock { $0 += 1 }
        })
      try Task.checkCancellation()
      spoken += 1
      progress.update(spoken)
      next = try await nextPlan()
    }
    progress.end()
    engine.printStatistics(arguments)
    return failed.withLock { $0 } > 0 ? .someFailed : source.status
  }
}
