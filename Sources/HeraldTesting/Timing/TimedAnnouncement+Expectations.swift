extension TimedAnnouncement {
  /// Expects that the announcement takes no longer than a duration.
  @discardableResult
  public func expect(
    within limit: Duration, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    if duration <= limit { return true }
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column).fail(
      """
      expected  at most \(seconds(limit))
      actual    \(seconds(duration))
      \(timeLine)
      """)
    return false
  }

  /// Expects that the essential part, up to the last label or high segment, ends by a moment.
  @discardableResult
  public func expect(
    essentialBy limit: Duration, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    if essential <= limit { return true }
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column).fail(
      """
      expected  the essential part by \(seconds(limit))
      actual    by \(seconds(essential))
      \(timeLine)
      """)
    return false
  }

  /// Expects that the announcement takes at most a part of another one's time: 0.5 for half of it.
  @discardableResult
  public func expect(
    atMost ratio: Double, of other: TimedAnnouncement, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let actual = duration / other.duration
    if duration <= other.duration * ratio { return true }
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column).fail(
      """
      expected  at most \(decimal(ratio)) of the other announcement's \(seconds(other.duration))
      actual    \(decimal(actual)) of it: \(seconds(duration))
      \(timeLine)
      the other:
      \(other.timeLine)
      """)
    return false
  }
}
