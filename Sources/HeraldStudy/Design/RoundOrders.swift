/// The orders of conditions in the rounds of all participants.
///
/// In every round the orders of as many participants as there are conditions form a whole Williams
/// square, so that each condition stands equally often at each place of the session, not of the round
/// alone. The step from the last condition of a round to the first of the next is the same distance in
/// the square for everyone, and every distance comes equally often as far as the number of rounds goes:
/// conditions follow each other across rounds as evenly as within them.
struct RoundOrders {
  private let squares: [[[Int]]]
  private let offsets: [Int]

  /// Draws the steps between rounds.
  ///
  /// - Parameter allow: whether a participant may hear the rounds up to here, given as orders.
  /// - Returns: nil where no draw of many is allowed.
  init?(
    squares: [[[Int]]], roundCount: Int, _ random: inout SplitMix64,
    allow: (_ member: Int, _ orders: [[Int]]) -> Bool
  ) {
    self.squares = squares
    let count = squares[0].count
    for _ in 0..<50 {
      var offsets = [random.next(below: count)]
      var bag: [Int] = []
      while offsets.count < roundCount {
        if bag.isEmpty { bag = random.shuffled(Self.distances(count)) }
        let others = random.shuffled((0..<count).filter { !bag.contains($0) }.sorted(by: >))
        let next = (bag + others).first { distance in
          let tried = offsets + [Self.offset(offsets, distance, squares)]
          return (0..<squares.count * count).allSatisfy { member in
            allow(
              member, tried.indices.map { Self.order(member, $0, squares: squares, offsets: tried) }
            )
          }
        }
        guard let next else { break }
        bag.removeAll { $0 == next }
        offsets.append(Self.offset(offsets, next, squares))
      }
      if offsets.count == roundCount {
        self.offsets = offsets
        return
      }
    }
    return nil
  }

  /// The order in which a participant hears the conditions in a round, from 0.
  func order(of member: Int, round: Int) -> [Int] {
    Self.order(member, round, squares: squares, offsets: offsets)
  }

  private static func order(
    _ member: Int, _ round: Int, squares: [[[Int]]], offsets: [Int]
  ) -> [Int] {
    let count = squares[0].count
    return squares[(member / count + round) % squares.count][(member + offsets[round]) % count]
  }

  /// No condition twice in a row, but for two conditions: strict alternation can be foreseen.
  private static func distances(_ count: Int) -> [Int] { Array((count > 2 ? 1 : 0)..<count) }

  /// The next offset, for a distance from the last condition of a round to the first of the next.
  private static func offset(_ offsets: [Int], _ distance: Int, _ squares: [[[Int]]]) -> Int {
    let count = squares[0].count
    let square = squares[(offsets.count - 1) % squares.count]
    let next = squares[offsets.count % squares.count]
    let last = square[0][count - 1] + offsets[offsets.count - 1]
    return (last + distance - next[0][0] + count) % count
  }
}
