import Foundation
import Testing

@Suite struct StudyTests {
  private static let text = #"""
    {"name": "two", "items": [{"id": "a", "label": "Bailey", "customContent": [{"label": "Age", "value": "3"}]},
                              {"id": "b", "label": "Rosie", "customContent": [{"label": "Age", "value": "1"}]}],
     "factors": {"plan": ["layered", "flat"]}, "design": {"participants": 2}}
    """#

  @Test func aPackageIsMadeAndVerified() throws {
    let folder = try TemporaryFolder()
    let study = try folder.write(Self.text, to: "study.json")
    let made = try herald("study", study, "-o", folder.path("out"))
    #expect(made.status == 0)
    #expect(made.output == "")
    #expect(try herald("study", "--verify", folder.path("out")).status == 0)
    try Data("x".utf8).write(to: folder.url.appending(path: "out/methods.txt"))
    let changed = try herald("study", "--verify", folder.path("out"))
    #expect(changed.status == 1)
    #expect(changed.lines == ["methods.txt: was changed"])
  }

  @Test(arguments: ["penguins.csv", "cars.json", "dogs.json"])
  func theTemplateIsAStudyThatCanBeMade(file: String) throws {
    let folder = try TemporaryFolder()
    let template = try herald("study", "--init", "Examples/\(file)")
    #expect(template.status == 0)
    // Fewer sounds than a study would have.
    let path = try folder.write(
      template.output.replacing("Examples/", with: "\(packageFolder.path)/Examples/")
        .replacing(/"limit": \d+/, with: "\"limit\": 2"),
      to: "study.json")
    let checked = try herald("study", path, "--check", "--jobs", "1")
    #expect(checked.status == 0, "\(checked.errors)")
  }

  @Test func aKilledRunGoesOnAndEndsTheSame() throws {
    let folder = try TemporaryFolder()
    let study = try folder.write(
      Self.text.replacing(#""plan": ["layered", "flat"]"#, with: #""rate": [100, 120]"#),
      to: "study.json")
    #expect(try herald("study", study, "-o", folder.path("whole"), "--jobs", "1").status == 0)
    let process = Process()
    process.executableURL = binaries.appending(path: "herald")
    process.arguments = ["study", study, "-o", folder.path("out"), "--jobs", "2"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<10_000
    where !FileManager.default.fileExists(atPath: folder.path("out/.herald-study/study.json")) {
      usleep(2000)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/manifest.json")))
    let again = try herald("study", study, "-o", folder.path("out"))
    #expect(again.status == 74)
    #expect(again.errors.contains("--resume goes on with it"))
    #expect(try herald("study", study, "-o", folder.path("out"), "--resume").status == 0)
    let difference = try run("diff", ["-r", folder.path("whole"), folder.path("out")])
    #expect(difference.status == 0, "\(difference.output)")
  }

  @Test func partsMakeTheWholeAndMergeSaysHow() throws {
    let folder = try TemporaryFolder()
    let study = try folder.write(Self.text, to: "study.json")
    #expect(try herald("study", study, "-o", folder.path("whole")).status == 0)
    _ = try run("mkdir", [folder.path("all")])
    for part in 1...2 {
      let made = try herald(
        "study", study, "-o", folder.path("part\(part)"), "--shard", "\(part)/2")
      #expect(made.status == 0)
      #expect(!FileManager.default.fileExists(atPath: folder.path("part\(part)/manifest.json")))
      _ = try run("cp", ["-a", folder.path("part\(part)") + "/.", folder.path("all") + "/"])
    }
    let merged = try herald(
      "merge", folder.path("part1"), folder.path("part2"), "-o", folder.path("x"))
    #expect(merged.status == 65)
    #expect(merged.errors.contains("--resume"))
    #expect(try herald("study", study, "-o", folder.path("all"), "--resume").status == 0)
    #expect(try run("diff", ["-r", folder.path("whole"), folder.path("all")]).status == 0)
  }

  @Test func spokenFormsAreThoseOfRender() throws {
    let folder = try TemporaryFolder()
    let study = try folder.write(
      #"""
      {"name": "forms", "items": [{"id": "a", "label": "Depth", "value": "56m"}],
       "conditions": [{"name": "said"}, {"name": "written", "verbatim": true}],
       "design": {"kind": "between", "participants": 2}}
      """#, to: "study.json")
    #expect(try herald("study", study, "-o", folder.path("out")).status == 0)
    let table = try String(contentsOfFile: folder.path("out/stimuli/stimuli.tsv"), encoding: .utf8)
    #expect(table.contains("\tDepth. 56m.\tDepth. 56 meters.\ten-us\t"))
    #expect(table.contains("\tDepth. 56m.\tDepth. 56m.\ten-us\t"))
    let manifest = try String(contentsOfFile: folder.path("out/manifest.json"), encoding: .utf8)
    #expect(manifest.contains("\"ICU\" : "))
    #expect(manifest.contains("\"spokenForms\" : false"))
  }

  @Test func theSchemaIsJSON() throws {
    let schema = try herald("study", "--schema")
    #expect(schema.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) is [String: Any])
  }

  @Test func statusesAreThoseOfEveryCommand() throws {
    let folder = try TemporaryFolder()
    let void = try folder.write(
      Self.text.replacing(#"["layered", "flat"]"#, with: #"["flat"]"#)
        .replacing(#""factors""#, with: #""factors": {"volume": [80, 100]}, "$no""#),
      to: "void.json")
    let study = try folder.write(Self.text, to: "study.json")
    #expect(try herald("study").status == 64)
    #expect(try herald("study", study).status == 64)
    #expect(try herald("study", study, "-o", folder.path("out"), "--shard", "3/2").status == 64)
    #expect(try herald("study", folder.path("none.json"), "-o", folder.path("out")).status == 66)
    #expect(try herald("study", void, "-o", folder.path("out")).status == 65)
    #expect(try herald("study", study, "-o", folder.url.path).status == 74)
    #expect(try herald("study", "--verify", folder.url.path).status == 66)
  }
}
