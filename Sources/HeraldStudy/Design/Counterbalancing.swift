internal import Herald

/// Gives each participant items, conditions and an order.
///
/// Items are cut into as many sets as a participant hears conditions. A participant hears each set in
/// one condition, so that no item comes twice; from participant to participant the sets move on by
/// one condition. Orders of conditions are the rows of Williams's squares, each of which is used equally
/// often.
struct Counterbalancing {
  let study: Study
  /// The conditions that one group of people hears, by group.
  let groups: [(name: String, conditions: [Int])]
  private let rows: [[Int]]
  /// The orders of all rounds; nil where rounds have none, or the limits on runs allow none for all.
  private let rounds: RoundOrders?

  /// How many conditions a participant hears.
  var conditionCount: Int { groups[0].conditions.count }
  /// How many rounds of all their conditions a participant hears.
  var roundCount: Int { study.items.count / conditionCount }

  /// Checks that the items and participants are enough.
  ///
  /// - Throws: ``InputError`` at the design, with numbers that would do.
  init(_ study: Study) throws(InputError) {
    self.study = study
    groups = Self.groups(of: study)
    let counts = Set(groups.map(\.conditions.count))
    guard counts.count == 1, let count = counts.first else {
      throw study.designFault(
        "the groups of people hear different numbers of conditions; cross the factors fully")
    }
    let square = WilliamsSquare(count: count)
    rows = square.rows
    rounds = Self.rounds(of: study, square, groups.map(\.conditions))
    try checkItems()
    try checkLists()
    try checkRuns()
  }

  private static func rounds(
    of study: Study, _ square: WilliamsSquare, _ groups: [[Int]]
  ) -> RoundOrders? {
    let roundCount = study.items.count / square.squares[0].count
    guard study.design.order == .interleaved, roundCount > 0 else { return nil }
    let limits = RunLimits(study)
    var random = SplitMix64(seed: study.seed, purpose: "rounds")
    return RoundOrders(squares: square.squares, roundCount: roundCount, &random) { _, orders in
      limits.areNone
        || groups.allSatisfy { conditions in
          limits.allow(
            orders.joined().map { Trial(kind: .main, item: 0, condition: conditions[$0]) })
        }
    }
  }

  /// The lists of all participants.
  ///
  /// - Throws: ``InputError`` where the limits on runs leave no order.
  func lists() throws(InputError) -> [TrialList] {
    var lists: [TrialList] = []
    let width = max(3, String(study.design.listCount).count)
    for index in 0..<study.design.listCount {
      let digits = String(index + 1)
      let name =
        (study.design.listsAreParticipants ? "P" : "L")
        + String(repeating: "0", count: width - digits.count) + digits
      lists.append(try list(index, name: name))
    }
    return lists
  }

  // MARK: - One list

  private func list(_ index: Int, name: String) throws(InputError) -> TrialList {
    let group = groups[index % groups.count]
    let member = index / groups.count
    var random = SplitMix64(seed: study.seed, purpose: "list \(name)")
    let sets = itemSets(member, &random)
    let main: [Trial]
    switch study.design.order {
    case .blocked:
      let row = rows[member % rows.count]
      main = row.enumerated().flatMap { place, condition in
        sets[condition].map {
          Trial(
            kind: .main, item: $0, condition: group.conditions[condition], round: place + 1,
            place: place + 1)
        }
      }
      try check(main, name)
    case .interleaved:
      main = try interleaved(member, sets, group.conditions, name, &random)
    case .random:
      let all = sets.enumerated().flatMap { condition, items in
        items.map {
          Trial(kind: .main, item: $0, condition: group.conditions[condition], round: 1)
        }
      }
      main = try RunLimits(study).order(all, list: name, &random)
    }
    return TrialList(
      name: name, group: group.name, trials: withExtras(main, first: main[0].condition))
  }

  /// The items of each condition, in an order drawn for this participant.
  private func itemSets(_ member: Int, _ random: inout SplitMix64) -> [[Int]] {
    var draw = SplitMix64(seed: study.seed, purpose: "item sets")
    let items = draw.shuffled(Array(study.items.indices))
    let count = conditionCount
    // After each full turn of the rows the sets move on once more, so that an order of conditions
    // meets other pairings of sets and conditions.
    let shift = member + member / rows.count
    return (0..<count).map { condition in
      let set = (condition + shift) % count
      return random.shuffled(items.indices.filter { $0 % count == set }.map { items[$0] })
    }
  }

