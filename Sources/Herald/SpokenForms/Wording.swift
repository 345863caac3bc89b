/// What puts numbers, quantities, amounts and dates into words of a language, as CLDR has them.
///
/// Spoken forms recognise what is written; a wording says it. Every language is a BCP 47 tag, and
/// nil means that the wording has no words for this: the text then stays as it is.
public protocol Wording: Sendable {
  /// The marks that a language writes inside its numbers.
  func separators(in language: String) -> NumberSeparators

  /// A number with its grouping, in digits: "91,014".
  func number(_ number: WrittenNumber, in language: String) -> String?

  /// A number of thousands, millions or billions: "1.2 million".
  func largeNumber(_ number: WrittenNumber, in language: String) -> String?

  /// A quantity of a unit, named by CLDR's identifier ("mile-per-hour"): "25 pounds".
  func quantity(_ number: WrittenNumber, of unit: String, in language: String) -> String?

  /// An amount of a currency, named by its ISO 4217 code; `large` words millions as such.
  ///
  /// A plain name leaves the country out where the language does so: "5 dollars", not
  /// "5 US dollars".
  func amount(
    _ number: WrittenNumber, of currency: String, plain: Bool, large: Bool, in language: String
  ) -> String?

  /// Something for each of a unit: "5 dollars per month" of "5 dollars" and "month".
  func rate(of worded: String, per unit: String, in language: String) -> String?

  /// Something below zero: "minus 5 degrees" of "5 degrees".
  func negative(of worded: String, in language: String) -> String?

  /// A place in an order, in digits where the engine reads them as such: "23rd".
  func ordinal(_ number: Int, as form: OrdinalForm, in language: String) -> String?

  /// A number in words, in the genitive case: "пяти" of 5 in Russian.
  func genitive(_ number: Int, in language: String) -> String?

  /// A date with the name of its month: "November 30, 2026".
  func date(_ date: CalendarDate, in language: String) -> String?

  /// The full names of the months, January first.
  func months(in language: String) -> [String]

  /// The short names of the months in use, each with its month (1...12), in lower case without a
  /// full stop.
  func monthNumbers(in language: String) -> [String: Int]

  /// The short names of the days of the week, each with its full name; as `monthNumbers`.
  func weekdays(in language: String) -> [String: String]

  /// The short written forms of units in a language, each with CLDR's identifier.
  func unitSymbols(in language: String) -> [String: String]

  /// The ISO 4217 code of the currency of a language's region, where it names one.
  func localCurrency(in language: String) -> String?

  /// The full name of a time zone: "Eastern Standard Time" of "EST".
  func timeZone(_ abbreviation: String, in language: String) -> String?
}

/// The gender in which an ordinal is said, in languages that have some.
public enum OrdinalForm: Sendable, Hashable {
  /// As it is said alone.
  case plain
  /// With a masculine noun.
  case masculine
  /// With a feminine noun.
  case feminine
  /// With a neuter noun.
  case neuter
}

/// The marks that a language writes inside its numbers.
public struct NumberSeparators: Sendable, Hashable {
  /// Between whole and fraction: "." or ",".
  public var decimal: Unicode.Scalar
  /// Between groups of digits: ",", ".", a space, an apostrophe.
  public var grouping: Unicode.Scalar

  /// Creates the marks of a language.
  public init(decimal: Unicode.Scalar, grouping: Unicode.Scalar) {
    self.decimal = decimal
    self.grouping = grouping
  }
}

/// A number as it was written, without grouping: all digits are kept.
public struct WrittenNumber: Sendable, Hashable {
  /// The digits of the whole, at least one.
  public var whole: String
  /// The digits of the fraction, none for a whole number.
  public var fraction: String
  /// Whether a minus sign stands before it.
  public var isNegative: Bool

  /// Creates a number of its digits.
  public init(whole: String, fraction: String = "", isNegative: Bool = false) {
    self.whole = whole
    self.fraction = fraction
    self.isNegative = isNegative
  }

  /// The digits with a full stop before the fraction, without the sign: "1299.99".
  public var decimal: String { fraction.isEmpty ? whole : whole + "." + fraction }

  /// The number as an integer, where it is one of at most 18 digits.
  public var integer: Int? {
    fraction.isEmpty && whole.utf8.count <= 18 ? Int(whole) : nil
  }

  /// The number without its sign.
  public var magnitude: WrittenNumber { WrittenNumber(whole: whole, fraction: fraction) }
}

/// A day, a month or a year of the Gregorian calendar, in the parts that were written.
public struct CalendarDate: Sendable, Hashable {
  /// The year, where written.
  public var year: Int?
  /// The month, 1...12, where written.
  public var month: Int?
  /// The day of the month, 1...31, where written.
  public var day: Int?

  /// Creates a date of the parts that were written.
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether such a day exists; a day without a year may be 29 February.
  public var exists: Bool {
    if let year, !(1...9999).contains(year) { return false }
    guard let month else { return day == nil && year != nil }
    guard (1...12).contains(month) else { return false }
    guard let day else { return true }
    let isLeap = year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}
