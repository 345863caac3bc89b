internal import Herald

/// Reads plain text: each line that is not empty is the label of an element.
final class TextReader: RecordReader {
  private let lines: LineSource
  private let language: String?
  private var number = 0

  /// A longer line is taken for a file that is no text of lines.
  private static let lineLimit = 1 << 20

  init(_ source: ByteSource, options: InputOptions) throws(InputError) {
    lines = LineSource(source)
    language = options.language
    try options.refuseColumns(
      file: source.file, "plain text has no columns; --from csv, tsv, json or jsonl reads a table")
  }

  func next() throws(InputError) -> ElementRecord? {
    var line: [UInt8] = []
    while let piece = try lines.nextPiece() {
      line += lines.bytes[piece.range]
      if line.count > Self.lineLimit {
        throw InputError(file: lines.file, line: piece.line, message: "a line is longer than 1 MiB")
      }
      guard piece.endsLine else { continue }
      if let record = record(line, on: piece.line) { return record }
      line.removeAll(keepingCapacity: true)
    }
    return record(line, on: lines.line)
  }

  private func record(_ bytes: [UInt8], on line: Int) -> ElementRecord? {
    let label = spokenLine(String(decoding: bytes, as: UTF8.self))
    if label.isEmpty { return nil }
    number += 1
    let element = AccessibilityElement(id: String(number), label: label, language: language)
    return ElementRecord(
      number: number, line: line, namesItself: false, element: .success(element))
  }
}

extension InputOptions {
  /// Throws where an option names a column.
  func refuseColumns(file: String, _ message: String) throws(InputError) {
    let hasColumns =
      !label.isEmpty || !high.isEmpty || !content.isEmpty || id != nil || value != nil
      || languageColumn != nil || !names.isEmpty || !kinds.isEmpty
    if hasColumns { throw InputError(file: file, message: message, kind: .usage) }
  }
}
