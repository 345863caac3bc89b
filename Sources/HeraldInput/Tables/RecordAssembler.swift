internal import Herald

/// Puts the cells of one record after the other together to elements.
struct RecordAssembler {
  private let file: String
  private let labelColumns: [String]
  private let language: String?
  private var labelParts: [(rank: Int, text: String)] = []
  private var element = AccessibilityElement()
  /// How many fields the records have had, so that room is made once.
  private var fieldCount = 0

  init(options: InputOptions, file: String) {
    self.file = file
    labelColumns = options.label
    language = options.language
  }

  /// Begins a record.
  mutating func begin() {
    labelParts.removeAll(keepingCapacity: true)
    element = AccessibilityElement(language: language)
    element.customContent.reserveCapacity(fieldCount)
  }

  /// Takes the next cell in the order of the file; it is not empty.
  mutating func take(_ text: String, as use: ColumnUse) {
    if let entry = use.entry {
      element.customContent.append(
        CustomContent(
          label: entry.name, value: text, importance: entry.importance, id: entry.id,
          spokenAs: entry.kind))
    }
    guard let parts = use.parts else { return }
    if let rank = parts.labelRank { labelParts.append((rank, text)) }
    if parts.isID { element.id = text }
    if parts.isValue { element.value = text }
    if parts.isLanguage { element.language = text }
    if let kind = parts.kind { element.spokenAs = kind }
  }

  /// Ends the record, which is a fault where nothing is left for the label.
  mutating func record(number: Int, line: Int) -> ElementRecord {
    fieldCount = max(fieldCount, element.customContent.count)
    let namesItself = !element.id.isEmpty
    if !namesItself { element.id = String(number) }
    guard let first = labelParts.first else {
      let fault = missingLabel(number: number, line: line)
      return ElementRecord(
        number: number, line: line, namesItself: namesItself, element: .failure(fault))
    }
    element.label =
      labelParts.count == 1
      ? first.text : labelParts.sorted { $0.rank < $1.rank }.map(\.text).joined(separator: ", ")
    return ElementRecord(
      number: number, line: line, namesItself: namesItself, element: .success(element))
  }

  private func missingLabel(number: Int, line: Int) -> InputError {
    let columns = labelColumns.joined(separator: ", ")
    let are = labelColumns.count == 1 ? "column \(columns) is" : "columns \(columns) are"
    return InputError(file: file, line: line, record: number, message: "no label: the \(are) empty")
  }
}
