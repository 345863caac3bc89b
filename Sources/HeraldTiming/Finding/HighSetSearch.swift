/// Expected times of sets of high fields, and the search for the best one.
struct HighSetSearch {
  private struct Case {
    var group: ElementGroups.Group
    var share: Double
    var probabilities: [Double]
    /// The place of each of the group's fields among all names.
    var places: [Int]
    var flat: FindingCosts
  }

  let names: [String]
  /// How many elements have a field that is wanted.
  let elements: Int
  private let model: ListeningModel
  private let cases: [Case]

  init(_ groups: ElementGroups, interest: FieldInterest, model: ListeningModel) {
    let names = groups.names
    self.names = names
    self.model = model
    let places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    // Where nothing is there to be found, no plan is better than another.
    let wanted = groups.groups.filter { interest.probabilities(of: $0.names).contains { $0 > 0 } }
    elements = wanted.reduce(0) { $0 + $1.count }
    let total = Double(max(1, elements))
    cases = wanted.map { group in
      Case(
        group: group, share: Double(group.count) / total,
        probabilities: interest.probabilities(of: group.names),
        places: group.names.map { places[$0] ?? 0 }, flat: FindingCosts(flat: group.mean))
    }
  }

  /// Whether every set can be tried: at most 65,536 of them, and four million costs in all.
  var isExact: Bool {
    names.count <= Advice.exactLimit && cases.count << names.count <= 1 << 22
  }

  var expectedFlat: Double {
    cases.reduce(0) { $0 + $1.share * $1.flat.expected($1.probabilities, model: model) }
  }

  /// The expected time of a visit where these of the names are high.
  func expected(_ high: [Bool]) -> Double {
    cases.reduce(0) {
      $0 + $1.share * costs($1, high).expected($1.probabilities, model: model)
    }
  }

  private func costs(_ one: Case, _ high: [Bool]) -> FindingCosts {
    FindingCosts(layered: one.group.mean, high: one.places.map { high[$0] }, model: model)
  }

  // MARK: - Search

  func best(startingFrom now: [Bool]) -> (high: [Bool], compared: Int) {
    isExact ? exactBest() : steppedBest(from: [now.map { _ in false }, now])
  }

  /// Every set; a set has to be better by more than a rounding error to replace a smaller one.
  private func exactBest() -> (high: [Bool], compared: Int) {
    let sets = 1 << names.count
    var best = names.map { _ in false }
    var bestTime = expected(best)
    var bestSize = 0
    for mask in 1..<max(1, sets) {
      let high = names.indices.map { mask >> $0 & 1 == 1 }
      let time = expected(high)
      let size = mask.nonzeroBitCount
      if time < bestTime - Self.rounding
        || (size < bestSize && time <= bestTime + Self.rounding)
      {
        best = high
        bestTime = min(time, bestTime)
        bestSize = size
      }
    }
    return (best, sets)
  }

  /// One field at a time, as long as that helps.
  private func steppedBest(from starts: [[Bool]]) -> (high: [Bool], compared: Int) {
    var compared = 0
    var best = starts[0]
    var bestTime = Double.infinity
    for start in starts {
      var high = start
      var time = expected(high)
      compared += 1
      while true {
        var step: (index: Int, time: Double)?
        for index in names.indices {
          high[index].toggle()
          let changed = expected(high)
          high[index].toggle()
          compared += 1
          if changed < (step?.time ?? time) - Self.rounding { step = (index, changed) }
        }
        guard let step else { break }
        high[step.index].toggle()
        time = step.time
      }
      if time < bestTime - Self.rounding { (best, bestTime) = (high, time) }
    }
    return (best, compared)
  }

  /// A nanosecond: less than a frame, more than the rounding of sums.
  private static let rounding = 1e-9

  // MARK: - Figures

  func fieldAdvice(now: [Bool], advised: [Bool]) -> [Advice.FieldAdvice] {
    var shares = names.map { _ in 0.0 }
    var fields = names.indices.map {
      Advice.FieldAdvice(
        name: names[$0], interest: 0, flat: 0, now: 0, advised: 0, isHigh: now[$0],
        shouldBeHigh: advised[$0])
    }
    for one in cases {
      let before = costs(one, now)
      let after = costs(one, advised)
      for (index, place) in one.places.enumerated() {
        shares[place] += one.share
        fields[place].interest += one.share * one.probabilities[index]
        fields[place].flat += one.share * one.flat.fields[index]
        fields[place].now += one.share * before.fields[index]
        fields[place].advised += one.share * after.fields[index]
      }
    }
    for index in fields.indices where shares[index] > 0 {
      fields[index].flat /= shares[index]
      fields[index].now /= shares[index]
      fields[index].advised /= shares[index]
    }
    return fields
  }

  /// The wanted share at which both plans take equally long on average.
  func breakEven(_ high: [Bool]) -> Double? {
    var layered = FindingCosts(sumOf: 0)
    var flat = layered
    for one in cases {
      layered.add(costs(one, high), share: one.share, one.probabilities)
      flat.add(one.flat, share: one.share, one.probabilities)
    }
    return layered.breakEven(against: flat, [1])
  }
}

extension FindingCosts {
  /// An empty sum whose one field stands for the wanted one.
  fileprivate init(sumOf nothing: Double) {
    fields = [nothing]
    announcement = nothing
  }

  fileprivate mutating func add(_ costs: FindingCosts, share: Double, _ probabilities: [Double]) {
    fields[0] += share * costs.finding(probabilities)
    announcement += share * costs.announcement
  }
}
