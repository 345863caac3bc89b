import Glibc
import Herald
import HeraldInput
import HeraldTiming

/// The elements that the options name, record by record, with the faults of single records told on the
/// way.
struct ElementSource {
  private var reader: ElementReader
  private let only: String?
  private let limit: Int
  private var read = 0
  private var isOver = false
  /// Which of the records that the options name are given: those of the part of a sharded batch.
  private var wanted = 0..<Int.max
  private var seenIDs: [String] = []
  /// How many records had a fault of their own.
  private(set) var failed = 0
  /// How many records there are, where the input was checked first.
  private(set) var total: Int?

  /// The exit status that the faults of single records give.
  var status: ExitStatus { failed > 0 ? .someFailed : .done }

  /// Opens the input.
  ///
  /// - Parameter checkFirst: whether the whole input is read once before, so that bad input and
  ///   duplicate ids are found before long work begins; standard input is kept in memory then.
  init(_ arguments: Arguments, checkFirst: Bool = false) throws {
    only = arguments.string("only")
    limit = try arguments.integer("limit", in: 0...Int.max) ?? .max
    let open = try Self.opener(arguments, keepsInput: checkFirst)
    reader = try open()
    guard checkFirst else { return }
    var check = try ElementSource(checking: self, with: open())
    let all = try check.checkAll()
    wanted = try arguments.shard()?.range(of: all) ?? 0..<all
    total = wanted.count
  }

  /// Leaves out the next records, which an earlier run has done.
  mutating func skip(_ count: Int) {
    wanted = min(wanted.upperBound, wanted.lowerBound + count)..<wanted.upperBound
  }

  private init(checking source: ElementSource, with reader: ElementReader) {
    only = source.only
    limit = source.limit
    self.reader = reader
  }

  /// The first record of the input alone.
  static func first(_ arguments: Arguments) throws -> ElementRecord {
    var source = try ElementSource(arguments)
    guard let record = try source.next() else {
      throw InputError(file: source.reader.file, message: "holds no element")
    }
    return record
  }

  /// The next record that the options name; nil at the end.
  mutating func next() throws -> ElementRecord? {
    var found: ElementRecord?
    repeat {
      found = read < wanted.upperBound ? try nextRecord() : nil
    } while found != nil && read <= wanted.lowerBound
    guard let record = found else {
      if wanted.upperBound == .max { try checkThatOnlyWasFound() }
      return nil
    }
    if case .failure(let error) = record.element {
      failed += 1
      message(error.description)
    }
    return record
  }

  private mutating func nextRecord() throws -> ElementRecord? {
    while !isOver, read < limit, let record = try reader.next() {
      if let only {
        let id = (try? record.element.get())?.id ?? String(record.number)
        guard id == only else {
          if seenIDs.count < 10_000 { seenIDs.append(id) }
          continue
        }
        isOver = true
      }
      read += 1
      return record
    }
    return nil
  }

  private mutating func checkAll() throws -> Int {
    var duplicates = DuplicateIDs()
    while read < limit, let record = try reader.next() {
      try duplicates.check(record, file: reader.file)
      let id = (try? record.element.get())?.id
      if only == nil || id == only { read += 1 } else if let id { seenIDs.append(id) }
    }
    try checkThatOnlyWasFound()
    return read
  }

  private func checkThatOnlyWasFound() throws {
    guard let only, read == 0, limit > 0 else { return }
    throw InputError(
      file: reader.file,
      message: "no element has the id \(only)\(suggestion(for: only, among: seenIDs))")
  }

  /// What opens the input, as often as it is asked to.
  private static func opener(
    _ arguments: Arguments, keepsInput: Bool
  ) throws -> () throws -> ElementReader {
    let options = try inputOptions(arguments)
    if let text = arguments.string("text") {
      guard arguments.operands.isEmpty else {
        throw UsageError("--text and \(arguments.operands[0]): expected one of both")
      }
      var element = InputOptions()
      element.format = .text
      element.language = options.language
      // One element, whatever line breaks the text has: they are spoken as spaces.
      let line = text.replacing("\r\n", with: " ").map { $0.isNewline ? " " : String($0) }.joined()
      return { try ElementReader(text: line.utf8, file: "--text", options: element) }
    }
    guard let path = arguments.operands.first else {
      throw UsageError("expected a FILE, - for standard input, or --text TEXT; see --help")
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("one FILE was expected, not also \(arguments.operands[1])")
    }
    guard path == "-", keepsInput else {
      return { try ElementReader(path: path, options: options) }
    }
    let bytes = try readStandardInput()
    return { try ElementReader(text: bytes, file: "-", options: options) }
  }

  private static func inputOptions(_ arguments: Arguments) throws -> InputOptions {
    var options = InputOptions()
    options.format = try arguments.choice("from")
    options.label = arguments.strings("label").flatMap(ColumnList.names)
    options.high = arguments.strings("high").flatMap(ColumnList.names)
    options.content = arguments.strings("content").flatMap(ColumnList.names)
    options.id = arguments.string("id")
    options.value = arguments.string("value")
    options.languageColumn = arguments.string("language-column")
    options.missing = Set(arguments.strings("missing"))
    options.language = arguments.string("language")
    options.names = try assignments(arguments, "name", expected: "COL=TEXT")
    options.kinds = try assignments(arguments, "as", expected: "COL=KIND")
    if let delimiter = arguments.string("delimiter") {
      guard delimiter.utf8.count == 1, let byte = delimiter.utf8.first, byte != 0x22, byte != 0x0A,
        byte != 0x0D
      else {
        throw UsageError("--delimiter \(delimiter): expected one ASCII character that is no quote")
      }
      options.delimiter = byte
    }
    return options
  }

  private static func assignments(
    _ arguments: Arguments, _ name: String, expected: String
  ) throws(UsageError) -> [String: String] {
    var result: [String: String] = [:]
    for text in arguments.strings(name) {
      guard let (column, value) = ColumnList.assignment(in: text) else {
        throw UsageError("--\(name) \(text): expected \(expected)")
      }
      result[column] = value
    }
    return result
  }
}

/// All of standard input.
private func readStandardInput() throws(InputError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(0, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 {
      return bytes
    } else if errno != EINTR {
      throw InputError(
        file: "-", message: "cannot be read: \(systemMessage())", kind: .unreadable)
    }
  }
}
