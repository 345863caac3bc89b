/// A JSON value to be written.
enum JSONValue: Encodable, Sendable, Hashable, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  case text(String)
  case whole(Int)
  case number(Double)
  case flag(Bool)
  case list([JSONValue])
  case object([String: JSONValue])
  case null

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .whole(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral values: JSONValue...) { self = .list(values) }
  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }

  /// A text, or null.
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// A level with two decimals; null where it is infinite.
  static func level(_ level: Double) -> JSONValue {
    level.isFinite ? .number(hundredths(level)) : .null
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }
}
