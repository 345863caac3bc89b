import Foundation
import TestRuns
import Testing

/// Orca's own code makes the messages; the server and the module give its marks back in order.
@Suite(
  .serialized,
  .enabled(if: TestRun.isLive, "make test-live"),
  .timeLimit(.minutes(2))) struct OrcaTests
{
  private static let texts = [
    "Hello, world & friends. Is it 1 < 2? It's 12 34 now. No problem! Let me know when…",
    "Größe — « quoted » -- and 50% of e.g. U.S. prices.",
    "in the house of a friend, up to date and well-known",
  ]

  @Test func marksComeBackInOrder() async throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let fetched = try await PrivateServer.run(["\(root)/scripts/orca-module"])
    try #require(fetched.status == 0, "\(fetched.output)")
    let path = try #require(fetched.output.split(separator: "\n").last.map(String.init))
    let builder = "\(root)/Tests/HeraldDispatcherTests/Live/orca-messages.py"
    let built = try await PrivateServer.run(["python3", builder, path] + Self.texts)
    try #require(built.status == 0, "\(built.output)")
    let messages = built.output.split(separator: "\n").map(String.init)
    #expect(messages.count == Self.texts.count)

    let server = try await PrivateServer(lines: [
      "SymbolsPreproc \"char\"", "SymbolsPreprocFile \"symbols.dic\"",
    ])
    let client = try await DispatcherClient(server)
    for setting in ["SSML_MODE ON", "PUNCTUATION some", "RATE 60", "LANGUAGE en-US"] {
      try await client.command("SET SELF \(setting)")
    }
    for message in messages {
      let expected = message.matches(of: /<mark name="(\d+:\d+)"/).map { "[\($0.1)]" }
      #expect(expected.count > 5)
      let number = try await client.speak(message)
      #expect(try await client.end(of: number) == ["BEGIN"] + expected + ["END"], "\(message)")
    }
  }
}
