/// The More Content rotor of an element: every field in the author's order, one at a time.
public struct Rotor: Sendable, Hashable {
  /// Where a move led.
  public enum Move: Sendable, Hashable {
    /// To the entry of this index.
    case entry(Int)
    /// Round the end, to the entry of this index.
    case wrapped(Int)
    /// Nowhere: the entry is the first or the last one.
    case end
    /// Nowhere: there is no such entry.
    case none
  }

  /// The entries, spoken "label, value".
  public private(set) var entries: [Segment]
  /// Whether next and previous go round at the ends.
  public var wraps: Bool
  /// The entry that was reached; nil before the first move.
  public private(set) var index: Int?

  /// Creates a rotor that stands before its first entry.
  public init(entries: [Segment], wraps: Bool = false) {
    self.entries = entries
    self.wraps = wraps
  }

  /// The entry that was reached.
  public var entry: Segment? { index.map { entries[$0] } }

  /// Moves to the next entry, at first to the first one.
  public mutating func next() -> Move {
    guard let index else { return first() }
    if index + 1 < entries.count { return move(to: index + 1) }
    guard wraps, entries.count > 1 else { return entries.isEmpty ? .none : .end }
    self.index = 0
    return .wrapped(0)
  }

  /// Moves to the previous entry, at first to the last one.
  public mutating func previous() -> Move {
    guard let index else { return last() }
    if index > 0 { return move(to: index - 1) }
    guard wraps, entries.count > 1 else { return entries.isEmpty ? .none : .end }
    self.index = entries.count - 1
    return .wrapped(entries.count - 1)
  }

  /// Moves to the first entry.
  public mutating func first() -> Move { move(to: 0) }

  /// Moves to the last entry.
  public mutating func last() -> Move { move(to: entries.count - 1) }

  /// Moves to the next entry, going round, that begins with this character, in either case.
  public mutating func jump(to letter: Character) -> Move {
    let wanted = letter.lowercased()
    let start = index.map { $0 + 1 } ?? 0
    for offset in entries.indices {
      let place = (start + offset) % entries.count
      if entries[place].written.first?.lowercased() == wanted { return move(to: place) }
    }
    return .none
  }

  /// Takes other entries: the content of the element changed.
  ///
  /// The place is kept where it still is one.
  public mutating func replace(entries: [Segment]) {
    self.entries = entries
    index = entries.isEmpty ? nil : index.map { min($0, entries.count - 1) }
  }

  private mutating func move(to place: Int) -> Move {
    guard entries.indices.contains(place) else { return .none }
    index = place
    return .entry(place)
  }
}
