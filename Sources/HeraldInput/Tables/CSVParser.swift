internal import CCSV
internal import Herald

/// Splits the lines of a table into cells, through libcsv.
///
/// RFC 4180 and its real-life variants: a quote inside an unquoted cell is a character like others,
/// white space around unquoted cells is left out, an empty line is no row.
@safe final class CSVParser {
  /// The cells of the row so far.
  private(set) var cells: [String] = []
  /// Which columns are needed; beyond its end none are, and nil is all.
  var needed: [Bool]?
  /// Cells that count as empty.
  var missing: [[UInt8]] = []
  /// The cells beyond the last needed column that hold something.
  private(set) var surplus = 0

  private let parser: UnsafeMutablePointer<csv_parser>
  private var rowEnded = false

  /// A cell longer than this is taken for a quote that was never closed.
  static let cellLimit = 1 << 20
  /// A row of more cells than this is taken for a file that is no table.
  static let columnLimit = 1 << 15

  init(delimiter: UInt8) {
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: csv_parser())
    guard unsafe csv_init(parser, 0) == 0 else { preconditionFailure("libcsv did not start") }
    unsafe csv_set_delim(parser, delimiter)
  }

  deinit {
    unsafe csv_free(parser)
    unsafe parser.deallocate()
  }

  /// Whether the last byte stood inside a quoted cell.
  var isInsideQuotes: Bool {
    // State 2 is that of a cell that has begun and not ended (libcsv's FIELD_BEGUN).
    unsafe parser.pointee.quoted != 0 && parser.pointee.pstate == 2
  }

  /// Whether a row has begun and not ended.
  var isInsideRow: Bool { unsafe parser.pointee.pstate != 0 }

  /// The length of the cell that has begun, in bytes.
  var cellLength: Int { unsafe parser.pointee.entry_pos }

  /// Goes on to the next row.
  func beginRow() {
    cells.removeAll(keepingCapacity: true)
    surplus = 0
    rowEnded = false
  }

  /// Reads a stretch of at most one line.
  ///
  /// - Returns: whether it ended the row.
  func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    let count = unsafe csv_parse(
      parser, bytes.baseAddress, bytes.count, foundCell, foundRowEnd, context)
    guard count == bytes.count else { preconditionFailure("no memory for a table's cell") }
    return rowEnded
  }

  /// Ends the last row, where the file ends without a line end.
  ///
  /// - Returns: whether there was one.
  func finish() -> Bool {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe _ = csv_fini(parser, foundCell, foundRowEnd, context)
    return rowEnded
  }

  fileprivate func add(_ cell: UnsafeRawBufferPointer) {
    let index = cells.count
    if let needed {
      guard index < needed.count else {
        if cell.count > 0 { surplus += 1 }
        return
      }
      guard needed[index] else {
        cells.append("")
        return
      }
    }
    unsafe cells.append(text(of: cell))
  }

  fileprivate func endRow() { rowEnded = true }

  /// The text of a cell on one line, without white space at its ends; empty for a missing one.
  private func text(of cell: UnsafeRawBufferPointer) -> String {
    guard let first = unsafe cell.first, let last = unsafe cell.last else { return "" }
    let text = unsafe String(decoding: cell, as: UTF8.self)
    let hasLineBreak = unsafe cell.contains { $0 == 0x0A || $0 == 0x0D }
    // Most cells are plain, which their bytes tell sooner than their characters.
    let isPlain =
      first > 0x20 && last > 0x20 && first < 0x80 && last < 0x80 && !hasLineBreak
    let line = isPlain ? text : spokenLine(text)
    return missing.contains { $0.elementsEqual(line.utf8) } ? "" : line
  }
}

private func parser(_ context: UnsafeMutableRawPointer?) -> CSVParser {
  guard let context = unsafe context else { preconditionFailure("libcsv lost its context") }
  return unsafe Unmanaged<CSVParser>.fromOpaque(context).takeUnretainedValue()
}

private func foundCell(
  _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?
) {
  unsafe parser(context).add(UnsafeRawBufferPointer(start: bytes, count: count))
}

private func foundRowEnd(_ character: Int32, _ context: UnsafeMutableRawPointer?) {
  unsafe parser(context).endRow()
}
