import Testing

@testable import HeraldStudy

@Suite struct WilliamsSquareTests {
  @Test func fourConditionsTakeOneSquare() {
    #expect(
      WilliamsSquare(count: 4).rows == [[0, 1, 3, 2], [1, 2, 0, 3], [2, 3, 1, 0], [3, 0, 2, 1]])
  }

  @Test func threeConditionsTakeTwoSquares() {
    #expect(
      WilliamsSquare(count: 3).rows == [
        [0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [0, 2, 1], [1, 0, 2],
      ])
  }

  @Test func oneConditionHasOneOrder() {
    #expect(WilliamsSquare(count: 1).rows == [[0]])
  }

  @Test(arguments: 1...16) func everyNumberIsBalanced(count: Int) {
    let rows = WilliamsSquare(count: count).rows
    let balance = OrderBalance(of: rows, count: count)
    #expect(rows.count == (count % 2 == 1 && count > 1 ? 2 * count : count))
    #expect(balance.isBalancedForPlace)
    #expect(balance.isBalancedForSuccession)
    #expect(balance.places.allSatisfy { $0.allSatisfy { $0 == rows.count / count } })
  }

  @Test func anUnbalancedDesignIsFound() {
    // Each stands once at each place, but 0 always comes before 1.
    let balance = OrderBalance(of: [[0, 1, 2], [1, 2, 0], [2, 0, 1]], count: 3)
    #expect(balance.isBalancedForPlace)
    #expect(!balance.isBalancedForSuccession)
    #expect(!OrderBalance(of: [[0, 1], [0, 1]], count: 2).isBalancedForPlace)
  }
}
