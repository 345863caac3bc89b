/// How evenly orders of conditions are balanced: counts of places and of neighbours.
struct OrderBalance: Equatable {
  /// How often each condition stands at each place: `places[condition][place]`.
  private(set) var places: [[Int]]
  /// How often each condition stands right before each other one: `successions[before][after]`.
  private(set) var successions: [[Int]]

  /// Counts over orders, each of `count` conditions.
  init(of orders: [[Int]], count: Int) {
    places = Array(repeating: Array(repeating: 0, count: count), count: count)
    successions = places
    for order in orders {
      for (place, condition) in order.enumerated() where place < count {
        places[condition][place] += 1
      }
      for (before, after) in zip(order, order.dropFirst()) { successions[before][after] += 1 }
    }
  }

  /// Whether each condition stands equally often at each place.
  var isBalancedForPlace: Bool { Set(places.flatMap { $0 }).count <= 1 }

  /// Whether each condition stands equally often right before each other one, and never before itself.
  var isBalancedForSuccession: Bool {
    var others = Set<Int>()
    for (before, row) in successions.enumerated() {
      for (after, times) in row.enumerated() {
        if before == after, times > 0 { return false }
        if before != after { others.insert(times) }
      }
    }
    return others.count <= 1
  }
}
