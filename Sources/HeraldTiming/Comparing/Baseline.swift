/// What became longer since an earlier comparison.
public struct BaselineOutcome: Sendable, Hashable {
  /// An element, or all of them, under one variant then and now.
  public struct Change: Sendable, Hashable {
    /// The element's id; nil for the total of all.
    public var id: String?
    /// The variant's name.
    public var variant: String
    /// The seconds of the earlier run.
    public var before: Double
    /// The seconds of this run.
    public var after: Double

    /// What was added, as a share of the earlier length.
    public var growth: Double {
      before > 0 ? (after - before) / before : after > 0 ? .infinity : 0
    }
  }

  /// The totals of the elements that both runs have, for each variant that both runs have.
  public var totals: [Change]
  /// The elements that became longer by more than the tolerance, the most added seconds first.
  public var longer: [Change]
  /// How many elements became shorter in some variant.
  public var shorter: Int
  /// The ids that only this run has.
  public var added: [String]
  /// The ids that only the earlier run has.
  public var removed: [String]
  /// The variants that the earlier run does not have.
  public var unknownVariants: [String]
  /// The share by which a length may grow.
  public var tolerance: Double

  /// Whether no element and no total grew by more than the tolerance.
  public var isMet: Bool { longer.isEmpty && totals.allSatisfy { $0.growth <= tolerance } }
}

extension Comparison {
  /// Holds this comparison against an earlier one of the same input, element by element.
  ///
  /// Elements that could not be spoken in either run count in none of the totals.
  ///
  /// - Parameters:
  ///   - earlier: the comparison that was kept.
  ///   - tolerance: the share by which a length may grow, 0.05 for 5 %.
  public func held(against earlier: Comparison, tolerance: Double) -> BaselineOutcome {
    let before = Dictionary(earlier.spoken.map { ($0.id, $0) }) { first, _ in first }
    let known = spoken.filter { before[$0.id] != nil }
    let ids = Set(rows.map(\.id))
    let earlierIDs = Set(earlier.rows.map(\.id))
    var outcome = BaselineOutcome(
      totals: [], longer: [], shorter: 0,
      added: rows.map(\.id).filter { !earlierIDs.contains($0) },
      removed: earlier.rows.map(\.id).filter { !ids.contains($0) }, unknownVariants: [],
      tolerance: tolerance)
    var shorter: Set<String> = []
    for (index, variant) in variants.enumerated() {
      guard let old = earlier.variants.firstIndex(where: { $0.name == variant.name }) else {
        outcome.unknownVariants.append(variant.name)
        continue
      }
      var total = BaselineOutcome.Change(variant: variant.name, before: 0, after: 0)
      for row in known {
        guard let then = before[row.id] else { continue }
        let change = BaselineOutcome.Change(
          id: row.id, variant: variant.name, before: then.seconds[old], after: row.seconds[index])
        total.before += change.before
        total.after += change.after
        if change.after < change.before { shorter.insert(row.id) }
        if change.growth > tolerance { outcome.longer.append(change) }
      }
      outcome.totals.append(total)
    }
    outcome.shorter = shorter.count
    outcome.longer = outcome.longer.enumerated().sorted {
      let first = $0.element.after - $0.element.before
      let second = $1.element.after - $1.element.before
      return (-first, $0.offset) < (-second, $1.offset)
    }.map(\.element)
    return outcome
  }
}
