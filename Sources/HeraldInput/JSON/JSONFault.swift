/// What is wrong with a JSON text, in our words.
///
/// The parser's own messages are told apart by their texts, which are those of yajl 2.1.
enum JSONFault {
  case expected(String)
  case endsEarly
  case escape
  case controlCharacter
  case word
  case numberEnds(after: String)

  /// Reads yajl's message.
  init(_ message: String) {
    let cases: [(part: String, fault: JSONFault)] = [
      ("premature EOF", .endsEarly),
      ("trailing garbage", .expected("the end of the file")),
      ("invalid object key", .expected("a key in double quotes")),
      ("separated by a colon", .expected("a colon after the key")),
      ("after key and value", .expected("a comma or } after the value")),
      ("after array element", .expected("a comma or ] after the value")),
      ("invalid character inside string", .controlCharacter),
      ("occurs before a character", .escape),
      ("occurs after '\\u'", .escape),
      ("after the decimal point", .numberEnds(after: "decimal point")),
      ("after the exponent", .numberEnds(after: "exponent")),
      ("after the minus sign", .numberEnds(after: "minus sign")),
      ("invalid string in json", .word),
    ]
    self = cases.first { message.contains($0.part) }?.fault ?? .expected("a value")
  }

  /// Whether it is inside a string, so that the parser's offset is its very place.
  var isInsideToken: Bool {
    switch self {
    case .escape, .controlCharacter: true
    default: false
    }
  }

  /// The message, with what was found and what was expected.
  func message(found bytes: ArraySlice<UInt8>) -> String {
    let found = Self.name(of: bytes)
    return switch self {
    case .expected(let expected): "found \(found); expected \(expected)"
    case .endsEarly: "the file ends too early; expected a value"
    case .escape:
      "found \(found) after a backslash; expected one of \" \\ / b f n r t or u and 4 hex digits"
    case .controlCharacter:
      "found a line break or control character inside a string; expected \\n, \\t or the closing quote"
    case .word: "found \(found); expected true, false, null or a text in double quotes"
    case .numberEnds(let place): "found \(found); expected a digit after the \(place)"
    }
  }

  /// The token that begins with these bytes, as a person would name it.
  private static func name(of bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard let first = text.first else { return "the end of the file" }
    if first == "\"" { return "a string" }
    if first == "{" { return "{" }
    var token = String(first)
    if first.properties.isAlphabetic || first == "-" || ("0"..."9").contains(first) {
      let rest = text.dropFirst().prefix { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "."
          || scalar == "-" || scalar == "_"
      }
      token = String(String.UnicodeScalarView([first] + rest))
    }
    if first.value < 0x20 || first.value == 0x7F {
      return "a control character (U+\(String(first.value, radix: 16, uppercase: true)))"
    }
    return "“\(token)”"
  }
}
