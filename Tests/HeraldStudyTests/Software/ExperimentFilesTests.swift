import Foundation
import Testing

@testable import HeraldStudy

@Suite struct ExperimentFilesTests {
  @Test func everyPathExistsAndEveryFileHasItsShape() async throws {
    let package = try await MadePackage(
      studyText(
        items: 2, design: #""participants": 2"#,
        more:
          #""title": "</script>{{data}}", "question": {"text": "<b>?", "answers": ["yes", "no"]}"#))
    struct JsPsych: Decodable {
      struct Trial: Decodable {
        var type: String
        var stimulus: String
        var choices: [String]
        var prompt: String
        var data: [String: JSONText]
      }
      var preload: [String]
      var timeline: [Trial]
    }
    let jsPsych = try JSONDecoder().decode(
      JsPsych.self, from: Data(try package.text("jspsych/P001.json").utf8))
    #expect(jsPsych.timeline.map(\.type) == ["audio-button-response", "audio-button-response"])
    #expect(jsPsych.timeline.map(\.choices) == [["yes", "no"], ["yes", "no"]])
    #expect(jsPsych.timeline[0].prompt == "<p>&lt;b&gt;?</p>")
    for sound in jsPsych.preload + jsPsych.timeline.map(\.stimulus) {
      #expect(FileManager.default.fileExists(atPath: package.path(sound)))
    }
    let gorilla = try package.rows("gorilla/P001.csv")
    #expect(gorilla.map { $0["Display"] } == ["Trial", "Trial"])
    #expect(gorilla.map { $0["Randomise Trials"] } == ["", ""])
    for row in gorilla {
      #expect(FileManager.default.fileExists(atPath: package.path("stimuli/\(row["Audio"] ?? "")")))
    }
    let picture = try package.text("design.svg")
    #expect(picture.contains("<title id=\"title\">&lt;/script&gt;{{data}}: conditions"))
    // Two lists of two trials, two conditions in the legend, and the ground.
    #expect(picture.components(separatedBy: "<rect").count == 8)
    let page = try package.text("pilot.html")
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.contains("<h1>&lt;/script&gt;{{data}}</h1>"))
  }

  @Test func theMethodsHaveTheTrueNumbers() async throws {
    let package = try await MadePackage(studyText(items: 4))
    let methods = try package.text("methods.txt")
    #expect(methods.contains("8 spoken announcements of 4 items in 2 conditions"))
    #expect(methods.contains("Herald test and eSpeak NG"))
    #expect(methods.contains("balanced Latin squares"))
    #expect(methods.split(separator: "\n").count == 1)
  }

  @Test func cellsAreQuotedWhereTheyMust() {
    var table = Table(header: ["a", "b"])
    table.add(["x,\"y\"", " z"])
    table.add(["", "tab\tand\nline"])
    #expect(table.csv == "a,b\n\"x,\"\"y\"\"\",\" z\"\n,\"tab\tand\nline\"\n")
    #expect(table.tsv == "a\tb\nx,\"y\"\tz\nn/a\ttab and line\n")
  }
}

/// A text or number of JSON, for shapes alone.
private enum JSONText: Decodable {
  case text(String)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .text(try container.decode(String.self))
    } catch {
      self = .number(try container.decode(Double.self))
    }
  }
}
