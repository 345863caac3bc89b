import Testing
import XCTest

/// Where in a test an expectation stands.
public struct ExpectationLocation: Sendable {
  private let fileID: String
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Creates a location; left out, it is the place of the call.
  public init(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the test that is running where there is a mismatch to tell; gives whether there is none.
  func require(_ mismatch: String?) -> Bool {
    if let mismatch { fail(mismatch) }
    return mismatch == nil
  }

  /// Fails the test that is running, be it one of Swift Testing or of XCTest.
  func fail(_ message: String) {
    if Test.current == nil {
      // An XCTest, or a task that was detached from its test: there each of the two hears of it.
      XCTFail(message, file: filePath, line: line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }
}
