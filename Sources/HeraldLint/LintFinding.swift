/// A fault of an announcement.
public struct LintFinding: Sendable, Hashable, Codable {
  /// The name of the rule.
  public var rule: String
  /// The id of the element.
  public var id: String
  /// The record's number in the input, where the element comes from one.
  public var record: Int?
  /// The line on which the record begins, where it is known.
  public var line: Int?
  /// The column in which it begins, from 1, in Unicode scalars, where it is known.
  public var column: Int?
  /// What is wrong.
  public var message: String

  /// Creates a finding.
  public init(
    rule: String, id: String, record: Int? = nil, line: Int? = nil, column: Int? = nil,
    message: String
  ) {
    self.rule = rule
    self.id = id
    self.record = record
    self.line = line
    self.column = column
    self.message = message
  }
}
