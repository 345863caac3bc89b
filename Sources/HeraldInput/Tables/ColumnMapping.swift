internal import Herald

/// What each column of one table is to an element.
struct ColumnMapping {
  private let options: InputOptions
  private let file: String
  private var label: [String: Int] = [:]
  private var high: Set<String> = []
  private var content: Set<String> = []
  private var id: String?
  private var value: String?
  private var language: String?
  private var names: [String: String] = [:]
  private var kinds: [String: SpokenHint] = [:]
  /// How many columns are spoken by each name.
  private var sameNames: [String: Int] = [:]

  /// Finds the columns that the options name.
  ///
  /// - Throws: ``Herald/InputError`` for a column that is unknown, with near names.
  init(options: InputOptions, headers: [String], file: String) throws(InputError) {
    self.options = options
    self.file = file
    var rank = 0
    for name in options.label {
      for header in try find(name, "--label", in: headers) where label[header] == nil {
        label[header] = rank
        rank += 1
      }
    }
    for name in options.high { high.formUnion(try find(name, "--high", in: headers)) }
    for name in options.content { content.formUnion(try find(name, "--content", in: headers)) }
    id = try options.id.map { name throws(InputError) in try findOne(name, "--id", in: headers) }
    value = try options.value.map { name throws(InputError) in
      try findOne(name, "--value", in: headers)
    }
    language = try options.languageColumn.map { name throws(InputError) in
      try findOne(name, "--language-column", in: headers)
    }
    for (name, text) in options.names.sorted(by: { $0.key < $1.key }) {
      for header in try find(name, "--name", in: headers) { names[header] = text }
    }
    for (name, text) in options.kinds.sorted(by: { $0.key < $1.key }) {
      let headers = try find(name, "--as", in: headers)
      switch SayAsKind.hint(text) {
      case .success(let hint): for header in headers { kinds[header] = hint }
      case .failure(let fault):
        throw InputError(file: file, message: "--as \(name): \(fault.message)", kind: .usage)
      }
    }
    try checkKinds()
  }

  /// The names in the options that are not among these headers.
  static func isComplete(options: InputOptions, headers: [String]) -> Bool {
    let single = [options.id, options.value, options.languageColumn].compactMap(\.self)
    let named = options.label + options.high + options.content + single
    return named.allSatisfy { !matches($0, in: headers).isEmpty }
      && options.names.keys.allSatisfy { !matches($0, in: headers).isEmpty }
      && options.kinds.keys.allSatisfy { !matches($0, in: headers).isEmpty }
  }

  /// What the next column of this header is to an element; to be asked once for each column.
  mutating func use(of header: String) -> ColumnUse {
    var parts = ColumnUse.Parts(
      labelRank: label[header], isID: header == id, isValue: header == value,
      isLanguage: header == language)
    if label[header] != nil || header == value { parts.kind = kinds[header] }
    let isContent = options.content.isEmpty ? !parts.isAny : content.contains(header)
    guard high.contains(header) || isContent else { return ColumnUse(parts: parts, entry: nil) }
    let name = names[header] ?? spokenName(header)
    var entry = ColumnUse.Entry(
      name: name, importance: high.contains(header) ? .high : .default, kind: kinds[header])
    let count = sameNames[name, default: 0] + 1
    sameNames[name] = count
    if count > 1 { entry.id = "\(name)#\(count)" }
    return ColumnUse(parts: parts, entry: entry)
  }

  /// One hint serves label and value, so that it must be clear whose it is.
  private func checkKinds() throws(InputError) {
    let asked = kinds.keys.filter { label[$0] != nil || $0 == value }
    guard let column = asked.min() else { return }
    let count = label.count + (value == nil ? 0 : 1)
    guard asked.count == count || label.count == 1 && count == 1 else {
      throw InputError(
        file: file,
        message: "--as \(column): the label and the value of an element are read in one way, so "
          + "that a kind needs a label of this column alone",
        kind: .usage)
    }
  }

  private func findOne(_ name: String, _ option: String, in headers: [String])
    throws(InputError) -> String
  {
    let found = try find(name, option, in: headers)
    let count = headers.count { found.contains($0) }
    if count > 1 {
      throw InputError(
        file: file, line: 1, message: "\(option) \(name): \(count) columns have this name")
    }
    return found[0]
  }

  private func find(_ name: String, _ option: String, in headers: [String])
    throws(InputError) -> [String]
  {
    let found = Self.matches(name, in: headers)
    if !found.isEmpty { return found }
    var near = suggestion(for: name, among: headers)
    if near.isEmpty {
      let more = headers.count > 20 ? " and \(headers.count - 20) more" : ""
      near = "; the columns are \(headers.prefix(20).joined(separator: ", "))\(more)"
    }
    if headers.count == 1, let separator = [";", "\t", "|"].first(where: headers[0].contains) {
      let shown = separator == "\t" ? "tab" : "'\(separator)'"
      near += " (is --delimiter \(shown) missing?)"
    }
    throw InputError(file: file, line: 1, message: "\(option): unknown column \"\(name)\"\(near)")
  }

  /// The headers that a name stands for: as written, or else as spoken.
  private static func matches(_ name: String, in headers: [String]) -> [String] {
    if headers.contains(name) { return [name] }
    let spoken = spokenName(name)
    var found: [String] = []
    for header in headers where spokenName(header) == spoken && !found.contains(header) {
      found.append(header)
    }
    return found
  }
}
