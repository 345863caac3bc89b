import Foundation
import Testing

/// Builds a package of other people's, which knows Herald's products alone, and runs its tests.
@Suite(.serialized)
struct FixtureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Run {
    var status: Int32
    var output: String
  }

  private func test(_ arguments: [String] = [], failing: Bool = false) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "test", "--package-path", Self.root.appending(path: "Tests/Fixtures").path,
        "--scratch-path", Self.root.appending(path: ".build/fixtures").path,
        "-debug-info-format", "none",
      ] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["FIXTURES_FAIL"] = failing ? "1" : nil
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  @Test func aPackageThatDependsOnHeraldBuildsAndPasses() throws {
    let run = try test()
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Executed 4 tests, with 0 failures"), "\(run.output)")
    #expect(run.output.contains("Test run with 6 tests in 1 suite passed"), "\(run.output)")
  }

  @Test func failuresAreReadableInBothFrameworksWhereTheyHappened() throws {
    let run = try test(["--skip-build"], failing: true)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
        XCTestTests.swift:31: error: XCTestTests.testFailuresAreSeen : failed - expected  "Tom."
        actual    "Bailey. Age, 3. More content available."
        plan      label "Bailey" · high "Age, 3" · cue "More content available" [en] \
        — waiting: "Kind"
        """), "\(run.output)")
    #expect(
      run.output.contains("failuresAreSeen() recorded an issue at SwiftTestingTests.swift:46"),
      "\(run.output)")
    #expect(
      run.output.contains("actual    \"Bailey.\"\n  plan      label \"Bailey\"\n"), "\(run.output)")
  }
}
