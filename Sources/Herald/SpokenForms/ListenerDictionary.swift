/// What the listener wants said for words or patterns.
public struct ListenerDictionary: Sendable, Hashable {
  /// Creates an empty dictionary.
  public init() {}

  /// Whether there are no entries.
  public var isEmpty: Bool { true }

  func read(_ passage: Passage, _ index: Int) -> Reading? { nil }
}
