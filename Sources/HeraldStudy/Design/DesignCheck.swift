/// What the finished lists show of themselves: a proof that does not know how they were made.
struct DesignCheck: Equatable {
  /// Whether no participant hears an item twice.
  var hearsNoItemTwice: Bool
  /// Whether each item is heard in each condition equally often, among those who hear that condition.
  var itemsMeetConditionsEvenly: Bool
  /// Whether each condition stands equally often at each place of a round or block order, group by
  /// group; nil where the order is random.
  var placesAreEven: Bool?
  /// Whether each condition stands equally often right before each other one in these orders.
  var successionsAreEven: Bool?
  /// Whether each condition stands equally often at each place of the whole session; nil as above.
  var sessionIsEven: Bool?
  /// The longest run of trials with the same level, by factor.
  var longestRuns: [String: Int]

  /// Looks at lists.
  init(_ lists: [TrialList], of study: Study) {
    let main = lists.map { list in (list.group, list.trials.filter { $0.kind == .main }) }
    hearsNoItemTwice = main.allSatisfy { Set($0.1.map(\.item)).count == $0.1.count }
    var meetings: [Int: [Int]] = [:]
    for (_, trials) in main {
      for trial in trials {
        meetings[trial.condition, default: Array(repeating: 0, count: study.items.count)][
          trial.item] += 1
      }
    }
    itemsMeetConditionsEvenly = Set(meetings.values.flatMap { $0 }).count <= 1
    longestRuns = [:]
    for (index, factor) in study.factors.enumerated() {
      longestRuns[factor.name] = main.map { _, trials in
        Self.longestRun(trials.map { study.conditions[$0.condition].levels[index] })
      }.max()
    }
    guard study.design.order != .random else { return }
    var even = (places: true, successions: true, session: true)
    for group in Set(lists.map(\.group)) {
      let own = main.filter { $0.0 == group }.map(\.1)
      let heard = Set(own.flatMap { $0.map(\.condition) }).sorted()
      let orders = own.flatMap { Self.orders(of: $0, blocked: study.design.order == .blocked) }
        .map { order in order.compactMap { heard.firstIndex(of: $0) } }
      let balance = OrderBalance(of: orders, count: heard.count)
      even.places = even.places && balance.isBalancedForPlace
      even.successions = even.successions && balance.isBalancedForSuccession
      even.session = even.session && Self.isEvenAtEachPlace(own.map { $0.map(\.condition) })
    }
    placesAreEven = even.places
    successionsAreEven = even.successions
    sessionIsEven = even.session
  }

  private static func isEvenAtEachPlace(_ sessions: [[Int]]) -> Bool {
    (0..<(sessions.map(\.count).max() ?? 0)).allSatisfy { place in
      let heard = Dictionary(grouping: sessions.compactMap { $0.dropFirst(place).first }) { $0 }
      return Set(sessions.joined()).allSatisfy { heard[$0]?.count == heard.values.first?.count }
    }
  }

  /// The orders of conditions in a list: of its blocks, or of the trials of each round.
  private static func orders(of trials: [Trial], blocked: Bool) -> [[Int]] {
    if blocked {
      var order: [Int] = []
      for trial in trials where order.last != trial.condition { order.append(trial.condition) }
      return [order]
    }
    return Dictionary(grouping: trials, by: \.round).sorted { $0.key < $1.key }
      .map { $0.value.map(\.condition) }
  }

  private static func longestRun(_ levels: [String]) -> Int {
    var longest = 0
    var run = 0
    var last: String?
    for level in levels {
      run = level == last ? run + 1 : 1
      last = level
      longest = max(longest, run)
    }
    return longest
  }
}
