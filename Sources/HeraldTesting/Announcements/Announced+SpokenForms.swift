import Herald
import HeraldWording

extension Announced {
  /// The stage that reads the words, as Herald does for an American voice.
  static let spokenForms = SpokenForms(wording: ICUWording())

  /// What is said on focus as a listener hears it: "$5" is "5 dollars".
  ///
  /// ``line`` has the words of the input.
  public var spokenLine: String { Self.spokenForms.read(plan).spokenLine }

  /// Expects what is said on focus as a listener hears it, as one line.
  @discardableResult
  public func expect(
    spoken expected: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(spoken: expected))
  }

  package func mismatch(spoken expected: String) -> String? {
    let actual = spokenLine
    return actual == expected
      ? nil : comparison(expected: "\"\(expected)\"", actual: "\"\(actual)\"")
  }
}
