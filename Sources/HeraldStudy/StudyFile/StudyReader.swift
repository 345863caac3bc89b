internal import FoundationEssentials
package import Herald
internal import HeraldInput
internal import HeraldSound

extension Study {
  /// Reads and checks a study file with the items and profiles that it names.
  ///
  /// - Throws: ``InputError`` with line and column.
  package static func read(path: String) throws(InputError) -> Study {
    try read(StudySources(studyFile: path))
  }

  static func read(_ sources: StudySources) throws(InputError) -> Study {
    try StudyReader(sources).study()
  }
}

/// Reads a study file.
struct StudyReader {
  static let keys = [
    "name", "title", "items", "settings", "factors", "conditions", "design", "seed", "sound",
    "practice", "attentionChecks", "question",
  ]

  var sources: StudySources
  let object: JSONObject
  var file: String { object.file }

  init(_ sources: StudySources) throws(InputError) {
    self.sources = sources
    let document = try JSONDocument.parse(sources.study.bytes, file: sources.study.path)
    object = try document.object("a study", keys: Self.keys)
  }

  consuming func study() throws(InputError) -> Study {
    let name = try object.require("name", try object.string("name"))
    guard !name.isEmpty, name.utf8.count <= 60,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else {
      throw object.error(
        "name", "\"name\" is \"\(name)\"; expected letters, digits and hyphens, at most 60")
    }
    let items = try items()
    let (factors, conditions) = try conditions()
    let design = try design(factors)
    let seed = UInt64(try object.integer("seed", in: 0...Int.max) ?? 1)
    let practice = try object.object("practice", keys: ["items"])
    let checks = try object.object("attentionChecks", keys: ["items", "every"])
    let every = try checks?.integer("every", in: 1...100_000) ?? 10
    return Study(
      name: name, title: try object.string("title") ?? name, items: items, factors: factors,
      conditions: conditions, design: design, seed: seed, sound: try sound(),
      practice: try extras(practice), attentionChecks: try extras(checks), attentionEvery: every,
      question: try question(), sources: sources, designPlace: object.error("design", ""))
  }

  // MARK: - Items

  private mutating func items() throws(InputError) -> [AccessibilityElement] {
    guard let node = object.node("items") else {
      throw object.error(at: object.position, "the key \"items\" is missing")
    }
    let items: [AccessibilityElement]
    if case .array(let nodes) = node.value {
      items = try elements(nodes, label: "items")
    } else {
      items = try itemsOfFile()
    }
    guard !items.isEmpty else { throw .at(node, in: file, "\"items\" holds nothing") }
    return items
  }

  private mutating func itemsOfFile() throws(InputError) -> [AccessibilityElement] {
    let keys = [
      "file", "from", "label", "high", "content", "id", "value", "languageColumn", "delimiter",
      "missing", "names", "limit",
    ]
    guard let mapping = try object.object("items", keys: keys) else { return [] }
    let name = try mapping.require("file", try mapping.string("file"))
    var options = InputOptions()
    options.format = try mapping.choice("from")
    options.label = try mapping.names("label")
    options.high = try mapping.names("high")
    options.content = try mapping.names("content")
    options.id = try mapping.string("id")
    options.value = try mapping.string("value")
    options.languageColumn = try mapping.string("languageColumn")
    options.missing = Set(try mapping.names("missing"))
    for member in try mapping.object("names", keys: nil)?.members ?? [] {
      guard let text = member.value.scalarText else {
        throw .at(member.value, in: file, "\"\(member.key)\" has no text")
      }
      options.names[member.key] = text
    }
    if let delimiter = try mapping.string("delimiter") {
      guard delimiter.utf8.count == 1, let byte = delimiter.utf8.first, byte != 0x22 else {
        throw mapping.error("delimiter", "\"delimiter\" is no ASCII character but a quote")
      }
      options.delimiter = byte
    }
    let limit = try mapping.integer("limit", in: 1...1_000_000) ?? .max
    let source: StudySources.Source
    do throws(InputError) {
      source = try sources.read(name)
    } catch {
      throw InputError(
        file: file, line: mapping.error("file", "").line, column: mapping.error("file", "").column,
        message: "\"file\": \(error)", kind: .unreadable)
    }
    if options.format == nil { options.format = format(of: name) }
    let reader = try ElementReader(text: source.bytes, file: source.path, options: options)
    var items: [AccessibilityElement] = []
    var duplicates = DuplicateIDs()
    while items.count < limit, let record = try reader.next() {
      try duplicates.check(record, file: source.path)
      items.append(try record.element.get())
    }
    return items
  }

  /// The copy in a package may have another name, so that the extension is looked at here.
  private func format(of name: String) -> InputFormat? {
    name.split(separator: ".").last.flatMap { InputFormat(rawValue: $0.lowercased()) }
  }

  private func elements(
    _ nodes: [JSONNode], label: String
  ) throws(InputError) -> [AccessibilityElement] {
    let schema = ElementSchema(file: file, language: nil)
    var elements: [AccessibilityElement] = []
    var duplicates = DuplicateIDs()
    for (index, node) in nodes.enumerated() {
      let record = try schema.record(node, number: index + 1)
      try duplicates.check(record, file: file)
      elements.append(try record.element.get())
    }
    return elements
  }

  private func extras(_ group: JSONObject?) throws(InputError) -> [Study.ExtraItem] {
    guard let group else { return [] }
    var elements: [JSONNode] = []
    var answers: [String?] = []
    for node in try group.require("items", try group.array("items")) {
      let extra = try JSONObject(
        node, in: file, what: "an extra trial", keys: ["element", "answer"])
      elements.append(try extra.require("element", extra.node("element")))
      answers.append(try extra.text("answer"))
    }
    return zip(try self.elements(elements, label: "items"), answers).map {
      Study.ExtraItem(element: $0, answer: $1)
    }
  }

  // MARK: - Sound and question

  private func sound() throws(InputError) -> Study.Sound {
    var sound = Study.Sound()
    let keys = [
      "sampleRate", "format", "leadSilence", "trailSilence", "gain", "loudness", "truePeak",
    ]
    guard let object = try object.object("sound", keys: keys) else { return sound }
    sound.sampleRate = try object.integer("sampleRate", in: 8000...192_000) ?? sound.sampleRate
    sound.format = try object.choice("format") ?? sound.format
    sound.leadSilence = try object.number("leadSilence", in: 0...60) ?? sound.leadSilence
    sound.trailSilence = try object.number("trailSilence", in: 0...60) ?? sound.trailSilence
    sound.gain = try object.choice("gain") ?? sound.gain
    sound.loudness = try object.number("loudness", in: -70...0) ?? sound.loudness
    sound.truePeak = try object.number("truePeak", in: -60...0) ?? sound.truePeak
    return sound
  }

  private func question() throws(InputError) -> Study.Question {
    var question = Study.Question()
    guard let object = try object.object("question", keys: ["text", "answers"]) else {
      return question
    }
    question.text = try object.string("text") ?? question.text
    question.answers = try object.strings("answers") ?? []
    return question
  }
}

extension JSONObject {
  /// One text or a list of them.
  func names(_ key: String) throws(InputError) -> [String] {
    if case .array = node(key)?.value { return try strings(key) ?? [] }
    return try string(key).map { [$0] } ?? []
  }
}
