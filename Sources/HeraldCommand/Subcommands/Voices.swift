import Herald
import HeraldEngine
import Voices

/// `herald voices`: what can speak, and the voice profiles.
enum VoicesCommand: Subcommand {
  static let name = "voices"
  static let operands = ""
  static let summary = "Lists the engine's voices and the voice profiles."
  static let examples = """
    Example:
      $ herald voices --language pt
      pt       Portuguese (Portugal)  pt
      pt-br    Portuguese (Brazil)    pt-BR, pt
    """
  static let groups = [
    OptionGroup(
      title: "Output",
      options: [
        .value("language", "TAG", "only voices of this language"),
        .flag("profiles", "list the voice profiles in place of the voices"),
        .flag("json", "print JSON"),
      ]),
    .general,
  ]

  private struct ListedVoice: Encodable {
    var name: String
    var displayName: String
    var languages: [String]
  }

  private struct ListedProfile: Encodable {
    var name: String
    var summary: String
    var voice: String
    var rate: Int
  }

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    guard !arguments.has("profiles") else { return try await listProfiles(arguments) }
    let engine = try Engine(arguments, jobs: 1)
    var voices = try await engine.synthesizer.voices()
    if let tag = arguments.string("language") {
      let wanted = LanguageTag(tag)
      voices = voices.filter { $0.languages.contains { wanted.isServed(by: LanguageTag($0)) } }
      if voices.isEmpty { throw UsageError("--language \(tag): no voice speaks it") }
    }
    if arguments.has("json") {
      let listed = voices.map {
        ListedVoice(name: $0.name, displayName: $0.displayName, languages: $0.languages)
      }
      try await standardOutput.line(try json(listed, pretty: true))
    } else {
      try await lines(
        voices.map { [$0.name, $0.displayName, $0.languages.joined(separator: ", ")] })
    }
    return .done
  }

  private static func listProfiles(_ arguments: Arguments) async throws -> ExitStatus {
    let profiles = try VoiceProfiles.all()
    if arguments.has("json") {
      let listed = profiles.map {
        ListedProfile(
          name: $0.name, summary: $0.summary, voice: $0.voice, rate: $0.parameters.rate)
      }
      try await standardOutput.line(try json(listed, pretty: true))
    } else {
      try await lines(profiles.map { [$0.name, $0.voice, String($0.parameters.rate), $0.summary] })
    }
    return .done
  }

  /// Rows with their columns under each other.
  private static func lines(_ rows: [[String]]) async throws {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      try await standardOutput.line(line)
    }
  }
}
