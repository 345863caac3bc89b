public import Herald

/// An object with known keys, read with typed getters whose errors say where and what.
///
/// A key that is absent and one whose value is null are the same to every getter. Keys that begin
/// with `$` are notes for people and ignored.
public struct JSONObject: Sendable {
  /// The file as the user named it.
  public let file: String
  /// Where the object begins.
  public let position: TextPosition
  /// The members in order, without those whose key begins with `$`.
  public let members: [JSONNode.Member]

  /// Reads a value as an object.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - file: the file as the user named it.
  ///   - what: what the object is, for messages ("a voice profile").
  ///   - keys: the keys that it may have; nil allows every key.
  /// - Throws: ``Herald/InputError`` where it is no object, or has another key.
  public init(
    _ node: JSONNode, in file: String, what: String, keys: [String]?
  ) throws(InputError) {
    self.file = file
    position = node.position
    guard let all = node.members else {
      throw InputError(
        file: file, node.position, "found \(node.kindName); expected \(what), which is an object")
    }
    members = all.filter { !$0.key.hasPrefix("$") }
    guard let keys else { return }
    for member in members where !keys.contains(member.key) {
      var near = suggestion(for: member.key, among: keys)
      if near.isEmpty { near = "; \(what) has the keys \(keys.joined(separator: ", "))" }
      throw InputError(file: file, member.position, "unknown key \"\(member.key)\"\(near)")
    }
  }

  /// The value of a key, unless it is absent or null.
  public func node(_ key: String) -> JSONNode? {
    guard let node = members.first(where: { $0.key == key })?.value else { return nil }
    return node.value == .null ? nil : node
  }

  /// Whether the key stands here with the value null.
  public func isNull(_ key: String) -> Bool {
    members.contains { $0.key == key && $0.value.value == .null }
  }

  /// A text.
  public func string(_ key: String) throws(InputError) -> String? {
    guard let node = node(key) else { return nil }
    guard case .string(let text) = node.value else { throw mismatch(key, node, "a text") }
    return text
  }

  /// A text, or a number or truth value as it is written.
  public func text(_ key: String) throws(InputError) -> String? {
    guard let node = node(key) else { return nil }
    guard let text = node.scalarText else { throw mismatch(key, node, "a text or a number") }
    return text
  }

  /// A truth value.
  public func boolean(_ key: String) throws(InputError) -> Bool? {
    guard let node = node(key) else { return nil }
    guard case .boolean(let flag) = node.value else { throw mismatch(key, node, "true or false") }
    return flag
  }

  /// A whole number inside a range.
  public func integer(_ key: String, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    guard let node = node(key) else { return nil }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let digits) = node.value else { throw mismatch(key, node, expected) }
    guard let number = Int(digits), range.contains(number) else {
      throw error(at: node.position, "\"\(key)\" is \(digits); expected \(expected)")
    }
    return number
  }

  /// A number inside a range.
  public func number(_ key: String, in range: ClosedRange<Double>) throws(InputError) -> Double? {
    guard let node = node(key) else { return nil }
    let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let digits) = node.value else { throw mismatch(key, node, expected) }
    guard let number = Double(digits), range.contains(number) else {
      throw error(at: node.position, "\"\(key)\" is \(digits); expected \(expected)")
    }
    return number
  }

  /// One of the names of a type.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) throws(InputError) -> Choice? {
    guard let node = node(key) else { return nil }
    guard case .string(let name) = node.value else { throw mismatch(key, node, "a name") }
    return try choice(named: name, key, at: node.position)
  }

  /// A list of the names of a type.
  public func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) throws(InputError) -> [Choice]? {
    guard let items = try array(key) else { return nil }
    var choices: [Choice] = []
    for item in items {
      guard case .string(let name) = item.value else { throw mismatch(key, item, "a name") }
      choices.append(try choice(named: name, key, at: item.position))
    }
    return choices
  }

  /// An object with known keys; nil allows every key.
  public func object(_ key: String, keys: [String]?) throws(InputError) -> JSONObject? {
    guard let node = node(key) else { return nil }
    return try JSONObject(node, in: file, what: "\"\(key)\"", keys: keys)
  }

  /// A list.
  public func array(_ key: String) throws(InputError) -> [JSONNode]? {
    guard let node = node(key) else { return nil }
    guard case .array(let items) = node.value else { throw mismatch(key, node, "a list") }
    return items
  }

  /// A list of texts.
  public func strings(_ key: String) throws(InputError) -> [String]? {
    guard let items = try array(key) else { return nil }
    var strings: [String] = []
    for item in items {
      guard case .string(let text) = item.value else { throw mismatch(key, item, "texts only") }
      strings.append(text)
    }
    return strings
  }

  /// What a getter gave, which must not be absent.
  public func require<Value>(_ key: String, _ value: Value?) throws(InputError) -> Value {
    guard let value else { throw error(at: position, "the key \"\(key)\" is missing") }
    return value
  }

  /// An error at the value of a key, or at the object where the key is absent.
  public func error(_ key: String, _ message: String) -> InputError {
    error(at: node(key)?.position ?? position, message)
  }

  /// An error at a place of this file.
  public func error(at position: TextPosition, _ message: String) -> InputError {
    InputError(file: file, position, message)
  }

  private func mismatch(_ key: String, _ node: JSONNode, _ expected: String) -> InputError {
    error(at: node.position, "\"\(key)\" has \(node.kindName); expected \(expected)")
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    named name: String, _ key: String, at position: TextPosition
  ) throws(InputError) -> Choice {
    if let choice = Choice(rawValue: name) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    var near = suggestion(for: name, among: known)
    if near.isEmpty { near = "; expected \(known.joined(separator: ", "))" }
    throw error(at: position, "\"\(key)\" does not know \"\(name)\"\(near)")
  }
}

extension JSONNode {
  /// The text of a string, or of a number or truth value as it is written.
  public var scalarText: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}

extension InputError {
  /// An error at a place.
  init(file: String, _ position: TextPosition, _ message: String, record: Int? = nil) {
    self.init(
      file: file, line: position.line, column: position.column, record: record, message: message)
  }
}
