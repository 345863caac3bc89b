import Foundation
import Testing

@Suite("Parts of a batch: --shard, herald merge, --resume")
struct ShardTests {
  private let folder: TemporaryFolder
  private let input = [
    "Examples/cars.json", "--label", "Name", "--high", "Horsepower", "--limit", "7", "--quiet",
  ]

  init() throws { folder = try TemporaryFolder() }

  private func measure(_ more: [String]) throws -> Outcome {
    try run(binaries.appending(path: "herald").path, ["measure"] + input + more)
  }

  @Test(
    "Merged parts are the whole to the byte, in any order of the parts",
    arguments: [["--json"], ["--csv"], [], ["--json", "--rotor"]])
  func merging(format: [String]) throws {
    let whole = try measure(format).output
    var parts: [String] = []
    for part in 1...3 {
      parts.append(
        try folder.write(try measure(format + ["--shard", "\(part)/3"]).output, to: "part\(part)"))
    }
    let merged = try herald("merge", parts[2], parts[0], parts[1])
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(merged.output == whole)
    let file = folder.path("merged")
    #expect(try herald("merge", parts[0], parts[1], parts[2], "-o", file).status == 0)
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == whole)
  }

  @Test("More parts than records: some are empty, and merge all the same")
  func emptyParts() throws {
    var parts: [String] = []
    for part in 1...3 {
      let outcome = try herald(
        "measure", "-", "--json", "--shard", "\(part)/3", input: "One\nTwo\n")
      parts.append(try folder.write(outcome.output, to: "part\(part)"))
    }
    let whole = try herald("measure", "-", "--json", input: "One\nTwo\n")
    #expect(try herald("merge", parts[0], parts[1], parts[2]).output == whole.output)
  }

  @Test("Through GNU parallel")
  func parallel() throws {
    let binary = binaries.appending(path: "herald").path
    let command = input.joined(separator: " ")
    let outcome = try run(
      "/bin/sh",
      [
        "-c",
        "parallel -j2 \(binary) measure \(command) --json --shard {}/3 -o $0/p{} ::: 3 1 2"
          + " && \(binary) merge $0/p1 $0/p2 $0/p3", folder.url.path,
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == (try measure(["--json"]).output))
  }

  @Test("What is no part, twice the same, or not all: a message that says which")
  func refusals() throws {
    let one = try folder.write(try measure(["--json", "--shard", "1/2"]).output, to: "one")
    let two = try folder.write(try measure(["--json", "--shard", "2/2"]).output, to: "two")
    let text = try folder.write(try measure(["--shard", "2/2"]).output, to: "text")
    let whole = try folder.write(try measure(["--json"]).output, to: "whole")
    let torn = try folder.write(
      String(try String(contentsOf: URL(filePath: two), encoding: .utf8).dropLast(40)), to: "torn")
    for (parts, message) in [
      ([one], "part 2 of 2 is missing"), ([one, one], "is part 1"),
      ([one, text], "is of another engine, rate or format"), ([one, whole], "is it complete?"),
      ([one, torn], "is it complete?"),
    ] {
      let outcome = try run(binaries.appending(path: "herald").path, ["merge"] + parts)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    #expect(try herald("merge", "Examples/dogs.json").status == 65)
    #expect(try herald("merge", folder.path("missing")).status == 66)
    #expect(try herald("merge").status == 64)
    for shard in ["0/3", "4/3", "1", "a/b", "1/0", "-1/2"] {
      #expect(try measure(["--shard", shard]).status == 64)
    }
  }

  @Test("A stopped run goes on where it was, and gives the same bytes")
  func resuming() throws {
    let whole = try measure(["--json"]).output
    let file = folder.path("result.json")
    #expect(try measure(["--json", "-o", file]).status == 0)
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == whole)
    #expect(!FileManager.default.fileExists(atPath: file + ".part"))
    // What a run that was killed leaves: three complete records, and a piece of the fourth.
    let journal = try journal(of: file)
    let lines = journal.split(separator: "\n")
    #expect(lines.count == 8)
    let kept = lines.prefix(4).joined(separator: "\n") + "\n" + lines[4].prefix(20)
    try Data(kept.utf8).write(to: URL(filePath: file + ".part"))
    try FileManager.default.removeItem(atPath: file)
    let resumed = try measure(["--json", "-o", file, "--resume", "--stats"])
    #expect(resumed.status == 0, "\(resumed.errors)")
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == whole)
    #expect(!FileManager.default.fileExists(atPath: file + ".part"))
    // Other options are another run.
    try Data(kept.utf8).write(to: URL(filePath: file + ".part"))
    let other = try measure(["--json", "-o", file, "--resume", "--rate", "300"])
    #expect(other.status == 64)
    #expect(try measure(["--resume"]).status == 64)
  }

  /// The journal of a run that cannot finish, because its file's place is a folder.
  private func journal(of file: String) throws -> String {
    let blocked = folder.path("blocked")
    try FileManager.default.createDirectory(
      atPath: blocked + "/full", withIntermediateDirectories: true)
    let outcome = try measure(["--json", "-o", blocked])
    #expect(outcome.status == 74)
    return try String(contentsOf: URL(filePath: blocked + ".part"), encoding: .utf8)
  }

  @Test("Folders of herald render")
  func folders() throws {
    let whole = folder.path("whole")
    var parts: [String] = []
    for part in 1...2 {
      let path = folder.path("part\(part)")
      #expect(
        try herald("render", "Examples/dogs.json", "-o", path, "--shard", "\(part)/2").status == 0)
      parts.append(path)
    }
    #expect(try herald("render", "Examples/dogs.json", "-o", whole).status == 0)
    let merged = folder.path("merged")
    let outcome = try herald("merge", parts[1], parts[0], "-o", merged)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let difference = try run("/usr/bin/diff", ["-r", whole, merged])
    #expect(difference.status == 0, "\(difference.output)")
    #expect(try herald("merge", parts[0], "-o", folder.path("x")).errors.contains("missing"))
  }
}
