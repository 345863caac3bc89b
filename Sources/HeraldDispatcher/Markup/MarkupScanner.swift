/// Tells tags from text in SSML as clients really send it, well-formed or not.
///
/// What is not clearly markup is text: a `<` before a blank, a tag without an end, an unknown entity.
struct MarkupScanner {
  enum Token: Hashable {
    case text([Unicode.Scalar])
    case open(String, [String: String], isEmpty: Bool)
    case close(String)
  }

  /// The longest stretch that is taken for a tag.
  private static let tagLimit = 4_000

  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// Ends ("-->") that do not come any more, so that they are not looked for again and again.
  private var missing: Set<String> = []

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  static func tokens(of text: String) -> [Token] {
    var scanner = MarkupScanner(text)
    var tokens: [Token] = []
    var text: [Unicode.Scalar] = []
    while scanner.index < scanner.scalars.count {
      guard scanner.scalars[scanner.index] == "<", let (token, end) = scanner.tag() else {
        text.append(scanner.scalar())
        continue
      }
      if !text.isEmpty { tokens.append(.text(text)) }
      text = []
      if let token { tokens.append(token) }
      scanner.index = end
    }
    if !text.isEmpty { tokens.append(.text(text)) }
    return tokens
  }

  /// The scalar or entity at the index, taken.
  private mutating func scalar() -> Unicode.Scalar {
    if scalars[index] == "&", let (scalar, end) = entity(at: index) {
      index = end
      return scalar
    }
    defer { index += 1 }
    return scalars[index]
  }

  private func entity(at start: Int) -> (Unicode.Scalar, Int)? {
    let body = scalars[(start + 1)...].prefix(10)
    guard let end = body.firstIndex(of: ";") else { return nil }
    let name = String(String.UnicodeScalarView(body[..<end]))
    let scalar: Unicode.Scalar? =
      switch name {
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      case "quot": "\""
      case "apos": "'"
      case "nbsp": "\u{A0}"
      default:
        if name.hasPrefix("#x") || name.hasPrefix("#X") {
          UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        } else if name.hasPrefix("#") {
          UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
        } else {
          nil
        }
      }
    return scalar.map { ($0, end + 1) }
  }

  // MARK: Tags

  /// The tag at the index and where it ends; a token of nil is something that says nothing.
  private mutating func tag() -> (Token?, Int)? {
    if starts(with: "<!--") { return (nil, end(of: "-->", from: index + 4) ?? index + 4) }
    if starts(with: "<![CDATA[") {
      let start = index + 9
      guard let end = end(of: "]]>", from: start) else { return nil }
      return (.text(Array(scalars[start..<(end - 3)])), end)
    }
    guard index + 1 < scalars.count else { return nil }
    let next = scalars[index + 1]
    guard next == "/" || next == "!" || next == "?" || isNameStart(next),
      let end = tagEnd()
    else { return nil }
    if next == "!" || next == "?" { return (nil, end) }
    var body = scalars[(index + 1)..<(end - 1)]
    if next == "/" {
      let name = takeName(from: &body, after: 1)
      return name.isEmpty ? nil : (.close(name), end)
    }
    let isEmpty = body.last == "/"
    if isEmpty { body.removeLast() }
    let name = takeName(from: &body, after: 0)
    return (.open(name, attributes(in: body), isEmpty: isEmpty), end)
  }

  private func starts(with text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  private mutating func end(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.unicodeScalars)
    guard start + wanted.count <= scalars.count, !missing.contains(text) else { return nil }
    for position in start...(scalars.count - wanted.count)
    where scalars[position] == wanted[0] && scalars[position...].starts(with: wanted) {
      return position + wanted.count
    }
    missing.insert(text)
    return nil
  }

  /// After the `>` that closes the tag at the index: one outside quotes, else the first one.
  private func tagEnd() -> Int? {
    var quote: Unicode.Scalar?
    var first: Int?
    for position in (index + 1)..<min(scalars.count, index + Self.tagLimit) {
      let scalar = scalars[position]
      if scalar == ">" && first == nil { first = position + 1 }
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == ">" {
        return position + 1
      } else if scalar == "<" {
        break
      }
    }
    return first
  }

  private func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "_"
  }

  /// The name of an element or attribute, in lower case and without its prefix ("ssml:mark").
  private func takeName(from body: inout ArraySlice<Unicode.Scalar>, after count: Int) -> String {
    body = body.dropFirst(count)
    let name = body.prefix { !$0.properties.isWhitespace && $0 != "=" && $0 != "/" }
    body = body.dropFirst(name.count)
    let whole = String(String.UnicodeScalarView(name)).lowercased()
    return whole.split(separator: ":").last.map(String.init) ?? whole
  }

  private func attributes(in body: ArraySlice<Unicode.Scalar>) -> [String: String] {
    var found: [String: String] = [:]
    var rest = body
    while true {
      rest = rest.drop { $0.properties.isWhitespace || $0 == "/" || $0 == "=" }
      guard !rest.isEmpty else { return found }
      let name = takeName(from: &rest, after: 0)
      rest = rest.drop(while: \.properties.isWhitespace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.properties.isWhitespace)
      let value: ArraySlice<Unicode.Scalar>
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
      } else {
        value = rest.prefix { !$0.properties.isWhitespace }
        rest = rest.dropFirst(value.count)
      }
      found[name] = found[name] ?? decoded(value)
    }
  }

  private func decoded(_ value: ArraySlice<Unicode.Scalar>) -> String {
    guard value.contains("&") else { return String(String.UnicodeScalarView(value)) }
    var text = String.UnicodeScalarView()
    var position = value.startIndex
    while position < value.endIndex {
      if scalars[position] == "&", let (scalar, end) = entity(at: position), end <= value.endIndex {
        text.append(scalar)
        position = end
      } else {
        text.append(scalars[position])
        position += 1
      }
    }
    return String(text)
  }
}
