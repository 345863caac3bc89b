/// Which fields should be high, and what that is worth.
public struct Advice: Sendable, Hashable {
  /// A field's expected time until it is known, over the elements that have it, in seconds.
  public struct FieldAdvice: Sendable, Hashable, Codable {
    /// The field's name.
    public var name: String
    /// The mean probability that it is the one wanted.
    public var interest: Double
    /// In the flat plan.
    public var flat: Double
    /// With the fields high that the input marks so.
    public var now: Double
    /// With the advised ones.
    public var advised: Double
    /// Whether the input marks it high.
    public var isHigh: Bool
    /// Whether it should be.
    public var shouldBeHigh: Bool
  }

  /// The expected time of a visit in each plan, in seconds.
  public struct Expected: Sendable, Hashable, Codable {
    /// In the flat plan.
    public var flat: Double
    /// With the fields high that the input marks so.
    public var now: Double
    /// With the advised ones.
    public var advised: Double
  }

  /// The fields, in the author's order.
  public var fields: [FieldAdvice]
  /// The expected times.
  public var expected: Expected
  /// Whether all sets of fields were compared; otherwise a better one may exist.
  public var isExact: Bool
  /// How many sets were compared.
  public var comparedSets: Int
  /// How many elements the advice rests on: those that have a field which is wanted.
  public var elements: Int
  /// The share of visits in which a field must be wanted for the flat plan to be as quick as the
  /// advised one; nil where one of both is quicker in any case.
  public var breakEven: Double?

  /// The most fields for which every set of them is compared: 65,536 sets.
  public static let exactLimit = 16

  /// Looks for the set of high fields with which the expected time is least; of equally good ones, the
  /// one with the fewest fields.
  ///
  /// Up to ``exactLimit`` fields every set is compared, unless the elements fall into too many groups
  /// (more than 64 with 16 fields). Beyond, fields are added or taken away one at a
  /// time as long as that helps, starting once from none and once from what the input marks; then
  /// ``isExact`` is false.
  ///
  /// - Parameters:
  ///   - groups: the elements.
  ///   - high: the names of the fields that the input marks high.
  ///   - interest: which fields are wanted how often.
  ///   - model: how the listener gets at them.
  public init(
    _ groups: ElementGroups, high: Set<String>, interest: FieldInterest, model: ListeningModel
  ) {
    let search = HighSetSearch(groups, interest: interest, model: model)
    let now = search.names.map(high.contains)
    let found = search.best(startingFrom: now)
    isExact = search.isExact
    comparedSets = found.compared
    elements = search.elements
    expected = Expected(
      flat: search.expectedFlat, now: search.expected(now), advised: search.expected(found.high))
    fields = search.fieldAdvice(now: now, advised: found.high)
    breakEven = search.breakEven(found.high)
  }
}
