/// How a quantity is spread over elements: its total, and the values that half, 90 % and all keep to.
public struct Distribution: Sendable, Hashable {
  /// The values, smallest first.
  private let sorted: [Double]
  /// The sum in the order in which the values came, so that equal values give an equal sum.
  public let total: Double

  /// Takes the values in any order; values that are no number are left out.
  public init(_ values: some Sequence<Double>) {
    let known = values.filter { !$0.isNaN }
    total = known.reduce(0, +)
    sorted = known.sorted()
  }

  /// How many values there are.
  public var count: Int { sorted.count }
  /// The arithmetic mean; 0 where there are no values.
  public var mean: Double { sorted.isEmpty ? 0 : total / Double(count) }
  /// The value that half of the elements keep to.
  public var median: Double { quantile(0.5) }
  /// The value that nine of ten elements keep to.
  public var p90: Double { quantile(0.9) }
  /// The smallest value; 0 where there are none.
  public var min: Double { sorted.first ?? 0 }
  /// The largest value; 0 where there are none.
  public var max: Double { sorted.last ?? 0 }

  /// The value below which a share of the elements lies, interpolated between its neighbours.
  ///
  /// Source: definition 7 of Hyndman and Fan, "Sample quantiles in statistical packages" (1996), which
  /// NumPy, R and spreadsheets use too; the median is the usual one. 0 where there are no values.
  ///
  /// - Parameter share: from 0 to 1; values outside are clamped.
  public func quantile(_ share: Double) -> Double {
    guard let last = sorted.indices.last else { return 0 }
    let place = Swift.min(1, Swift.max(0, share)) * Double(last)
    let below = Int(place)
    let above = Swift.min(below + 1, last)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }

  /// How many values fall into each of equally wide bins from 0 to a limit; the last bin takes the
  /// limit itself and all beyond it.
  public func histogram(bins: Int, upTo limit: Double) -> [Int] {
    var counts = [Int](repeating: 0, count: Swift.max(1, bins))
    guard limit > 0 else { return counts }
    for value in sorted {
      let bin = Swift.min(value / limit * Double(counts.count), Double(counts.count - 1))
      counts[Swift.max(0, Int(bin))] += 1
    }
    return counts
  }
}
