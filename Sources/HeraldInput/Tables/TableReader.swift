internal import Herald

/// Reads the rows of a CSV or TSV file.
final class TableReader: RecordReader {
  private let lines: LineSource
  private let options: InputOptions
  private let parser: CSVParser
  private var assembler: RecordAssembler
  private var uses: [ColumnUse]?
  private var number = 0

  init(_ source: ByteSource, options: InputOptions, delimiter: UInt8) {
    lines = LineSource(source)
    self.options = options
    parser = CSVParser(delimiter: delimiter)
    assembler = RecordAssembler(options: options, file: source.file)
  }

  func next() throws(InputError) -> ElementRecord? {
    let uses: [ColumnUse]
    if let known = self.uses {
      uses = known
    } else {
      uses = try readHeader()
      self.uses = uses
    }
    guard let line = try readRow() else { return nil }
    number += 1
    if parser.surplus > 0 {
      let fault = InputError(
        file: lines.file, line: line, record: number,
        message: "the row has \(parser.cells.count + parser.surplus) cells, the header "
          + "\(uses.count)")
      return ElementRecord(
        number: number, line: line, namesItself: false, element: .failure(fault))
    }
    assembler.begin()
    for (use, cell) in zip(uses, parser.cells) where !cell.isEmpty {
      assembler.take(cell, as: use)
    }
    return assembler.record(number: number, line: line)
  }

  private func readHeader() throws(InputError) -> [ColumnUse] {
    guard !options.label.isEmpty else {
      let known =
        try readRow() == nil ? "" : "; the columns are \(parser.cells.joined(separator: ", "))"
      throw InputError(
        file: lines.file, message: "a table needs --label COLUMN\(known)", kind: .usage)
    }
    guard try readRow() != nil else {
      throw InputError(
        file: lines.file, line: 1, message: "the file is empty; expected a line of column names")
    }
    let headers = parser.cells
    var mapping = try ColumnMapping(options: options, headers: headers, file: lines.file)
    let uses = headers.map { mapping.use(of: $0) }
    parser.needed = uses.map(\.isUsed)
    parser.missing = options.missing.map { Array($0.utf8) }
    return uses
  }

  /// Reads the cells of the next row, and tells on which line it begins.
  private func readRow() throws(InputError) -> Int? {
    parser.beginRow()
    var firstLine: Int?
    var quoteLine: Int?
    var lastLine = 1
    while let piece = try lines.nextPiece() {
      lastLine = piece.line
      let cellsBefore = parser.cells.count + parser.surplus
      let hasEnded = unsafe lines.bytes.withUnsafeBufferPointer { bytes in
        unsafe parser.parse(UnsafeBufferPointer(rebasing: bytes[piece.range]))
      }
      if firstLine == nil, hasEnded || parser.isInsideRow { firstLine = piece.line }
      if hasEnded { return firstLine }
      if !parser.isInsideQuotes {
        quoteLine = nil
      } else if quoteLine == nil || parser.cells.count + parser.surplus > cellsBefore {
        quoteLine = piece.line
      }
      try checkLimits(line: piece.line, quoteLine: quoteLine)
    }
    if parser.isInsideQuotes { throw openQuote(line: quoteLine ?? lastLine) }
    return parser.finish() ? firstLine : nil
  }

  private func checkLimits(line: Int, quoteLine: Int?) throws(InputError) {
    if parser.cellLength > CSVParser.cellLimit {
      if let quoteLine { throw openQuote(line: quoteLine) }
      throw InputError(file: lines.file, line: line, message: "a cell is longer than 1 MiB")
    }
    if parser.cells.count + parser.surplus > CSVParser.columnLimit {
      throw InputError(
        file: lines.file, line: line, message: "a row has more than \(CSVParser.columnLimit) cells")
    }
  }

  private func openQuote(line: Int) -> InputError {
    InputError(
      file: lines.file, line: line,
      message: "the quote that opens on this line is never closed; expected \" before a comma "
        + "or a line end")
  }
}
