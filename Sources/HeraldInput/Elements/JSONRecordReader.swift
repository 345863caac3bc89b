internal import Herald

/// Reads JSON and JSON lines: elements, or with `--label` records that are mapped as rows are.
final class JSONRecordReader: RecordReader {
  private let source: ByteSource
  private let options: InputOptions
  private let parser: JSONParser
  private let schema: ElementSchema
  private let allowsSeveral: Bool
  private let isTable: Bool
  private var assembler: RecordAssembler
  private var mapping: ColumnMapping?
  private var uses: [String: ColumnUse] = [:]
  private var waiting: [JSONNode] = []
  private var nextWaiting = 0
  private var fault: InputError?
  private var isAtEnd = false
  private var number = 0

  /// How many records may pass before every column that the options name must have been seen.
  ///
  /// Records may lack keys, so that the first alone does not tell which columns there are; as soon
  /// as all are seen the reader goes on.
  private static let lookahead = 1000

  init(_ source: ByteSource, options: InputOptions, allowsSeveral: Bool) throws(InputError) {
    self.source = source
    self.options = options
    self.allowsSeveral = allowsSeveral
    parser = JSONParser(file: source.file, shape: .records, allowsSeveral: allowsSeveral)
    schema = ElementSchema(file: source.file, language: options.language)
    assembler = RecordAssembler(options: options, file: source.file)
    isTable = !options.label.isEmpty
    if !isTable {
      try options.refuseColumns(
        file: source.file, "--label COLUMN is needed where other options name columns")
    }
  }

  func next() throws(InputError) -> ElementRecord? {
    if isTable, mapping == nil { try findColumns() }
    guard let node = try nextNode() else { return nil }
    number += 1
    return isTable ? try record(node) : try schema.record(node, number: number)
  }

  private func nextNode() throws(InputError) -> JSONNode? {
    while nextWaiting == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      nextWaiting = 0
      guard try readMore() else { return nil }
    }
    nextWaiting += 1
    return waiting[nextWaiting - 1]
  }

  /// Reads a chunk; what was complete before a fault comes first.
  private func readMore() throws(InputError) -> Bool {
    if let fault { throw fault }
    if isAtEnd { return false }
    do throws(InputError) {
      if try source.readChunk() {
        try parser.parse(source.bytes)
      } else {
        isAtEnd = true
        // No line at all is no fault of a file of lines, which may not have been written yet.
        if !allowsSeveral || parser.hasBegun { try parser.finish() }
      }
    } catch {
      fault = error
    }
    waiting += parser.takeFinished()
    return true
  }

  /// Looks at the first records until every column that the options name has been seen.
  private func findColumns() throws(InputError) {
    var headers: [String] = []
    var known = Set<String>()
    var looked = 0
    while looked < Self.lookahead {
      if looked == waiting.count {
        guard try readMore() else { break }
        continue
      }
      for member in waiting[looked].members ?? [] where known.insert(member.key).inserted {
        headers.append(member.key)
      }
      looked += 1
      if ColumnMapping.isComplete(options: options, headers: headers) { break }
    }
    if looked == 0 { return }
    mapping = try ColumnMapping(options: options, headers: headers, file: source.file)
  }

  private func record(_ node: JSONNode) throws(InputError) -> ElementRecord {
    guard let members = node.members else {
      throw InputError(
        file: source.file, node.position,
        "found \(node.kindName); expected a record, which is an object", record: number)
    }
    assembler.begin()
    for member in members {
      let use = use(of: member.key)
      guard use.isUsed else { continue }
      switch cell(member) {
      case .success(let text):
        if text.isEmpty || options.missing.contains(text) { continue }
        assembler.take(text, as: use)
      case .failure(let fault):
        return ElementRecord(
          number: number, line: node.position.line, namesItself: false, element: .failure(fault))
      }
    }
    return assembler.record(number: number, line: node.position.line)
  }

  private func use(of key: String) -> ColumnUse {
    if let use = uses[key] { return use }
    let use = mapping?.use(of: key) ?? ColumnUse(parts: .init(), entry: nil)
    uses[key] = use
    return use
  }

  /// The text of a value; a list of plain values is joined as the parts of a label are.
  private func cell(_ member: JSONNode.Member) -> Result<String, InputError> {
    switch member.value.value {
    case .null: return .success("")
    case .array(let items):
      var parts: [String] = []
      for item in items where item.value != .null {
        guard let text = item.scalarText else { return .failure(nested(item, in: member)) }
        parts.append(spokenLine(text))
      }
      return .success(parts.filter { !$0.isEmpty }.joined(separator: ", "))
    case .object: return .failure(nested(member.value, in: member))
    case .string, .number, .boolean: return .success(spokenLine(member.value.scalarText ?? ""))
    }
  }

  private func nested(_ node: JSONNode, in member: JSONNode.Member) -> InputError {
    InputError(
      file: source.file, node.position,
      "the column \"\(member.key)\" holds \(node.kindName); expected a text, a number or a list of "
        + "them (--content names the columns that are wanted)", record: number)
  }
}
