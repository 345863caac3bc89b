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

  @Test func theTemplateIsAStudyThatCanBeMade() throws {
    let folder = try TemporaryFolder()
    let template = try herald("study", "--init", "Examples/penguins.csv")
    #expect(template.status == 0)
    let path = try folder.write(
      template.output.replacing(
        "Examples/penguins", with: "\(packageFolder.path)/Examples/penguins"),
      to: "study.json")
    let checked = try herald("study", path, "--check", "--jobs", "1")
    #expect(checked.status == 0, "\(checked.errors)")
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
