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

    Times come from the rendered sound; the same text always takes the same time. A long run in parts,
    here of three, whose merged result is that of one run to the byte:

      $ parallel herald measure big.csv --label name --json --shard {}/3 -o part{}.json ::: 1 2 3
      $ herald merge part1.json part2.json part3.json -o big.json
    """
  static let groups = [
    .input, .announcing, .voice, .rendering,
    OptionGroup(
      title: "Output",
      options: [
        .flag("json", "print everything as JSON: segments and words with their frames"),
        .flag("csv", "print a row an element as CSV"),
        .flag("rotor", "measure the entries of the More Content rotor too"),
        .value("output", short: "o", "FILE", "write to this file, whole or not at all"),
        .flag("resume", "go on where an earlier run with the same -o FILE was stopped"),
        .shard,
      ]),
    .general,
  ]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let pipeline = try Pipeline(arguments)
    let format = try MeasureReport.Format(arguments)
    let shard = try arguments.shard()
    guard !arguments.has("resume") || arguments.has("output") else {
      throw UsageError("--resume: expected -o FILE too, the file of the run that was stopped")
    }
    let engine = try Engine(arguments, jobs: pipeline.jobs)
    let measuring = Measuring(pipeline: pipeline, synthesizer: LengthCache(engine.synthesizer))
    try await measuring.check()
    var source = try ElementSource(arguments, checkFirst: true)
    let identity = try await engine.synthesizer.engine()
    let header = MeasureReport.Header(
      engine: .init(name: identity.name, version: identity.version),
      sampleRate: engine.synthesizer.sampleRate, rate: pipeline.profile.parameters.rate)
    var output = try await MeasureOutput(
      arguments, report: MeasureReport(format, header: header, shard: shard))
    source.skip(output.recordsDone)
    var progress = Progress("measured", total: source.total, quiet: arguments.has("quiet"))
    var done = 0
    try await inOrder(
      jobs: pipeline.jobs, next: { try source.next() },
      work: { try await measuring.timings(of: $0, rotor: arguments.has("rotor")) },
      deliver: { timings in
        try await output.add(timings)
        done += 1
        progress.update(done)
      })
    progress.end()
    let failed = try await output.finish()
    engine.printStatistics(arguments)
    return failed > 0 ? .someFailed : source.status
  }
}

extension CommandOption {
  /// A part of a batch.
  static let shard = CommandOption.value(
    "shard", "K/N", "do the K-th of N parts alone; herald merge puts them together")
}

extension Arguments {
  /// The part of the batch that was asked for.
  func shard() throws(UsageError) -> Shard? {
    guard let text = string("shard") else { return nil }
    guard let shard = Shard(text) else {
      throw UsageError("--shard \(text): expected K/N, such as 2/3, with K from 1 to N")
    }
    return shard
  }
}
