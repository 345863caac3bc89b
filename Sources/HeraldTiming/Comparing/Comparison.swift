/// Lengths of the same elements under several plans, profiles and rates: what `compare --json` shows
/// and `--baseline` reads.
public struct Comparison: Sendable, Hashable, Codable {
  /// One way of announcing: a plan, spoken by a voice profile at a rate.
  public struct Variant: Sendable, Hashable, Codable {
    /// The name in requirements and tables: the plan's, with what else tells variants apart
    /// ("layered", "layered@expert-fast", "layered@300").
    public var name: String
    /// The plan.
    public var plan: String
    /// The voice profile.
    public var profile: String
    /// Words a minute.
    public var rate: Int

    /// Creates a variant.
    public init(name: String, plan: String, profile: String, rate: Int) {
      self.name = name
      self.plan = plan
      self.profile = profile
      self.rate = rate
    }
  }

  /// One element's figures, a value for each variant.
  public struct Row: Sendable, Hashable, Codable {
    /// The element's id.
    public var id: String
    /// The whole length in seconds.
    public var seconds: [Double]
    /// The length without pauses between segments, in seconds.
    public var speech: [Double]
    /// When the essential part ends, in seconds.
    public var essential: [Double]
    /// How many words are heard.
    public var words: [Int]
    /// Why the element could not be spoken in some variant; then it counts in none.
    public var error: String?

    /// Takes the timings of an element, one for each variant.
    public init(_ timings: [ElementTiming]) {
      id = timings.first?.id ?? ""
      seconds = timings.map(\.seconds)
      speech = timings.map(\.speechSeconds)
      essential = timings.map(\.essentialSeconds)
      words = timings.map(\.wordCount)
      error = timings.lazy.compactMap(\.error).first?.message
    }

    /// The element's value of a quantity under a variant.
    public func value(of quantity: Quantity, variant: Int) -> Double {
      switch quantity {
      case .seconds: seconds[variant]
      case .speech: speech[variant]
      case .essential: essential[variant]
      case .words: Double(words[variant])
      }
    }
  }

  /// What is counted of an element.
  public enum Quantity: String, Sendable, Hashable, CaseIterable {
    /// How long it takes, in seconds.
    case seconds
    /// How long it is spoken, without pauses, in seconds.
    case speech
    /// When the essential is known, in seconds.
    case essential
    /// How many words it has.
    case words
  }

  /// What is taken of a quantity over all elements.
  public enum Statistic: String, Sendable, Hashable, CaseIterable {
    /// The sum.
    case total
    /// The mean.
    case mean
    /// The middle one.
    case median
    /// What nine of ten do not exceed.
    case p90
    /// The largest one.
    case max
  }

  /// The variants, in the order asked for; the first one is what shares refer to.
  public var variants: [Variant]
  /// The elements, in the order of the input.
  public var rows: [Row]

  /// Creates a comparison.
  public init(variants: [Variant], rows: [Row] = []) {
    self.variants = variants
    self.rows = rows
  }

  /// The elements that could be spoken in every variant.
  public var spoken: [Row] { rows.filter { $0.error == nil } }

  /// The spread of a quantity over the elements that could be spoken in every variant.
  public func distribution(of quantity: Quantity, variant: Int) -> Distribution {
    Distribution(spoken.lazy.map { $0.value(of: quantity, variant: variant) })
  }
}

extension Distribution {
  /// The value of a statistic.
  public func value(of statistic: Comparison.Statistic) -> Double {
    switch statistic {
    case .total: total
    case .mean: mean
    case .median: median
    case .p90: p90
    case .max: max
    }
  }
}
