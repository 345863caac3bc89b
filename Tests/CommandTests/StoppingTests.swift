import Foundation
import Glibc
import Testing

/// What holds whatever a command is doing.
@Suite struct StoppingTests {
  /// A pipe that nobody writes to cannot be read, nor its opening be cancelled.
  @Test(arguments: ["TERM", "INT"])
  func aSignalEndsACommandThatWaitsForItsInput(signal: String) throws {
    let files = try TemporaryFolder()
    let pipe = files.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let program = binaries.appending(path: "herald").path
    // 124: it ended by itself after the signal, and was not killed.
    let outcome = try run(
      "timeout", ["-k", "60", "-s", signal, "0.5", program, "plan", pipe, "--from", "json"])
    #expect(outcome.status == 124)
  }

  /// A table may be anybody's; what a terminal takes for orders is shown as a sign, and kept in a file.
  @Test func controlsDoNotReachATerminal() throws {
    let files = try TemporaryFolder()
    let table = try files.write(
      #"[{"label": "a\u001b[31mb\u0007c\u009bd"}]"#, to: "table.json")
    let program = binaries.appending(path: "herald").path
    let shown = try run(
      "script", ["-qec", "\(program) plan \(table)", "/dev/null"],
      environment: ["LC_ALL": "C.UTF-8"])
    #expect(shown.output.contains("a\u{FFFD}[31mb\u{FFFD}c\u{FFFD}d"))
    #expect(try herald("plan", table).output == "a\u{1B}[31mb\u{7}c\u{9B}d.\n")
  }
}
