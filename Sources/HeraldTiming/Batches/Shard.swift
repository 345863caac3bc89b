/// One of several parts of a batch, each done by a run of its own: `2/3`.
public struct Shard: Sendable, Hashable, Codable {
  /// Which part, from 1.
  public var part: Int
  /// How many parts there are.
  public var of: Int

  /// Reads "K/N"; nil where it is no part of a whole.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let of = numbers[1], part >= 1, part <= of
    else { return nil }
    self.part = part
    self.of = of
  }

  /// The records of this part, out of so many: runs of neighbours that differ in length by at most one,
  /// so that the parts' results one after the other are the whole result.
  public func range(of total: Int) -> Range<Int> {
    boundary(part - 1, total)..<boundary(part, total)
  }

  /// Where a part ends: total * part / of, without overflow.
  private func boundary(_ part: Int, _ total: Int) -> Int {
    let each = total / of
    let rest = total % of
    return each * part + min(part, rest)
  }
}
