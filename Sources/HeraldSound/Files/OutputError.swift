/// An output that could not be written; the command ends with status 74.
public struct OutputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file as the user named it.
  public var path: String
  /// What went wrong, in the system's words ("No space left on device").
  public var reason: String

  /// Creates an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// `path: cannot be written: reason`.
  public var description: String { "\(path): cannot be written: \(reason)" }
}
