import Herald
import HeraldEngine
import HeraldTiming

/// Writes times as they come: as a table for people, as CSV, or as JSON.
struct MeasureReport {
  private enum Format { case text, csv, json }

  private let format: Format
  private let header: MeasureCommand.Header
  /// What was added so far.
  private(set) var total = MeasureCommand.Total()

  init(_ arguments: Arguments, pipeline: Pipeline, engine: Engine) async throws {
    guard !(arguments.has("json") && arguments.has("csv")) else {
      throw UsageError("--json and --csv: expected one of both")
    }
    format = arguments.has("json") ? .json : arguments.has("csv") ? .csv : .text
    let identity = try await engine.synthesizer.engine()
    header = MeasureCommand.Header(
      engine: .init(name: identity.name, version: identity.version),
      sampleRate: engine.synthesizer.sampleRate, rate: pipeline.profile.parameters.rate)
  }

  func begin() async throws {
    switch format {
    case .text:
      try await standardOutput.line("   seconds  essential  words  announcement")
    case .csv:
      try await standardOutput.line(
        "id,plan,frames,seconds,speechSeconds,essentialSeconds,wordCount,error")
    case .json:
      let head = try json(header)
      try await standardOutput.line(head.dropLast() + ",\"elements\":[")
    }
  }

  mutating func add(_ timing: ElementTiming) async throws {
    switch format {
    case .text:
      let line = timing.error.map { "not spoken: \($0.message)" } ?? timing.line
      try await standardOutput.line(
        "\(fixed(timing.seconds, width: 10))\(fixed(timing.essentialSeconds, width: 11))"
          + "\(padded(String(timing.wordCount), 7))  \(line)")
    case .csv:
      let cells = [
        timing.id, timing.plan, String(timing.frames), String(timing.seconds),
        String(timing.speechSeconds), String(timing.essentialSeconds), String(timing.wordCount),
        timing.error?.code ?? "",
      ]
      try await standardOutput.line(cells.map(csvCell).joined(separator: ","))
    case .json:
      try await standardOutput.line((total.elements == 0 ? "" : ",") + (try json(timing)))
    }
    total.elements += 1
    total.failed += timing.error == nil ? 0 : 1
    total.seconds += timing.seconds
  }

  func end() async throws {
    switch format {
    case .text:
      let failed = total.failed == 0 ? "" : ", \(total.failed) not spoken"
      try await standardOutput.line(
        "\(fixed(total.seconds, width: 10))  total of \(total.elements) announcements\(failed)")
    case .csv: break
    case .json: try await standardOutput.line("],\"total\":\(try json(total))}")
    }
  }
}

/// A cell as RFC 4180 writes it.
func csvCell(_ text: String) -> String {
  guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
  return "\"" + text.replacing("\"", with: "\"\"") + "\""
}

/// Two decimals, right-aligned.
func fixed(_ number: Double, width: Int) -> String {
  let hundredths = Int((number * 100).rounded())
  let digits = String(abs(hundredths) % 100)
  let text =
    (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)."
    + (digits.count == 1 ? "0" + digits : digits)
  return padded(text, width)
}

/// Right-aligned.
func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
