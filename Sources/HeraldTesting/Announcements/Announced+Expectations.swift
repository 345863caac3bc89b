import Herald

extension Announced {
  /// Expects what is said on focus, as one line.
  @discardableResult
  public func expect(
    _ expected: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    if plan.line == expected { return true }
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .fail(comparison(expected: "\"\(expected)\"", actual: "\"\(plan.line)\""))
    return false
  }

  /// Expects what is said on focus, segment by segment.
  @discardableResult
  public func expect(
    segments expected: [AnnouncedSegment], fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    if expected.count == segments.count, zip(expected, segments).allSatisfy({ $0.matches($1) }) {
      return true
    }
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .fail(comparison(expected: listed(expected), actual: listed(segments)))
    return false
  }

  /// Expects what the rotor offers, in order.
  @discardableResult
  public func expect(
    rotor expected: [String], fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    if rotor == expected { return true }
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .fail(
        comparison(
          expected: "rotor \(listed(expected.map { "\"\($0)\"" }))",
          actual: "rotor \(listed(rotor.map { "\"\($0)\"" }))"))
    return false
  }

  /// The plan on one line: the segments, and what was left for the rotor.
  public var planLine: String {
    let said = listed(segments)
    let waiting = plan.unspoken.map { "\"\($0.label)\"" }
    return waiting.isEmpty ? said : "\(said) — waiting: \(listed(waiting))"
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
