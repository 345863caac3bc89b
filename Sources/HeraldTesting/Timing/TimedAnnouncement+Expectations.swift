extension TimedAnnouncement {
  /// Expects that the announcement takes no longer than a duration.
  @discardableResult
  public func expect(
    within limit: Duration, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(within: limit))
  }

  /// Expects that the essential part, up to the last label or high segment, ends by a moment.
  @discardableResult
  public func expect(
    essentialBy limit: Duration, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(essentialBy: limit))
  }

  /// Expects that the announcement takes at most a part of another one's time: 0.5 for half of it.
  @discardableResult
  public func expect(
    atMost ratio: Double, of other: TimedAnnouncement, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(atMost: ratio, of: other))
  }

  /// What a failure says where the announcement is too long; nil where it is not.
  package func mismatch(within limit: Duration) -> String? {
    if duration <= limit { return nil }
    return """
      expected  at most \(seconds(limit))
      actual    \(seconds(duration))
      \(timeLine)
      """
  }

  /// What a failure says where the essential part comes too late; nil where it does not.
  package func mismatch(essentialBy limit: Duration) -> String? {
    if essential <= limit { return nil }
    return """
      expected  the essential part by \(seconds(limit))
      actual    by \(seconds(essential))
      \(timeLine)
      """
  }

  /// What a failure says where the announcement is too long beside another; nil where it is not.
  package func mismatch(atMost ratio: Double, of other: TimedAnnouncement) -> String? {
    if duration <= other.duration * ratio { return nil }
    return """
      expected  at most \(decimal(ratio)) of the other announcement's \(seconds(other.duration))
      actual    \(decimal(duration / other.duration)) of it: \(seconds(duration))
      \(timeLine)
      the other:
      \(other.timeLine)
      """
  }
}
