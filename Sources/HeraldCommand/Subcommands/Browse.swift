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

    Keys: \(Browser.help)

    Each thing that is spoken is a line of text as well, for a braille display or a log.
    """
  static let groups = [Configuration.listening, .input, .announcing, .voice, .rendering, .general]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let arguments = try arguments.withConfiguration()
    guard arguments.operands.first != "-" else {
      throw UsageError("browse reads keys from standard input: expected a FILE")
    }
    let pipeline = try Pipeline(arguments, listening: true)
    let engine = try Engine(arguments, jobs: pipeline.jobs)
    let synthesizer = engine.synthesizer
    let sink = try arguments.sink(sampleRate: synthesizer.sampleRate)
    try await (sink as? Speaker)?.open()
    let source = try ElementSource(arguments)
    var browser = Browser(
      pipeline: pipeline, source: source, sink: sink, wraps: arguments.string("wrap") == "yes"
    ) { $0.renderer(synthesizer) }
    Terminal.open()
    defer { Terminal.restore() }
    try await browser.start()
    for await key in Terminal.keys() {
      guard try await browser.press(key) else { break }
      if let fault = await browser.fault { throw fault }
    }
    browser.close()
    engine.printStatistics(arguments)
    return .done
  }
}
