import Herald

/// A listener's way through the More Content rotor, step by step.
///
/// The first step forward comes to the first entry, the first step back to the last one. At the ends
/// a step says nothing and stays, unless the settings let the rotor wrap.
public struct RotorWalk: Sendable {
  private var announced: Announced
  /// The index of the entry that was said last, or nil before the first step.
  public private(set) var position: Int?

  /// Begins before the first entry.
  public init(_ announced: Announced) { self.announced = announced }

  /// The next entry in the words of the input, or nil at the end.
  public mutating func next() -> String? {
    move(to: position.map { $0 + 1 } ?? 0)
  }

  /// The entry before, or nil at the start.
  public mutating func previous() -> String? {
    move(to: position.map { $0 - 1 } ?? announced.rotor.count - 1)
  }

  /// Takes over the element as it is now; a position past its last entry becomes the last one.
  public mutating func update(to announced: Announced) {
    self.announced = announced
    position = position.flatMap { position in
      announced.rotor.isEmpty ? nil : min(position, announced.rotor.count - 1)
    }
  }

  /// Expects the words of the next entry, nil at the end.
  @discardableResult
  public mutating func expectNext(
    _ expected: String?, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let actual = next()
    return ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(on: "next", expected, actual))
  }

  /// Expects the words of the entry before, nil at the start.
  @discardableResult
  public mutating func expectPrevious(
    _ expected: String?, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let actual = previous()
    return ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(mismatch(on: "previous", expected, actual))
  }

  private mutating func move(to index: Int) -> String? {
    let count = announced.rotor.count
    guard count > 0 else { return nil }
    let target = announced.settings.rotorWraps ? (index % count + count) % count : index
    guard announced.rotor.indices.contains(target) else { return nil }
    position = target
    return announced.rotor[target]
  }

  /// What a failure says where a step led to other words; nil where it was these.
  package func mismatch(on step: String, _ expected: String?, _ actual: String?) -> String? {
    if expected == actual { return nil }
    func words(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing: the end" }
    let entries = announced.rotor.enumerated().map { index, entry in
      index == position ? "→\"\(entry)\"" : "\"\(entry)\""
    }
    return """
      expected  \(step) in the rotor: \(words(expected))
      actual    \(step) in the rotor: \(words(actual))
      rotor     \(entries.isEmpty ? "nothing" : entries.joined(separator: " · "))
      plan      \(announced.planLine)
      """
  }
}
