import Foundation
import HeraldEngine
import HeraldStudy
import Synchronization
import Testing

/// The package of a study text, made by the real engine into a folder of its own.
struct MadePackage {
  let folder: TemporaryFolder
  let study: Study
  let warnings: [String]

  /// The path of a file of the package.
  func path(_ name: String = "") -> String { folder.path("out/\(name)") }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The rows of a CSV of ours without quotes, by column.
  func rows(_ name: String, separator: Character = ",") throws -> [[String: String]] {
    let lines = try text(name).split(separator: "\n")
      .map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
    return lines.dropFirst().map { cells in
      Dictionary(zip(lines[0], cells), uniquingKeysWith: { first, _ in first })
    }
  }

  init(_ text: String, jobs: Int = 2) async throws {
    folder = try TemporaryFolder()
    study = try Study.read(path: folder.write(text, to: "study.json"))
    let warnings = Mutex<[String]>([])
    let maker = try StudyMaker(study, jobs: jobs) { event in
      if case .warning(let text) = event { warnings.withLock { $0.append(text) } }
    }
    try await maker.make(into: folder.path("out"))
    self.warnings = warnings.withLock { $0 }
  }
}

extension StudyMaker {
  /// Makes a study with the real engine.
  init(
    _ study: Study, jobs: Int = 2,
    report: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws {
    self.init(
      study, synthesizer: try EngineSynthesizer(jobs: jobs), jobs: jobs, herald: "test",
      report: report)
  }
}

/// What a program printed.
func output(of program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// The folder of the scripts.
let scripts = packageFolder.appending(path: "Tests/HeraldStudyTests/Scripts").path
