import Herald
import HeraldTiming

/// Puts times into lines: a table for people, CSV, or JSON.
struct MeasureReport: Sendable {
  /// How the times are written.
  enum Format: String, Codable, Sendable {
    case text, csv, json

    init(_ arguments: Arguments) throws(UsageError) {
      guard !(arguments.has("json") && arguments.has("csv")) else {
        throw UsageError("--json and --csv: expected one of both")
      }
      self = arguments.has("json") ? .json : arguments.has("csv") ? .csv : .text
    }
  }

  /// What is known before the first element is measured.
  struct Header: Codable, Equatable, Sendable {
    struct EngineName: Codable, Equatable, Sendable {
      var name: String
      var version: String
    }
    var engine: EngineName
    var sampleRate: Int
    var rate: Int
  }

  /// What is known after the last one.
  struct Total: Codable, Sendable {
    var elements = 0
    var failed = 0
    var frames = 0
    var seconds = 0.0

    /// Sums in frames, so that parts added in any order give the same seconds.
    mutating func add(elements: Int, failed: Int, frames: Int, sampleRate: Int) {
      self.elements += elements
      self.failed += failed
      self.frames += frames
      seconds = Double(self.frames) / Double(sampleRate)
    }
  }

  /// The last line of a part in text or CSV, after "# ".
  struct Trailer: Codable, Sendable {
    var part: Int
    var of: Int
    var sampleRate: Int
    var total: Total
  }

  let format: Format
  let header: Header
  let shard: Shard?
  /// What was added so far.
  private(set) var total = Total()

  init(_ format: Format, header: Header, shard: Shard? = nil) {
    self.format = format
    self.header = header
    self.shard = shard
  }

  static let textHead = "   seconds  essential  words  announcement"
  static let csvHead = "id,plan,frames,seconds,speechSeconds,essentialSeconds,wordCount,error"
  static let jsonHeadEnd = ",\"elements\":["

  /// The first line.
  func head() throws -> String {
    switch format {
    case .text: Self.textHead
    case .csv: Self.csvHead
    case .json: String(try json(header).dropLast()) + Self.jsonHeadEnd
    }
  }

  /// An element's line.
  mutating func line(_ timing: ElementTiming) throws -> String {
    defer {
      total.add(
        elements: 1, failed: timing.error == nil ? 0 : 1, frames: timing.frames,
        sampleRate: header.sampleRate)
    }
    switch format {
    case .text:
      let line = timing.error.map { "not spoken: \($0.message)" } ?? timing.line
      return "\(fixed(timing.seconds, width: 10))\(fixed(timing.essentialSeconds, width: 11))"
        + "\(padded(String(timing.wordCount), 7))  \(line)"
    case .csv:
      let cells = [
        timing.id, timing.plan, String(timing.frames), String(timing.seconds),
        String(timing.speechSeconds), String(timing.essentialSeconds), String(timing.wordCount),
        timing.error?.code ?? "",
      ]
      return cells.map(csvCell).joined(separator: ",")
    case .json:
      return (total.elements == 0 ? "" : ",") + (try json(timing))
    }
  }

  /// The last lines.
  func tail() throws -> [String] {
    var lines = try Self.tail(format, total)
    guard let shard else { return lines }
    switch format {
    case .json:
      lines[lines.count - 1] = lines[lines.count - 1].dropLast() + ",\"shard\":\(try json(shard))}"
    case .text, .csv:
      let trailer = Trailer(
        part: shard.part, of: shard.of, sampleRate: header.sampleRate, total: total)
      lines.append("# \(try json(trailer))")
    }
    return lines
  }

  /// The last lines of a whole result.
  static func tail(_ format: Format, _ total: Total) throws -> [String] {
    switch format {
    case .text:
      let failed = total.failed == 0 ? "" : ", \(total.failed) not spoken"
      return [
        "\(fixed(total.seconds, width: 10))  total of \(total.elements) announcements\(failed)"
      ]
    case .csv: return []
    case .json: return ["],\"total\":\(try json(total))}"]
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
