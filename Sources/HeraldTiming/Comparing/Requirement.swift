/// What a comparison has to keep to: `layered<=0.6*flat`, `layered.p90 < 4`, `layered.words <= flat`.
///
/// `PLAN[.MEASURE] OP [FACTOR*]PLAN[.MEASURE]`, or a number on the right: seconds, or a count of words.
/// MEASURE is a quantity (seconds, speech, essential, words), a statistic (total, mean, median, p90,
/// max), or one of each joined by a full stop (`essential.max`). Without it: the total of seconds. The
/// right side without a measure takes the left side's.
public struct Requirement: Sendable, Hashable {
  /// One side: a measure of a variant.
  public struct Operand: Sendable, Hashable {
    /// The index of the variant.
    public var variant: Int
    /// What is counted of an element.
    public var quantity: Comparison.Quantity
    /// What is taken of it over all elements.
    public var statistic: Comparison.Statistic

    /// Creates an operand.
    public init(variant: Int, quantity: Comparison.Quantity, statistic: Comparison.Statistic) {
      self.variant = variant
      self.quantity = quantity
      self.statistic = statistic
    }
  }

  /// How the sides have to relate.
  public enum Relation: String, Sendable, Hashable, CaseIterable {
    // In the order in which they are looked for.
    /// Less or the same.
    case atMost = "<="
    /// More or the same.
    case atLeast = ">="
    /// Less.
    case below = "<"
    /// More.
    case above = ">"

    func holds(_ left: Double, _ right: Double) -> Bool {
      switch self {
      case .atMost: left <= right
      case .atLeast: left >= right
      case .below: left < right
      case .above: left > right
      }
    }

    var wantsLess: Bool { self == .atMost || self == .below }
  }

  /// What the left side is held against.
  public enum Limit: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// A part of another quantity: 0.5 for half of it.
    case share(Double, of: Operand)
  }

  /// The expression as it was written.
  public var text: String
  /// The left side.
  public var left: Operand
  /// How it has to relate to the right side.
  public var relation: Relation
  /// The right side.
  public var right: Limit

  /// What came out.
  public struct Outcome: Sendable, Hashable {
    /// An element that breaks the requirement, or weighs most in it.
    public struct Breach: Sendable, Hashable {
      /// The element's id.
      public var id: String
      /// Its value on the left side.
      public var left: Double
      /// The most, or the least, that its left side may be.
      public var limit: Double?
    }

    /// The requirement.
    public var requirement: Requirement
    /// The value of the left side.
    public var left: Double
    /// The value of the right side.
    public var right: Double
    /// Whether it holds.
    public var isMet: Bool
    /// The elements that break it, the worst first; none where it holds.
    ///
    /// Where a number limits a total or a mean, to which each element adds: all, the heaviest first.
    public var breaches: [Breach]
  }

  /// Checks the requirement; a comparison without elements meets any.
  public func check(_ comparison: Comparison) -> Outcome {
    let rows = comparison.spoken
    func value(_ operand: Operand) -> Double {
      comparison.distribution(of: operand.quantity, variant: operand.variant)
        .value(of: operand.statistic)
    }
    let leftValue = value(left)
    let rightValue =
      switch right {
      case .number(let number): number
      case .share(let factor, let operand): factor * value(operand)
      }
    let isMet = rows.isEmpty || relation.holds(leftValue, rightValue)
    var outcome = Outcome(
      requirement: self, left: leftValue, right: rightValue, isMet: isMet, breaches: [])
    guard !isMet else { return outcome }
    let isSum = left.statistic == .total || left.statistic == .mean
    for row in rows {
      let own = row.value(of: left.quantity, variant: left.variant)
      let limit: Double? =
        switch right {
        case .number(let number): isSum ? nil : number
        case .share(let factor, let operand):
          factor * row.value(of: operand.quantity, variant: operand.variant)
        }
      guard limit.map({ !relation.holds(own, $0) }) ?? true else { continue }
      outcome.breaches.append(.init(id: row.id, left: own, limit: limit))
    }
    let sign: Double = relation.wantsLess ? -1 : 1
    func rank(_ breach: Outcome.Breach) -> Double { sign * (breach.left - (breach.limit ?? 0)) }
    // A stable order: equal ones stay in the order of the input.
    outcome.breaches = outcome.breaches.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    return outcome
  }
}
