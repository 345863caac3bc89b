internal import Herald

/// What comes out of a JSON text.
package enum JSONShape {
  /// The text as one value.
  case document
  /// The items of the outermost array, or of `elements` in the outermost object, or else each
  /// outermost value.
  case records
}

/// Builds values from the events of a parser; the elements of an input come out one by one.
struct JSONBuilder {
  private struct Frame {
    enum Kind {
      case array, object
      /// An array whose items come out one by one.
      case stream
      /// The object around such an array.
      case envelope
    }

    var kind: Kind
    var position: TextPosition
    var items: [JSONNode] = []
    var members: [JSONNode.Member] = []
    var key: (name: String, position: TextPosition)?
  }

  /// How deep arrays and objects may stand in each other; real data stays far below.
  static let depthLimit = 100

  private let file: String
  private let shape: JSONShape
  private var stack: [Frame] = []
  /// The values that are complete, oldest first; whoever takes them removes them.
  var finished: [JSONNode] = []

  init(file: String, shape: JSONShape) {
    self.file = file
    self.shape = shape
  }

  /// Where the innermost open array or object began, and whether it is an object.
  var innermost: (position: TextPosition, isObject: Bool)? {
    stack.last.map { ($0.position, $0.kind == .object || $0.kind == .envelope) }
  }

  mutating func add(_ value: JSONNode.Value, at position: TextPosition) {
    let node = JSONNode(value: value, position: position)
    guard let last = stack.indices.last else {
      finished.append(node)
      return
    }
    switch stack[last].kind {
    case .stream: finished.append(node)
    case .array: stack[last].items.append(node)
    case .object:
      if let key = stack[last].key {
        stack[last].members.append(.init(key: key.name, position: key.position, value: node))
      }
    case .envelope: break
    }
  }

  mutating func key(_ name: String, at position: TextPosition) throws(InputError) {
    guard let last = stack.indices.last else { return }
    if stack[last].kind == .envelope, !name.hasPrefix("$") {
      throw error(
        position, "unknown key \"\(name)\" beside \"elements\"")
    }
    stack[last].key = (name, position)
  }

  mutating func startObject(at position: TextPosition) throws(InputError) {
    try push(.object, at: position)
  }

  mutating func startArray(at position: TextPosition) throws(InputError) {
    guard shape == .records else { return try push(.array, at: position) }
    if stack.isEmpty {
      try push(.stream, at: position)
    } else if stack.count == 1, stack[0].kind == .object, stack[0].key?.name == "elements",
      stack[0].members.allSatisfy({ $0.key.hasPrefix("$") })
    {
      stack[0].kind = .envelope
      try push(.stream, at: position)
    } else {
      try push(.array, at: position)
    }
  }

  /// Ends the innermost array or object.
  mutating func end() throws(InputError) {
    guard let frame = stack.popLast() else { return }
    switch frame.kind {
    case .array: add(.array(frame.items), at: frame.position)
    case .object:
      try checkForRepeats(frame.members)
      add(.object(frame.members), at: frame.position)
    case .stream, .envelope: break
    }
  }

  private mutating func push(_ kind: Frame.Kind, at position: TextPosition) throws(InputError) {
    guard stack.count < Self.depthLimit else {
      throw error(position, "arrays and objects stand more than \(Self.depthLimit) deep")
    }
    stack.append(Frame(kind: kind, position: position))
  }

  private func checkForRepeats(_ members: [JSONNode.Member]) throws(InputError) {
    if members.count <= 12 {
      for (index, member) in members.enumerated()
      where members[..<index].contains(where: { $0.key == member.key }) {
        throw repeated(member)
      }
    } else {
      var seen = Set<String>(minimumCapacity: members.count)
      for member in members where !seen.insert(member.key).inserted { throw repeated(member) }
    }
  }

  private func repeated(_ member: JSONNode.Member) -> InputError {
    error(member.position, "the key \"\(member.key)\" stands twice in one object")
  }

  private func error(_ position: TextPosition, _ message: String) -> InputError {
    InputError(file: file, line: position.line, column: position.column, message: message)
  }
}
