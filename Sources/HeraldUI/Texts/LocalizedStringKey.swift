/// A text that may have translations, with the values that stand in it.
public struct LocalizedStringKey: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// A value that stands in the text.
  enum Argument: Sendable, Equatable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case text(Text)
  }

  /// The text as translations know it: the values are replaced by their specifiers ("%@").
  let key: String
  /// The parts between the values, one more than there are values.
  let literals: [String]
  /// The values, each with its specifier.
  let arguments: [(specifier: String, value: Argument)]

  /// Creates a text without values.
  public init(_ value: String) {
    key = value
    literals = [value]
    arguments = []
  }

  /// Creates a text without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a text with the values that stand in it.
  public init(stringInterpolation: StringInterpolation) {
    literals = stringInterpolation.literals
    arguments = stringInterpolation.arguments
    key = zip(literals, arguments).map { $0 + $1.specifier }.joined() + (literals.last ?? "")
  }

  /// Whether two texts have the same key and the same values.
  public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
    first.key == second.key && first.arguments.elementsEqual(second.arguments) { $0 == $1 }
  }

  /// Collects a text with the values that stand in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var literals = [""]
    var arguments: [(specifier: String, value: Argument)] = []

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) {
      literals[literals.count - 1] += literal
    }

    /// Appends a text as it is.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// Appends a text.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Appends a picture's label.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    /// Appends a whole number, grouped as the locale does.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
      if Value.isSigned {
        append("%lld", .integer(Int64(clamping: value)))
      } else {
        append("%llu", .unsigned(UInt64(clamping: value)))
      }
    }

    /// Appends a number with six decimals.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append("%lf", .real(Double(value)))
    }

    /// Appends a whole number as a specifier of `printf` says ("%05lld").
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
      _ value: Value, specifier: String
    ) {
      append(specifier, .integer(Int64(clamping: value)))
    }

    /// Appends a number as a specifier of `printf` says ("%.1f").
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      append(specifier, .real(Double(value)))
    }

    /// Appends a value as a format style words it, in the environment's locale where one is set.
    public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Sendable, Style.FormatOutput == String {
      append("%@", .text(Text(value, format: format)))
    }

    /// Appends a value as a format style words it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append("%@", .string(format.format(value)))
    }

    /// Appends a date or a time in the environment's locale.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Appends a value as a formatter words it.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter
    ) {
      append("%@", .text(Text(subject, formatter: formatter)))
    }

    /// Appends anything else as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ value: Argument) {
      arguments.append((specifier, value))
      literals.append("")
    }
  }
}
