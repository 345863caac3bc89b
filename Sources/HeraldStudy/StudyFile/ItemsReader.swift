internal import Herald
internal import HeraldInput

extension StudyReader {
  /// What is announced: elements in the study file itself, or a file with its columns.
  mutating func items() throws(InputError) -> [AccessibilityElement] {
    guard let node = object.node("items") else {
      throw object.error(at: object.position, "the key \"items\" is missing")
    }
    let items: [AccessibilityElement]
    if case .array(let nodes) = node.value {
      items = try elements(nodes).map(\.element)
    } else {
      items = try itemsOfFile()
    }
    guard !items.isEmpty else { throw .at(node, in: file, "\"items\" holds nothing") }
    return items
  }

  private mutating func itemsOfFile() throws(InputError) -> [AccessibilityElement] {
    let keys = [
      "file", "from", "label", "high", "content", "id", "value", "languageColumn", "delimiter",
      "missing", "names", "as", "limit",
    ]
    guard let mapping = try object.object("items", keys: keys) else { return [] }
    let name = try mapping.require("file", try mapping.string("file"))
    let options = try inputOptions(mapping)
    let limit = try mapping.integer("limit", in: 1...1_000_000) ?? .max
    let source: StudySources.Source
    do throws(InputError) {
      source = try sources.read(name)
    } catch {
      var fault = mapping.error("file", "\"file\": \(error)")
      fault.kind = .unreadable
      throw fault
    }
    let reader = try ElementReader(text: source.bytes, file: source.path, options: options)
    var items: [AccessibilityElement] = []
    var duplicates = DuplicateIDs()
    do throws(InputError) {
      while items.count < limit, let record = try reader.next() {
        try duplicates.check(record, file: source.path)
        items.append(try record.element.get())
      }
    } catch {
      throw inTermsOfKeys(error, mapping)
    }
    return items
  }

  private func inputOptions(_ mapping: JSONObject) throws(InputError) -> InputOptions {
    var options = InputOptions()
    options.format = try mapping.choice("from")
    options.label = try mapping.names("label")
    options.high = try mapping.names("high")
    options.content = try mapping.names("content")
    options.id = try mapping.string("id")
    options.value = try mapping.string("value")
    options.languageColumn = try mapping.string("languageColumn")
    options.missing = Set(try mapping.names("missing"))
    options.names = try texts("names", of: mapping)
    options.kinds = try texts("as", of: mapping)
    if let delimiter = try mapping.string("delimiter") {
      guard delimiter.utf8.count == 1, let byte = delimiter.utf8.first,
        !["\"", "\n", "\r"].contains(delimiter)
      else {
        throw mapping.error("delimiter", "\"delimiter\" is not one ASCII character but a quote")
      }
      options.delimiter = byte
    }
    return options
  }

  /// A text for each of some columns.
  private func texts(_ key: String, of mapping: JSONObject) throws(InputError) -> [String: String] {
    var texts: [String: String] = [:]
    for member in try mapping.object(key, keys: nil)?.members ?? [] {
      guard let text = member.value.scalarText else {
        throw .at(member.value, in: file, "\"\(member.key)\" has no text")
      }
      texts[member.key] = text
    }
    return texts
  }

  /// A fault of the mapping is told by the command's options; here it is the study file's keys.
  private func inTermsOfKeys(_ error: InputError, _ mapping: JSONObject) -> InputError {
    let keys = [
      ("label", "label"), ("high", "high"), ("content", "content"), ("id", "id"),
      ("value", "value"), ("languageColumn", "language-column"), ("names", "name"), ("as", "as"),
    ]
    for (key, option) in keys where error.message.hasPrefix("--\(option)") {
      let message = "\"\(key)\"" + error.message.dropFirst(option.count + 2)
      return mapping.error(key, "\(message) (in \(error.file))")
    }
    return error
  }

  /// Reads elements that stand in the study file.
  func elements(
    _ nodes: [JSONNode]
  ) throws(InputError) -> [(element: AccessibilityElement, isNamed: Bool)] {
    let schema = ElementSchema(file: file, language: nil)
    var elements: [(AccessibilityElement, Bool)] = []
    var duplicates = DuplicateIDs()
    for (index, node) in nodes.enumerated() {
      let record = try schema.record(node, number: index + 1)
      try duplicates.check(record, file: file)
      elements.append((try record.element.get(), record.namesItself))
    }
    return elements
  }

  /// Trials that do not count.
  func extras(_ group: JSONObject?, kind: Trial.Kind) throws(InputError) -> [Study.ExtraItem] {
    guard let group else { return [] }
    var nodes: [JSONNode] = []
    var answers: [String?] = []
    for node in try group.require("items", try group.array("items")) {
      let extra = try JSONObject(
        node, in: file, what: "an extra trial", keys: ["element", "answer"])
      nodes.append(try extra.require("element", extra.node("element")))
      answers.append(try extra.text("answer"))
    }
    return zip(try elements(nodes), answers).enumerated().map { index, extra in
      var ((element, isNamed), answer) = extra
      // The first of the items that count is "1" too.
      if !isNamed { element.id = "\(kind.prefix)-\(index + 1)" }
      return Study.ExtraItem(element: element, answer: answer)
    }
  }
}

extension JSONObject {
  /// One text or a list of them.
  func names(_ key: String) throws(InputError) -> [String] {
    if case .array = node(key)?.value { return try strings(key) ?? [] }
    return try string(key).map { [$0] } ?? []
  }
}
