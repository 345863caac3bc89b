import Herald
import HeraldLint
import Testing

@Suite("The rules' own examples")
struct RuleExamplesTests {
  /// A third of a second a word, so that lengths depend on texts alone.
  private let context = LintContext(measure: { segments in
    Double(segments.map { $0.written.split(separator: " ").count }.reduce(0, +)) / 3
  })

  private func findings(_ example: LintRule.Example) async throws -> [LintFinding] {
    try await Linter.findings(in: example.elements, context: context)
  }

  @Test("Each fault is found once, by its own rule alone", arguments: LintRule.all.map(\.name))
  func bad(name: String) async throws {
    let rule = try #require(LintRule.all.first { $0.name == name })
    #expect(!rule.bad.isEmpty)
    for example in rule.bad {
      let found = try await findings(example)
      #expect(found.map(\.rule) == [name], "\(example.note): \(found)")
    }
  }

  @Test("What is in order is not told", arguments: LintRule.all.map(\.name))
  func good(name: String) async throws {
    let rule = try #require(LintRule.all.first { $0.name == name })
    #expect(!rule.good.isEmpty)
    for example in rule.good {
      let found = try await findings(example)
      #expect(!found.contains { $0.rule == name }, "\(example.note): \(found)")
    }
  }

  @Test("Names are words joined by hyphens, summaries and advice are sentences")
  func texts() {
    for rule in LintRule.all {
      #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(rule.summary.hasSuffix("."))
      #expect(rule.advice.hasSuffix("."))
    }
    #expect(Set(LintRule.all.map(\.name)).count == LintRule.all.count)
  }
}
