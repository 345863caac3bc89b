/// Makes columns of tables mean in PsychoPy what they say.
///
/// PsychoPy's `importConditions` reads cells as pandas does and then once more by itself: a cell that
/// looks like a number becomes one, also among words, where pandas 3 refuses it; "None" and "NA" become
/// empty, and a text in square brackets is evaluated as Python. Such a cell is written with its column's
/// name in front, "item-7".
struct PsychoPyTable {
  /// The rows, without the header.
  private(set) var rows: [[String]]

  /// Looks at all rows of all lists together, so that a level is written alike in each.
  init(_ rows: [[String]], header: [String]) {
    self.rows = rows
    for column in header.indices {
      let cells = rows.map { $0[column] }.filter { !$0.isEmpty }
      if cells.allSatisfy(Self.isPlainNumber) { continue }
      for row in rows.indices where Self.isTakenForElse(rows[row][column]) {
        self.rows[row][column] = "\(header[column])-\(rows[row][column])"
      }
    }
  }

  /// Whether every reader takes a cell for the same number, and writes it the same way again.
  static func isPlainNumber(_ cell: String) -> Bool {
    let digits = cell.hasPrefix("-") ? cell.dropFirst() : cell[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), digits.count <= 15 else {
      return false
    }
    let isWritten = digits.allSatisfy { $0 == "." || ($0.isASCII && $0.isNumber) }
    return isWritten && (parts[0] == "0" || !parts[0].hasPrefix("0"))
  }

  /// Whether PsychoPy, or pandas below it, would make something else of a text.
  static func isTakenForElse(_ cell: String) -> Bool {
    (cell.hasPrefix("[") && cell.hasSuffix("]")) || emptyWords.contains(cell) || isFloat(cell)
  }

  /// Whether Python's `float` takes a text, after PsychoPy has put points for its commas.
  private static func isFloat(_ cell: String) -> Bool {
    func withoutSign(_ text: Substring) -> Substring {
      text.first == "+" || text.first == "-" ? text.dropFirst() : text
    }
    func isDigits(_ text: Substring, also others: String) -> Bool {
      text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || others.contains($0) }
    }
    let text = withoutSign(cell.lowercased().filter { !$0.isWhitespace }[...])
    if text == "inf" || text == "infinity" || text == "nan" { return true }
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    return parts.count <= 2 && isDigits(parts[0], also: "_.,")
      && parts.dropFirst().allSatisfy { isDigits(withoutSign($0), also: "_") }
  }

  /// What pandas reads as an empty cell.
  private static let emptyWords: Set<String> = [
    "#N/A", "#N/A N/A", "#NA", "-1.#IND", "-1.#QNAN", "-NaN", "-nan", "1.#IND", "1.#QNAN", "<NA>",
    "N/A", "NA", "NULL", "NaN", "None", "n/a", "nan", "null",
  ]
}
