import Herald
import HeraldEngine
import HeraldSound

/// `herald browse`: element by element, in and out of More Content, by keyboard.
enum BrowseCommand: Subcommand {
  static let name = "browse"
  static let operands = "FILE"
  static let summary = "Moves through the elements by keyboard, and speaks where you are."
  static let examples = """
    Example:
      $ herald browse Examples/dogs.json
      Bailey, beagle. Age, 3 years. More content available.

    Keys: \(Browser.help)

    Each thing that is spoken is a line of text as well, for a braille display or a log. Keys may come
    from a pipe; then the last announcement is spoken to its end.
    """
  static let groups = [Configuration.listening, .input, .announcing, .voice, .rendering, .general]

  private enum Input: Sendable {
    case key(Key)
    case end
    case fault(any Error)
  }

  static func run(_ typed: Arguments) async throws -> ExitStatus {
    guard typed.operands.first != "-" else {
      throw UsageError("browse reads keys from standard input: expected a FILE")
    }
    let engine = try Engine(typed, jobs: typed.jobs())
    let synthesizer = engine.synthesizer
    // Engine and audio server are greeted while the list is opened.
    synthesizer.prepare()
    let arguments = try typed.withConfiguration()
    async let opened = arguments.openSink(sampleRate: synthesizer.sampleRate)
    let pipeline = try Pipeline(arguments, listening: true)
    let source = try ElementSource(arguments)
    let sink = try await opened
    _ = try await synthesizer.voice(named: pipeline.profile.voice)
    var browser = Browser(
      pipeline: pipeline, source: source, sink: sink, wraps: arguments.string("wrap") == "yes"
    ) { $0.renderer(synthesizer) }
    Terminal.open()
    defer { Terminal.restore() }
    let (inputs, inbox) = AsyncStream.makeStream(of: Input.self)
    let announcer = browser.announcer
    let listening = Task {
      for await event in announcer.events {
        guard case .ended(let outcome, _) = event.kind else { continue }
        if let fault = await announcer.fault {
          inbox.yield(.fault(fault))
        } else if case .failed(let reason) = outcome {
          message(reason)
        }
      }
    }
    try await browser.start()
    Terminal.readKeys { inbox.yield($0.map(Input.key) ?? .end) }
    inputs: for await input in inputs {
      switch input {
      case .key(let key): if try await !browser.press(key) { break inputs }
      case .fault(let fault): throw fault
      case .end:
        // Keys that came from a pipe are at their end: what they led to is heard.
        announcer.finish()
        await listening.value
        if let fault = await announcer.fault { throw fault }
        break inputs
      }
    }
    announcer.close()
    engine.printStatistics(arguments)
    return .done
  }
}
