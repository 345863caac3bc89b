/// Orders of conditions that are balanced for place and for what comes right before.
///
/// E. J. Williams, "Experimental designs balanced for the estimation of residual effects of
/// treatments", Australian Journal of Scientific Research A 2 (1949). Over all rows each condition
/// stands equally often at each place, and right before each other one equally often; an odd number
/// of conditions takes two squares, the second being the first read backwards.
struct WilliamsSquare {
  /// One square, or two for an odd number of conditions above 1; in each, a row is the first one moved
  /// on by its number.
  let squares: [[[Int]]]
  /// The orders: as many as conditions, or twice as many for an odd number above 1.
  var rows: [[Int]] { squares.flatMap { $0 } }

  /// Makes the orders of `count` conditions, at least one.
  init(count: Int) {
    // 0, 1, n-1, 2, n-2, …: every difference of neighbours occurs once.
    var first = [0]
    for step in 1..<max(1, count) {
      first.append(step % 2 == 1 ? (step + 1) / 2 : count - step / 2)
    }
    let square = (0..<count).map { shift in first.map { ($0 + shift) % count } }
    squares = count % 2 == 1 && count > 1 ? [square, square.map { $0.reversed() }] : [square]
  }
}
