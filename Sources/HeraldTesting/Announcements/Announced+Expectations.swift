import Herald

extension Announced {
  /// Expects what is said on focus, as one line.
  @discardableResult
  public func expect(
    _ expected: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(line: expected))
  }

  /// Expects what is said on focus, segment by segment.
  @discardableResult
  public func expect(
    segments expected: [AnnouncedSegment], fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(segments: expected))
  }

  /// Expects what the rotor offers, in order.
  @discardableResult
  public func expect(
    rotor expected: [String], fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(rotor: expected))
  }

  /// The plan on one line: the segments, and what was left for the rotor.
  public var planLine: String {
    let said = listed(segments)
    let waiting = plan.unspoken.map { "\"\($0.label)\"" }
    return waiting.isEmpty ? said : "\(said) — waiting: \(listed(waiting))"
  }

  /// What a failure says where another line was expected; nil where it was this one.
  package func mismatch(line expected: String) -> String? {
    plan.line == expected
      ? nil : comparison(expected: "\"\(expected)\"", actual: "\"\(plan.line)\"")
  }

  /// What a failure says where other segments were expected; nil where it was these.
  package func mismatch(segments expected: [AnnouncedSegment]) -> String? {
    let actual = segments
    let isMet =
      expected.count == actual.count && zip(expected, actual).allSatisfy { $0.matches($1) }
    return isMet ? nil : comparison(expected: listed(expected), actual: listed(actual))
  }

  /// What a failure says where other rotor entries were expected; nil where it was these.
  package func mismatch(rotor expected: [String]) -> String? {
    func entries(_ texts: [String]) -> String { "rotor \(listed(texts.map { "\"\($0)\"" }))" }
    return rotor == expected
      ? nil : comparison(expected: entries(expected), actual: entries(rotor))
  }

  func comparison(expected: String, actual: String) -> String {
    """
    expected  \(expected)
    actual    \(actual)
    plan      \(planLine)
    """
  }

  private func listed(_ items: [some CustomStringConvertible]) -> String {
    items.isEmpty ? "nothing" : items.map(\.description).joined(separator: " · ")
  }
}
