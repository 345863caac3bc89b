import Herald
import HeraldLint
import Testing

@Suite("Linter")
struct LinterTests {
  @Test("Findings carry the record and the line; shared labels come at the end")
  func places() async throws {
    var linter = Linter()
    var found = try await linter.check(
      AccessibilityElement(id: "a", label: "Delete"), record: 1, line: 2)
    found += try await linter.check(
      AccessibilityElement(id: "b", label: "—"), record: 2, line: 3)
    for (index, id) in ["c", "d"].enumerated() {
      found += try await linter.check(
        AccessibilityElement(id: id, label: "Delete"), record: 3 + index, line: 4 + index)
    }
    #expect(
      found == [
        LintFinding(
          rule: "empty-label", id: "b", record: 2, line: 3,
          message: "the label “—” has no word that could be said")
      ])
    #expect(
      linter.finish() == [
        LintFinding(
          rule: "duplicate-label", id: "c", record: 3, line: 4,
          message: "3 elements are announced alike as “Delete”, first at a")
      ])
    #expect(linter.finish() == [])
  }

  @Test("Rules can be chosen and silenced; unknown names are wrong options")
  func choice() throws {
    #expect(try LintRule.chosen().map(\.name) == LintRule.all.map(\.name))
    #expect(try LintRule.chosen(["all-high"]).map(\.name) == ["all-high"])
    #expect(try !LintRule.chosen(silenced: ["all-high"]).map(\.name).contains("all-high"))
    #expect(try LintRule.chosen(["all-high"], silenced: ["all-high"]).isEmpty)
    let error = #expect(throws: InputError.self) { try LintRule.chosen(["all-hihg"]) }
    #expect(error?.kind == .usage)
    #expect(error?.message == "no rule is called \"all-hihg\"; did you mean all-high?")
  }

  @Test("A rule that is not chosen finds nothing")
  func unchosen() async throws {
    let element = AccessibilityElement(label: "—")
    let rules = try LintRule.chosen(silenced: ["empty-label"])
    let found = try await Linter.findings(in: [element], rules: rules)
    #expect(!found.contains { $0.rule == "empty-label" })
  }

  @Test("Many elements take time in proportion")
  func many() async throws {
    let elements = (0..<4_000).map { index in
      AccessibilityElement(id: String(index), label: "Element \(index % 2_000)")
    }
    #expect(try await Linter.findings(in: elements).count == 2_000)
  }
}
