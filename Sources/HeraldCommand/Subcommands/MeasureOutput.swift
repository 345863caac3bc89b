import FoundationEssentials
import Glibc
import HeraldTiming

/// Where `measure` writes: to standard output as the times come, or to a file, whole or not at all.
///
/// With a file, the times are first kept in a journal beside it (`FILE.part`), a line a record. A run
/// that was stopped leaves the journal, and `--resume` goes on after its last complete line.
struct MeasureOutput {
  /// What decides the times: two runs that differ in it have different journals.
  private struct Options: Codable, Equatable {
    var herald: String
    var header: MeasureReport.Header
    var shard: Shard?
    var operands: [String]
    var values: [String: [String]]
  }

  private var report: MeasureReport
  private let path: String?
  private var journal: LineFile?
  /// How many records an earlier run has done.
  private(set) var recordsDone = 0

  init(_ arguments: Arguments, report: MeasureReport) async throws {
    self.report = report
    path = arguments.string("output")
    guard let path else {
      try await standardOutput.line(try report.head())
      return
    }
    var options = Options(
      herald: heraldVersion, header: report.header, shard: report.shard,
      operands: arguments.operands, values: arguments.values)
    for name in ["resume", "jobs", "quiet", "stats", "cache", "output", "json", "csv"] {
      options.values[name] = nil
    }
    let journalPath = path + ".part"
    if arguments.has("resume"), unsafe access(journalPath, F_OK) == 0 {
      let kept = try Self.complete(journalPath, options)
      recordsDone = kept.lines - 1
      journal = try LineFile(appendingTo: journalPath, after: kept.bytes, named: path)
    } else {
      journal = try LineFile(path: journalPath, named: path)
      try journal?.line(try json(options))
    }
  }

  /// Takes the times of a record.
  mutating func add(_ timings: [ElementTiming]) async throws {
    if let journal {
      try journal.line(try json(timings))
    } else {
      for timing in timings { try await standardOutput.line(try report.line(timing)) }
    }
  }

  /// Ends the result, and tells how many announcements failed.
  mutating func finish() async throws -> Int {
    guard let journal, let path else {
      for line in try report.tail() { try await standardOutput.line(line) }
      return report.total.failed
    }
    try journal.close()
    let fresh = try LineFile(path: path + ".herald-\(getpid())", named: path)
    do {
      try fresh.line(try report.head())
      let lines = try LineReading(path: path + ".part")
      _ = try lines.next()
      let decoder = JSONDecoder()
      while let line = try lines.next() {
        for timing in try decoder.decode([ElementTiming].self, from: Data(line)) {
          try fresh.line(try report.line(timing))
        }
      }
      for line in try report.tail() { try fresh.line(line) }
      try fresh.finish(as: path)
    } catch {
      fresh.abandon()
      throw error
    }
    unsafe unlink(path + ".part")
    return report.total.failed
  }

  /// How far an earlier run came: its complete lines, and their bytes.
  private static func complete(
    _ path: String, _ options: Options
  ) throws -> (lines: Int, bytes: Int) {
    let lines = try LineReading(path: path)
    let first = try lines.next()
    guard let first, lines.endsWithNewline,
      let earlier = try? JSONDecoder().decode(Options.self, from: Data(first))
    else {
      throw Failure(.badInput, "\(path): is not the beginning of an earlier run; remove it")
    }
    guard earlier == options else {
      throw Failure(
        .usage, "\(path): was begun with other options or another version; expected the same ones")
    }
    var kept = (lines: 1, bytes: lines.bytesRead)
    while try lines.next() != nil, lines.endsWithNewline {
      kept = (kept.lines + 1, lines.bytesRead)
    }
    return kept
  }
}
