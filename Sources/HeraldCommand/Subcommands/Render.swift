import Herald
import HeraldEngine
import HeraldInput
import HeraldSound
import HeraldTiming

/// `herald render`: a sound file an element.
enum RenderCommand: Subcommand {
  static let name = "render"
  static let operands = "FILE"
  static let summary = "Writes a sound file an element, and a manifest beside them."
  static let examples = """
    Example:
      $ herald render Examples/dogs.json -o out/dogs
      $ herald render --text "Bailey, beagle" -o bailey.wav

    Each file is named by the element's id; manifest.json tells which file is whose. A folder that
    holds anything else than an earlier render is refused.
    """
  static let groups = [
    OptionGroup(
      title: "Output",
      options: [
        .value("output", short: "o", "DIR|FILE", "folder for the files, or one file with --text"),
        .choice("format", SoundFile.Format.allCases.map(\.rawValue), "kind of the files (wav)"),
        .value("sample-rate", "HZ", "frames a second (the engine's own, 22050)"),
        .flag("rotor", "render the entries of the More Content rotor too"),
        .flag("json", "print the manifest"),
        .shard,
      ]),
    .input, .announcing, .voice, .rendering, .general,
  ]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    guard let output = arguments.string("output") else {
      throw UsageError("expected -o DIR, or -o FILE.wav with --text; see --help")
    }
    let pipeline = try Pipeline(arguments)
    let engine = try Engine(arguments, jobs: pipeline.jobs)
    let sampleRate =
      try arguments.integer("sample-rate", in: 8000...192_000) ?? engine.synthesizer.sampleRate
    var format = try arguments.choice("format", as: SoundFile.Format.self) ?? .wav
    if arguments.has("text"), let named = soundFormat(ofName: output) {
      if !arguments.has("format") { format = named }
      return try await renderOne(
        arguments, pipeline, engine,
        Rendering(format: format, sampleRate: sampleRate, rotor: false), to: output)
    }
    return try await renderAll(
      arguments, pipeline, engine,
      Rendering(format: format, sampleRate: sampleRate, rotor: arguments.has("rotor")), to: output)
  }

  /// The format that a file's extension stands for; nil where it is no sound file's.
  private static func soundFormat(ofName name: String) -> SoundFile.Format? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return SoundFile.Format(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// How files are written.
  struct Rendering: Sendable {
    var format: SoundFile.Format
    var sampleRate: Int
    var rotor: Bool

    /// Writes an announcement to a file of its own.
    ///
    /// Not inlined, nor is `soundFile(of:)`: Swift 6.3.1's optimizer crashes on the typed errors of these
    /// calls inside an async function (CoroSplit, emitSetAndGetSwiftErrorValueAround).
    @inline(never)
    func write(_ announcement: RenderedAnnouncement, to path: String) throws {
      try soundFile(of: announcement).write(to: path, format: format)
    }

    /// The sound file of an announcement: segments are cue points, the line is the title.
    @inline(never)
    func soundFile(of announcement: RenderedAnnouncement) throws -> SoundFile {
      let resampler = Resampler(from: announcement.sampleRate, to: sampleRate)
      return SoundFile(
        sampleRate: sampleRate, frames: try resampler.convert(announcement.frames),
        title: announcement.plan.line, software: "Herald \(heraldVersion)",
        cuePoints: announcement.parts.map {
          .init(frame: resampler.position(of: $0.startFrame), label: $0.segment.role.rawValue)
        })
    }
  }

  private static func renderOne(
    _ arguments: Arguments, _ pipeline: Pipeline, _ engine: Engine, _ rendering: Rendering,
    to path: String
  ) async throws -> ExitStatus {
    guard case .success(let element) = try ElementSource.first(arguments).element else {
      return .badInput
    }
    let renderer = pipeline.renderer(engine.synthesizer)
    let plan = try await pipeline.plan(element, with: pipeline.planner, renderer: renderer)
    try rendering.write(try await renderer.render(plan), to: path)
    engine.printStatistics(arguments)
    return .done
  }

  private static func renderAll(
    _ arguments: Arguments, _ pipeline: Pipeline, _ engine: Engine, _ rendering: Rendering,
    to path: String
  ) async throws -> ExitStatus {
    var source = try ElementSource(arguments, checkFirst: true)
    let renderer = pipeline.renderer(engine.synthesizer)
    _ = try await renderer.utterance(for: Segment(role: .label, written: "A"))
    let planner = pipeline.planner
    var folder = try RenderFolder(path: path)
    let identity = try await engine.synthesizer.engine()
    var manifest = RenderManifest(
      engine: .init(name: identity.name, version: identity.version),
      herald: heraldVersion, sampleRate: rendering.sampleRate,
      rate: pipeline.profile.parameters.rate, voiceProfile: pipeline.profile.name,
      shard: try arguments.shard())
    var progress = Progress("rendered", total: source.total, quiet: arguments.has("quiet"))
    var done = 0
    do {
      try await inOrder(
        jobs: pipeline.jobs, next: { try source.next() },
        work: { (record: ElementRecord) -> [RenderedFile] in
          guard case .success(let element) = record.element else {
            return [.failed(record, kind: planner.settings.plan)]
          }
          let plan: AnnouncementPlan
          do {
            plan = try await pipeline.plan(element, with: planner, renderer: renderer)
          } catch let error as EngineError where error.isOfText {
            return [.failed(planner.plan(element), error)]
          }
          var files = [try await file(of: plan, renderer, rendering)]
          if rendering.rotor {
            for entry in pipeline.rotorPlans(element, with: planner) {
              files.append(try await file(of: entry, renderer, rendering))
            }
          }
          return files
        },
        deliver: { files in
          for file in files { manifest.elements.append(try folder.write(file, rendering.format)) }
          done += 1
          progress.update(done)
        })
    } catch {
      folder.abandon()
      throw error
    }
    progress.end()
    try folder.finish(with: manifest)
    if arguments.has("json") { try await standardOutput.line(try json(manifest, pretty: true)) }
    engine.printStatistics(arguments)
    return manifest.elements.contains { $0.error != nil } ? .someFailed : source.status
  }

  private static func file(
    of plan: AnnouncementPlan, _ renderer: AnnouncementRenderer, _ rendering: Rendering
  ) async throws -> RenderedFile {
    do {
      let announcement = try await renderer.render(plan)
      return RenderedFile(
        timing: ElementTiming(announcement), sound: try rendering.soundFile(of: announcement))
    } catch let error as EngineError where error.isOfText {
      return .failed(plan, error)
    }
  }
}

/// An element's sound, or why there is none.
struct RenderedFile: Sendable {
  var timing: ElementTiming
  var sound: SoundFile?

  static func failed(_ plan: AnnouncementPlan, _ error: EngineError) -> RenderedFile {
    RenderedFile(timing: .unspoken(plan, error))
  }

  static func failed(_ record: ElementRecord, kind: AnnouncementPlan.Kind) -> RenderedFile {
    RenderedFile(timing: .unreadable(record, kind: kind))
  }
}
