/// The exit statuses of cli.md, an interface to scripts.
struct ExitStatus: RawRepresentable, Equatable, Sendable {
  var rawValue: Int32

  static let done = ExitStatus(rawValue: 0)
  static let checkFailed = ExitStatus(rawValue: 1)
  static let usage = ExitStatus(rawValue: 64)
  static let badInput = ExitStatus(rawValue: 65)
  static let noInput = ExitStatus(rawValue: 66)
  static let unavailable = ExitStatus(rawValue: 69)
  static let someFailed = ExitStatus(rawValue: 70)
  static let cannotWrite = ExitStatus(rawValue: 74)
  static let interrupted = ExitStatus(rawValue: 130)
  static let terminated = ExitStatus(rawValue: 143)
}

/// A message for stderr that ends the command.
struct Failure: Error, CustomStringConvertible {
  let status: ExitStatus
  let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}

/// Herald's version, as `--version` and results show it.
let heraldVersion = "0.1.0"
