internal import Herald

/// How many trials in a row may have the same level.
struct RunLimits {
  /// For each limit, the level of every condition, and the longest run.
  private let limits: [(levels: [String], longest: Int)]
  private let study: Study

  /// Takes the limits of a study's design.
  init(_ study: Study) {
    self.study = study
    limits = study.design.maximumRuns.sorted { $0.key < $1.key }.map { name, longest in
      if let factor = study.factors.firstIndex(where: { $0.name == name }) {
        return (study.conditions.map { $0.levels[factor] }, longest)
      }
      return (study.conditions.map(\.name), longest)
    }
  }

  /// Whether every order is allowed.
  var areNone: Bool { limits.isEmpty }

  /// Whether no run is too long.
  func allow(_ trials: [Trial]) -> Bool {
    var soFar: [Trial] = []
    soFar.reserveCapacity(trials.count)
    for trial in trials {
      guard allow(trial, after: soFar) else { return false }
      soFar.append(trial)
    }
    return true
  }

  /// An order drawn so that no run is too long.
  ///
  /// Each place takes a trial drawn from those that are left and allowed there, those of the
  /// condition with the most left being likelier. A draw that ends in a place where none is allowed is
  /// begun anew.
  ///
  /// - Throws: ``InputError`` where no draw of many succeeds.
  func order(
    _ trials: [Trial], list name: String, _ random: inout SplitMix64
  ) throws(InputError) -> [Trial] {
    if limits.isEmpty { return random.shuffled(trials) }
    for _ in 0..<500 {
      var left = random.shuffled(trials)
      var result: [Trial] = []
      result.reserveCapacity(trials.count)
      while !left.isEmpty {
        // All left are equally likely, which makes the condition with the most left the likeliest.
        let allowed = left.indices.filter { allow(left[$0], after: result) }
        guard !allowed.isEmpty else { break }
        result.append(left.remove(at: allowed[random.next(below: allowed.count)]))
      }
      if left.isEmpty { return result }
    }
    throw study.designFault("\"maximumRuns\" leaves no order of the trials of \(name)")
  }

  private func allow(_ trial: Trial, after trials: [Trial]) -> Bool {
    limits.allSatisfy { levels, longest in
      guard trials.count >= longest else { return true }
      return trials.suffix(longest).contains { levels[$0.condition] != levels[trial.condition] }
    }
  }
}
