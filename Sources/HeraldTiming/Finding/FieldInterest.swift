import Glibc

/// How likely each field of an element is the one that the listener wants.
public enum FieldInterest: Sendable, Hashable {
  /// Every field alike.
  case uniform
  /// Weights by the field's name; fields without one are never wanted.
  case weights([String: Double])
  /// A weight of 1 / rank^exponent, the rank being the field's place in the author's order.
  case zipf(Double)

  /// The probability of each of an element's fields: their sum is 1, or 0 where none is wanted.
  public func probabilities(of names: [String]) -> [Double] {
    let weights: [Double] =
      switch self {
      case .uniform: names.map { _ in 1 }
      case .weights(let known): names.map { known[$0] ?? 0 }
      case .zipf(let exponent): names.indices.map { pow(Double($0 + 1), -exponent) }
      }
    let sum = weights.reduce(0, +)
    return sum > 0 ? weights.map { $0 / sum } : weights.map { _ in 0 }
  }
}
