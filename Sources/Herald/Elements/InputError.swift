/// Bad input, with where it is and what was expected there.
public struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What sort of fault it is, which decides the exit status of a command.
  public enum Kind: Sendable, Hashable {
    /// The input was read and is not what it should be (65).
    case malformed
    /// The input is not there or cannot be read (66).
    case unreadable
    /// An option does not go with the input (64).
    case usage
  }

  /// What sort of fault it is.
  public var kind: Kind
  /// The file as the user named it, or "-" for standard input.
  public var file: String
  /// The 1-based line, where known.
  public var line: Int?
  /// The 1-based column in Unicode scalars, where known.
  public var column: Int?
  /// The 1-based record, for errors of one record of a table.
  public var record: Int?
  /// What is wrong and what was expected.
  public var message: String

  /// Creates an error.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, record: Int? = nil, message: String,
    kind: Kind = .malformed
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.record = record
    self.message = message
  }

  /// `file:line:column: record N: message`, without what is not known.
  public var description: String {
    var place = file == "-" ? "standard input" : file
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    if let record { place += ": record \(record)" }
    return "\(place): \(message)"
  }
}
