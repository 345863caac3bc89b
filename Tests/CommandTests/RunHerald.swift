import Foundation
import Testing

/// What a command printed, and how it ended.
struct Outcome: Sendable {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// The folder of the built binaries: that of the test program.
let binaries = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

/// The folder of the package.
let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Runs the built `herald` in the package's folder, in the C locale and an empty home.
func herald(
  _ arguments: String..., input: String = "", environment: [String: String] = [:]
) throws -> Outcome {
  try run(
    binaries.appending(path: "herald").path, arguments, input: Data(input.utf8),
    environment: environment)
}

/// Runs a program to its end.
func run(
  _ program: String, _ arguments: [String], input: Data = Data(),
  environment: [String: String] = [:]
) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.currentDirectoryURL = packageFolder
  var variables = ProcessInfo.processInfo.environment
  for name in ["LC_ALL", "LC_MESSAGES", "LANG", "HERALD_SYNTH"] { variables[name] = nil }
  let files = try TemporaryFolder()
  variables["XDG_CONFIG_HOME"] = files.path("config")
  process.environment = variables.merging(environment) { $1 }
  let inputFile = files.url.appending(path: "input")
  try input.write(to: inputFile)
  let outputFile = files.url.appending(path: "output")
  let errorFile = files.url.appending(path: "errors")
  for file in [outputFile, errorFile] { try Data().write(to: file) }
  // Files, not pipes: a long output never waits for its reader.
  process.standardInput = try FileHandle(forReadingFrom: inputFile)
  process.standardOutput = try FileHandle(forWritingTo: outputFile)
  process.standardError = try FileHandle(forWritingTo: errorFile)
  try process.run()
  process.waitUntilExit()
  return Outcome(
    status: process.terminationStatus,
    output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
}

/// A folder of its own for a test, gone with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "herald-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A path inside.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file inside, and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }
}
