import Foundation
import HeraldLint
import Testing

@Suite("Reports")
struct ReportTests {
  private let findings = [
    LintFinding(
      rule: "empty-label", id: "a", record: 1, line: 7, column: 3, message: "the label is empty"),
    LintFinding(rule: "all-high", id: "b", message: "all “x” \"high\""),
  ]

  @Test("Lines for people")
  func text() {
    #expect(
      LintText.line(findings[0], file: "x.json") == "x.json:7: a: the label is empty [empty-label]")
    #expect(
      LintText.line(findings[1], file: "-") == "standard input: b: all “x” \"high\" [all-high]")
  }

  @Test("The list of rules, and all about one")
  func rules() throws {
    let rules = try LintRule.chosen(["empty-label", "all-high"])
    #expect(
      LintText.list(rules)
        == "empty-label  The label is empty, or has punctuation and symbols alone.\n"
        + "all-high     All fields of custom content have high importance.")
    let explanation = LintText.explanation(rules[0])
    #expect(explanation.hasPrefix("empty-label\n\nThe label is empty"))
    #expect(explanation.contains("\nFaulty:\n  a value of nothing: “”, value “50 %”\n"))
    #expect(explanation.contains("\nIn order:\n  a name: “Volume”, value “50 %”\n"))
  }

  @Test("JSON")
  func json() throws {
    let report = LintJSON(file: "x.json", elements: 2, findings: findings)
    let decoded = try JSONDecoder().decode(LintJSON.self, from: Data(report.text().utf8))
    #expect(decoded == report)
    #expect(try report.text() == report.text())
  }

  @Test("SARIF 2.1.0 names rules, levels, places and elements")
  func sarif() throws {
    let text = try LintSARIF(
      file: "a dir/ü.json", version: "1.2.3", rules: LintRule.all, findings: findings
    ).text()
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "Herald")
    #expect(driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == LintRule.all.map(\.name))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    #expect(results[0]["ruleId"] as? String == "empty-label")
    #expect(results[0]["level"] as? String == "warning")
    let index = try #require(results[1]["ruleIndex"] as? Int)
    #expect(LintRule.all[index].name == "all-high")
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
    #expect(physical["artifactLocation"]?["uri"] as? String == "a%20dir/%C3%BC.json")
    #expect(physical["region"]?["startLine"] as? Int == 7)
    #expect(physical["region"]?["startColumn"] as? Int == 3)
    let logical = try #require((location["logicalLocations"] as? [[String: Any]])?.first)
    #expect(logical["name"] as? String == "a")
  }

  @Test("Standard input has no place in SARIF, and an absolute path is a file URI")
  func places() throws {
    let none = try LintSARIF(file: "-", version: "1", rules: [], findings: findings).text()
    #expect(!none.contains("physicalLocation"))
    #expect(!none.contains("ruleIndex"))
    let absolute = LintSARIF(file: "/x/y.csv", version: "1", rules: [], findings: findings)
    #expect(try absolute.text().contains("\"uri\" : \"file:///x/y.csv\""))
  }
}
