package import Herald

/// Reads elements as cli.md writes them.
package struct ElementSchema {
  let file: String
  /// The language of elements that name none.
  let language: String?

  /// Reads the elements of a file, in a language where they name none.
  package init(file: String, language: String?) {
    self.file = file
    self.language = language
  }

  static let elementKeys = [
    "id", "label", "value", "traits", "hint", "language", "priority", "customContent", "spokenAs",
    "spoken",
  ]
  static let contentKeys = ["label", "value", "importance", "id", "language", "spokenAs", "spoken"]

  /// The element that a value describes; one of which nothing can be said is a fault of its record.
  package func record(_ node: JSONNode, number: Int) throws(InputError) -> ElementRecord {
    let object = try object(node, isFirst: number == 1)
    let id = try object.text("id").flatMap { $0.isEmpty ? nil : $0 }
    var element = AccessibilityElement(id: id ?? String(number))
    element.label = try object.text("label").map(spokenLine) ?? ""
    element.value = try object.text("value").map(spokenLine)
    element.traits = try object.choices("traits") ?? []
    element.hint = try object.text("hint").map(spokenLine)
    element.language = try object.string("language") ?? language
    element.priority = try object.choice("priority") ?? .text
    element.spokenAs = try hint(object)
    for item in try object.array("customContent") ?? [] {
      try add(item, to: &element.customContent)
    }
    let isMute =
      [element.label, element.value ?? "", element.hint ?? ""].allSatisfy(\.isEmpty)
      && element.traits.isEmpty
      && element.customContent.allSatisfy { $0.label.isEmpty && $0.value.isEmpty }
    let fault = InputError(
      file: file, node.position, "nothing can be said of the element: it has no text",
      record: number)
    var record = ElementRecord(
      number: number, line: node.position.line, column: node.position.column,
      namesItself: id != nil, element: isMute ? .failure(fault) : .success(element))
    if isMute { record.silentElement = element }
    return record
  }

  /// The first value may be meant as the object around all elements.
  private func object(_ node: JSONNode, isFirst: Bool) throws(InputError) -> JSONObject {
    let keys = Self.elementKeys + (isFirst ? ["elements"] : [])
    let object = try JSONObject(node, in: file, what: "an element", keys: keys)
    if let elements = object.node("elements") {
      throw object.error(
        "elements",
        "\"elements\" has \(elements.kindName); expected the list of all elements, "
          + "which no other key may precede")
    }
    return object
  }

  /// Adds a field by rule 6: the same key again replaces it, and a value of null removes it.
  private func add(_ node: JSONNode, to content: inout [CustomContent]) throws(InputError) {
    let object = try JSONObject(
      node, in: file, what: "an entry of customContent", keys: Self.contentKeys)
    let entry = CustomContent(
      label: try object.text("label").map(spokenLine) ?? "",
      value: try object.text("value").map(spokenLine) ?? "",
      importance: try object.choice("importance") ?? .default,
      id: try object.text("id"),
      language: try object.string("language"),
      spokenAs: try hint(object))
    if object.isNull("value") {
      content.remove(key: entry.key)
    } else {
      content.set(entry)
    }
  }

  /// The author's own wording, or else the kind.
  private func hint(_ object: JSONObject) throws(InputError) -> SpokenHint? {
    let kind = try object.string("spokenAs")
    var hint: SpokenHint?
    if let kind {
      switch SayAsKind.hint(kind) {
      case .success(let found): hint = found
      case .failure(let fault): throw object.error("spokenAs", fault.message)
      }
    }
    if let spoken = try object.string("spoken") { hint = .spoken(spoken) }
    return hint
  }
}

/// A text without white space at its ends, line breaks being spaces.
func spokenLine(_ text: String) -> String {
  let isPlain =
    text.utf8.allSatisfy { $0 != 0x0A && $0 != 0x0D } && text.utf8.first != 0x20
    && text.utf8.last != 0x20 && text.utf8.first != 0x09 && text.utf8.last != 0x09
  if isPlain { return text }
  let lines = text.split(whereSeparator: \.isNewline)
  return lines.map { trimmed($0) }.filter { !$0.isEmpty }.joined(separator: " ")
}

/// A text without white space at its ends.
private func trimmed(_ text: Substring) -> Substring {
  var text = text
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return text
}
