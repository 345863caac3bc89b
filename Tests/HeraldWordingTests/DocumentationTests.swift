import Foundation
import Herald
import Testing

/// The documentation page is the examples.
struct DocumentationTests {
  @Test func pageIsInStepWithTheRules() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/SpokenForms.md")
    // `HERALD_WRITE_DOCUMENTATION=1 swift test --filter DocumentationTests` writes it anew.
    if ProcessInfo.processInfo.environment["HERALD_WRITE_DOCUMENTATION"] != nil {
      try Data((SpokenRule.documentation + "\n").utf8).write(to: page, options: .atomic)
    }
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(text == SpokenRule.documentation + "\n")
  }
}
