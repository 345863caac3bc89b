import Foundation
import Testing

/// The page of tables as they are said shows what the commands on it print.
struct SpokenTablesTests {
  /// A command of the page, and the lines below it.
  private struct Shown {
    var arguments: [String]
    var lines: [String] = []
  }

  private func shown() throws -> [Shown] {
    let page = packageFolder.appending(path: "Documentation/SpokenTables.md")
    var shown: [Shown] = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix("    ") {
      let text = line.dropFirst(4)
      if text.hasPrefix("$ herald ") {
        shown.append(Shown(arguments: text.split(separator: " ").dropFirst(2).map(String.init)))
      } else if let last = shown.indices.last {
        shown[last].lines.append(String(text))
      }
    }
    return shown
  }

  @Test func linesAreThoseOfTheCommands() throws {
    let shown = try shown()
    #expect(shown.count == 2)
    for part in shown {
      #expect(part.arguments.starts(with: ["plan", "--spoken"]))
      #expect(part.lines.count == 10)
      let outcome = try run(binaries.appending(path: "herald").path, part.arguments)
      #expect(outcome.lines == part.lines)
    }
  }
}
