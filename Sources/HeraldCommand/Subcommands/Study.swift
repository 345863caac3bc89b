import Herald
import HeraldSound
import HeraldStudy
import HeraldWording

/// `herald study`: a package of stimuli for a user study.
enum StudyCommand: Subcommand {
  static let name = "study"
  static let operands = "STUDY.json"
  static let summary = "Makes the stimuli, lists and files of a user study, the same each time."
  static let examples = """
    Example:
      $ herald study --init Examples/penguins.csv > penguins.json
      $ herald study penguins.json --check
      $ herald study penguins.json -o out/penguins
      $ herald study --verify out/penguins

    The first makes a study file for a table, with notes; edit what is compared. The
    second finds out whether the study can be made, and writes nothing.

    The study file says what is announced (items), what is compared (factors or conditions), who
    hears what (design) and how it sounds (sound); Documentation/Study.md is its guide. To pilot it,
    open pilot.html of the package in a browser.

    The folder is whole when it holds manifest.json. Work that was stopped goes on with --resume.
    Parts that several machines make with --shard are copied together (cp -a PART/. DIR/), and
    finished with --resume.
    """
  static let groups = [
    OptionGroup(
      title: "Study",
      options: [
        .value("output", short: "o", "DIR", "folder of the package; with --init, the study file"),
        .flag("check", "find out whether the study can be made, and write nothing"),
        .flag("resume", "go on with a package that was not finished"),
        .value("shard", "I/N", "make the I-th of N parts of the sounds"),
        .value("verify", "DIR", "make a package again and compare: names what differs, status 1"),
        .value("init", "FILE", "a study file to begin with, for the items in FILE"),
        .flag("schema", "print the JSON Schema of study files"),
      ]),
    .rendering, .general,
  ]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    do {
      return try await choose(arguments)
    } catch let error as StudyError {
      throw Failure(.badInput, error.description)
    }
  }

  private static func choose(_ arguments: Arguments) async throws -> ExitStatus {
    if arguments.has("schema") {
      try await standardOutput.line(withoutLineEnd(try StudySchema.schema()))
      return .done
    }
    if let items = arguments.string("init") { return try await begin(arguments, items) }
    let jobs = try jobs(arguments)
    let engine = try Engine(arguments, jobs: jobs)
    let progress = StudyProgress(quiet: arguments.has("quiet"))
    defer { engine.printStatistics(arguments) }
    if let folder = arguments.string("verify") {
      return try await verify(folder, engine, jobs, progress)
    }
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError("expected one STUDY.json; see --help")
    }
    let shard = try shard(arguments)
    let maker = StudyMaker(
      try Study.read(path: path), synthesizer: engine.synthesizer, jobs: jobs,
      herald: heraldVersion, spokenForms: spokenForms, report: progress.take)
    if arguments.has("check") {
      try await maker.check()
    } else {
      guard let folder = arguments.string("output") else {
        throw UsageError("expected -o DIR; see --help")
      }
      try await maker.make(into: folder, goesOn: arguments.has("resume"), shard: shard)
    }
    progress.end()
    return .done
  }

  private static func verify(
    _ folder: String, _ engine: Engine, _ jobs: Int, _ progress: StudyProgress
  ) async throws -> ExitStatus {
    let verification = try await StudyVerification(
      of: folder, synthesizer: engine.synthesizer, jobs: jobs, herald: heraldVersion,
      spokenForms: spokenForms, report: progress.take)
    progress.end()
    for finding in verification.findings { try await standardOutput.line(finding) }
    if verification.findings.isEmpty { message("\(folder): every file is as it was made") }
    return verification.findings.isEmpty ? .done : .checkFailed
  }

  private static func begin(_ arguments: Arguments, _ items: String) async throws -> ExitStatus {
    guard let path = arguments.string("output") else {
      try await standardOutput.line(withoutLineEnd(try StudyTemplate.text(items: items)))
      return .done
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let text = try StudyTemplate.text(items: items, relativeTo: folder)
    try OutputFile.write(Array(text.utf8), to: path)
    return .done
  }

  /// The stage that `render` has too, without the listener's dictionary: a study is the same in every home
  /// directory.
  private static let spokenForms = StudySpokenForms(libraries: ["ICU": ICUWording.version]) {
    [wording = ICUWording()] settings in
    let forms = SpokenForms(
      wording: wording, voiceLanguage: voiceLanguage(of: settings.profile.voice),
      listenerLanguages: [settings.announcement.listenerLanguage])
    return { forms.read($0) }
  }

  private static func jobs(_ arguments: Arguments) throws -> Int {
    try Pipeline(arguments).jobs
  }

  private static func shard(_ arguments: Arguments) throws(UsageError) -> StudyMaker.Shard? {
    guard let text = arguments.string("shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let of = parts[1], of >= 1, (1...of).contains(part)
    else { throw UsageError("--shard \(text): expected I/N, the I-th of N parts, such as 1/4") }
    return StudyMaker.Shard(part: part, of: of)
  }

  private static func withoutLineEnd(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