  /// Rounds of one trial a condition.
  ///
  /// Where the limits on runs allow no orders that are balanced over the
  /// session, the participant's own are drawn until no run is too long.
  private func interleaved(
    _ member: Int, _ sets: [[Int]], _ conditions: [Int], _ name: String,
    _ random: inout SplitMix64
  ) throws(InputError) -> [Trial] {
    func trials(_ orders: [[Int]]) -> [Trial] {
      orders.enumerated().flatMap { round, order in
        order.enumerated().map { place, condition in
          Trial(
            kind: .main, item: sets[condition][round], condition: conditions[condition],
            round: round + 1, place: place + 1)
        }
      }
    }
    if let rounds { return trials((0..<roundCount).map { rounds.order(of: member, round: $0) }) }
    let orders = (0..<roundCount).map { rows[(member * roundCount + $0) % rows.count] }
    let limits = RunLimits(study)
    for _ in 0..<2000 {
      let drawn = trials(random.shuffled(orders))
      if limits.allow(drawn) { return drawn }
    }
    throw study.designFault(
      "\"maximumRuns\" leaves no order of the rounds of \(name); allow longer runs, or set "
        + "\"order\" to \"random\"")
  }

  private func check(_ trials: [Trial], _ name: String) throws(InputError) {
    guard RunLimits(study).allow(trials) else {
      throw study.designFault(
        "\"maximumRuns\" is shorter than the blocks of \(name); leave it out, or set \"order\" to "
          + "\"interleaved\" or \"random\"")
    }
  }

  /// Practice first, in the first condition that the participant meets, and checks in between.
  private func withExtras(_ main: [Trial], first: Int) -> [Trial] {
    var trials = study.practice.indices.map { Trial(kind: .practice, item: $0, condition: first) }
    var checks = 0
    for (index, trial) in main.enumerated() {
      trials.append(trial)
      let isDue = (index + 1) % study.attentionEvery == 0
      if isDue, checks < study.attentionChecks.count {
        trials.append(Trial(kind: .check, item: checks, condition: trial.condition))
        checks += 1
      }
    }
    return trials
  }

  // MARK: - Groups and checks

  private static func groups(of study: Study) -> [(name: String, conditions: [Int])] {
    func name(_ condition: Study.Condition) -> String {
      switch study.design.kind {
      case .within: ""
      case .between: condition.name
      case .mixed:
        zip(study.factors, condition.levels)
          .filter { study.design.betweenFactors.contains($0.0.name) }.map(\.1)
          .joined(separator: "-")
      }
    }
    var groups: [(name: String, conditions: [Int])] = []
    for (index, condition) in study.conditions.enumerated() {
      let name = name(condition)
      if let known = groups.firstIndex(where: { $0.name == name }) {
        groups[known].conditions.append(index)
      } else {
        groups.append((name, [index]))
      }
    }
    return groups
  }

  private func checkItems() throws(InputError) {
    let items = study.items.count
    let count = conditionCount
    guard items >= count else {
      throw study.designFault(
        "\(items) items are too few: a participant hears \(count) conditions, and no item twice")
    }
    guard items % count == 0 else {
      let less = items / count * count
      throw study.designFault(
        "\(items) items cannot be shared evenly among \(count) conditions; \(less) or "
          + "\(less + count) can (\"limit\" cuts a file)")
    }
  }

  /// Each order of conditions and each pairing of items with conditions must come equally often.
  private func checkLists() throws(InputError) {
    guard !study.design.allowsUnbalanced else { return }
    let perGroup = study.design.listCount / groups.count
    let isEven =
      study.design.listCount % groups.count == 0 && perGroup % conditionCount == 0
      && (study.design.order != .blocked || perGroup % rows.count == 0)
      && (study.design.order != .interleaved || perGroup * roundCount % rows.count == 0)
    guard !isEven else { return }
    let step = (1...rows.count).first { count in
      count % conditionCount == 0
        && (study.design.order == .random
          || count * (study.design.order == .blocked ? 1 : roundCount) % rows.count == 0)
    }
    let unit = (step ?? rows.count) * groups.count
    let what = study.design.listsAreParticipants ? "participants" : "lists"
    throw study.designFault(
      "\(study.design.listCount) \(what) leave the design unbalanced; take a multiple of \(unit), or "
        + "set \"allowUnbalanced\" to true")
  }

  private func checkRuns() throws(InputError) {
    guard study.design.order == .blocked, let limit = study.design.maximumRuns.values.min(),
      limit < roundCount
    else { return }
    throw study.designFault(
      "\"maximumRuns\" allows \(limit) in a row, but a block has \(roundCount) trials of one "
        + "condition; leave it out, or set \"order\" to \"interleaved\" or \"random\"")
  }
}

extension Study {
  /// An error at the design.
  func designFault(_ message: String) -> InputError {
    var fault = designPlace
    fault.message = message
    return fault
  }
}
