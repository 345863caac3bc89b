internal import FoundationEssentials

/// Findings in SARIF 2.1.0, which code hosts and editors show beside the lines of a file.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
public struct LintSARIF: Sendable {
  private let file: String
  private let version: String
  private let rules: [LintRule]
  private let findings: [LintFinding]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - file: the input as the user named it; "-" has no place that could be shown.
  ///   - version: Herald's version.
  ///   - rules: the rules that were asked.
  ///   - findings: what they found.
  public init(file: String, version: String, rules: [LintRule], findings: [LintFinding]) {
    self.file = file
    self.version = version
    self.rules = rules
    self.findings = findings
  }

  /// The report as text, without a line end.
  ///
  /// - Throws: `EncodingError`, which no report gives cause for.
  public func text() throws -> String {
    let log = Log(runs: [
      Log.Run(
        tool: .init(driver: .init(version: version, rules: rules.map(Log.Rule.init))),
        results: findings.map(result))
    ])
    return try jsonText(log)
  }

  private func result(_ finding: LintFinding) -> Log.Result {
    var location = Log.Location(
      logicalLocations: [.init(name: finding.id, kind: "element")])
    if file != "-" {
      location.physicalLocation = .init(
        artifactLocation: .init(uri: uri),
        region: finding.line.map { .init(startLine: $0, startColumn: finding.column) })
    }
    return Log.Result(
      ruleId: finding.rule, ruleIndex: rules.firstIndex { $0.name == finding.rule },
      message: .init(text: "\(finding.id): \(finding.message)"), locations: [location])
  }

  /// The path as a URI reference: what is no letter, digit or one of `-._~/` is escaped (RFC 3986).
  private var uri: String {
    var uri = file.hasPrefix("/") ? "file://" : ""
    for byte in file.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "-._~/".utf8.contains(byte)
      if isPlain {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}

/// The objects of a SARIF log, as far as Herald writes them.
private struct Log: Encodable {
  struct Message: Encodable { var text: String }

  struct Rule: Encodable {
    struct Configuration: Encodable { var level = "warning" }

    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration = Configuration()

    init(_ rule: LintRule) {
      id = rule.name
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.advice)
      help = Message(text: LintText.explanation(rule))
    }
  }

  struct Driver: Encodable {
    var name = "Herald"
    var version: String
    var rules: [Rule]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Artifact: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  struct LogicalLocation: Encodable {
    var name: String
    var kind: String
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level = "warning"
    var message: Message
    var locations: [Location]
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    var columnKind = "unicodeCodePoints"
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}
