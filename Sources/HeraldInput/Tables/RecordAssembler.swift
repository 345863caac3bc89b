internal import Herald

/// Puts the cells of one record together to an element.
struct RecordAssembler {
  private let options: InputOptions
  private var labelParts: [(rank: Int, text: String)] = []
  private var id: String?
  private var value: String?
  private var language: String?
  private var kind: SpokenHint?
  private var content: [CustomContent] = []

  init(options: InputOptions) {
    self.options = options
  }

  /// Takes the next cell in the order of the file; an empty or missing one gives nothing.
  mutating func take(_ text: String, as use: ColumnUse) {
    if text.isEmpty || !options.missing.isEmpty && options.missing.contains(text) { return }
    if let rank = use.labelRank { labelParts.append((rank, text)) }
    if use.isID { id = text }
    if use.isValue { value = text }
    if use.isLanguage { language = text }
    if let kind = use.kind { self.kind = kind }
    if let entry = use.entry {
      content.append(
        CustomContent(
          label: entry.name, value: text, importance: entry.importance, id: entry.id,
          spokenAs: entry.kind))
    }
  }

  /// The record, which is a fault where nothing is left for the label.
  func record(number: Int, position: TextPosition, file: String) -> ElementRecord {
    let label =
      labelParts.count == 1
      ? labelParts[0].text
      : labelParts.sorted { $0.rank < $1.rank }.map(\.text).joined(separator: ", ")
    var element = AccessibilityElement(id: id ?? String(number), label: label)
    element.value = value
    element.language = language ?? options.language
    element.customContent = content
    element.spokenAs = kind
    return ElementRecord(
      number: number, line: position.line, namesItself: id != nil,
      element: label.isEmpty
        ? .failure(missingLabel(number: number, line: position.line, file: file))
        : .success(element))
  }

  private func missingLabel(number: Int, line: Int, file: String) -> InputError {
    let columns = options.label.joined(separator: ", ")
    let are = options.label.count == 1 ? "column \(columns) is" : "columns \(columns) are"
    return InputError(
      file: file, line: line, record: number, message: "no label: the \(are) empty")
  }
}
