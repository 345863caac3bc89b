import Foundation
import Testing

@Suite("The checker: each fault once, by its rule's name, and the exit status of the interface")
struct LintTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// One element for each fault; lines and columns are told of by the findings.
  private static let faults = """
    [{"id": "silent", "label": ""},
     {"id": "on-demand", "customContent": [{"label": "Description", "value": "opens it"}]},
     {"id": "high", "label": "Otto", "customContent": [
       {"label": "Age", "value": "7 years", "importance": "high"},
       {"label": "Size", "value": "large", "importance": "high"},
       {"label": "Coat", "value": "black", "importance": "high"}]},
     {"id": "long", "label": "Bailey, beagle, happy-go-lucky, excellent hunting dog, companion. \
    Popularity, number one. Age, three years. Weight, 25 pounds. Height, 14 inches."},
     {"id": "repeat", "label": "Mute", "value": "mute"},
     {"id": "file", "label": "IMG_0231.jpg"},
     {"id": "first", "label": "Reply"}, {"id": "twice", "label": "Reply"},
     {"id": "bar", "label": "Rosie | dachshund"},
     {"id": "unit", "label": "Suitcase", "value": "25 lb"}]
    """

  private static let found = [
    "1:2: silent [empty-label]", "2:2: on-demand [only-on-demand]", "3:2: high [all-high]",
    "7:2: long [over-budget]", "8:2: repeat [value-repeats-label]",
    "9:2: file [identifier-label]", "11:2: bar [missing-pause]",
    "12:2: unit [badly-read-value]", "10:37: twice [duplicate-label]",
  ]

  private struct Report: Decodable {
    struct Finding: Decodable { var rule: String, id: String, line: Int, column: Int }
    var elements: Int
    var findings: [Finding]
  }

  @Test("Each fault is told once")
  func faults() throws {
    let path = try folder.write(Self.faults, to: "faults.json")
    let outcome = try herald("lint", path, "--json")
    #expect(outcome.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let found = report.findings.map { "\($0.line):\($0.column): \($0.id) [\($0.rule)]" }
    #expect(found == Self.found)
    let unit = try herald("lint", path, "--only", "unit")
    #expect(unit.output.contains("Herald itself says “25 pounds”"), "\(unit.output)")
  }

  @Test("Rules are chosen and silenced")
  func choice() throws {
    let path = try folder.write(Self.faults, to: "faults.json")
    #expect(try herald("lint", path, "--rule", "all-high,missing-pause").lines.count == 2)
    #expect(try herald("lint", path, "--silence", "over-budget").lines.count == 8)
    #expect(try herald("lint", path, "--rule", "nonsense").status == 64)
    #expect(try herald("lint", "--rules").lines.count == 9)
    let budget = try herald("lint", "Examples/dogs.json", "--max", "1", "--rule", "over-budget")
    #expect(budget.lines.count == 3)
  }

  @Test("The examples are clean, tables and standard input are read, bad input is none")
  func inputs() throws {
    let clean = try herald("lint", "Examples/dogs.json")
    #expect(clean.status == 0 && clean.output.isEmpty, "\(clean.output)")
    let table = try herald(
      "lint", "-", "--from", "csv", "--label", "name", input: "name,kind\nA,b\nc_d,e\n")
    #expect(table.status == 1)
    #expect(table.output.hasPrefix("standard input:3: 2: "))
    let lines = try herald("lint", "-", "--from", "jsonl", input: "{\"label\": \"c_d\"}\n")
    #expect(lines.status == 1)
    #expect(try herald("lint", "-", input: "[{\"label\": ").status == 65)
    #expect(try herald("lint", "missing.json").status == 66)
  }

  @Test("SARIF names the rule, the file, line and column")
  func sarif() throws {
    let path = try folder.write(Self.faults, to: "faults.json")
    let outcome = try herald("lint", path, "--format", "sarif", "--rule", "duplicate-label")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\"version\" : \"2.1.0\""))
    #expect(outcome.output.contains("\"ruleId\" : \"duplicate-label\""))
    #expect(outcome.output.contains("\"startColumn\" : 37"))
    #expect(outcome.output.contains("\"startLine\" : 10"))
  }
}
