/// What a number counts, and how it is written: together they choose ICU's formatter.
struct NumberStyle: Hashable {
  /// What a number counts.
  enum Count: Hashable {
    case nothing
    case percent
    /// A unit by CLDR's identifier.
    case unit(String)
    /// A currency by its ISO 4217 code.
    case currency(String)
    /// What is paid or done for each of a unit.
    case per(String)
  }

  var count: Count
  /// How many digits stand behind the point; nil for thousands and millions in words with every digit
  /// that was written.
  var fractionDigits: Int?
  /// Whether the unit is a symbol rather than its full name.
  var isShort = false

  /// ICU's number skeleton.
  var skeleton: String {
    let width = isShort ? "unit-width-short" : "unit-width-full-name"
    let counted =
      switch count {
      case .nothing: ""
      case .percent: "percent \(width)"
      case .unit(let unit): "unit/\(unit) \(width)"
      case .currency(let code): "currency/\(code) \(width)"
      case .per(let unit): "unit/per-\(unit) \(width)"
      }
    return switch fractionDigits {
    case nil: counted + " compact-long precision-unlimited"
    case 0: counted + " precision-integer"
    case let digits?: counted + " ." + String(repeating: "0", count: min(20, digits))
    }
  }
}
