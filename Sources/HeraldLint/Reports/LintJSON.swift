internal import FoundationEssentials

/// Findings as JSON.
public struct LintJSON: Sendable, Hashable, Codable {
  /// The input as the user named it.
  public var file: String
  /// How many elements were looked at.
  public var elements: Int
  /// The findings, in the order of the input.
  public var findings: [LintFinding]

  /// Creates a report.
  public init(file: String, elements: Int, findings: [LintFinding]) {
    self.file = file
    self.elements = elements
    self.findings = findings
  }

  /// The report as text, without a line end.
  ///
  /// - Throws: `EncodingError`, which no report gives cause for.
  public func text() throws -> String { try jsonText(self) }
}

/// A value as JSON for people and programs: the same bytes for the same value.
func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
