public import Herald

/// Reads the elements of an input one by one; memory does not grow with the length of the input.
public final class ElementReader {
  /// The input as the user named it, or "-".
  public let file: String
  private let records: any RecordReader

  /// Opens a file, or standard input for "-".
  ///
  /// - Throws: ``Herald/InputError`` where the file cannot be read, or is not of any known format.
  public convenience init(path: String, options: InputOptions = InputOptions())
    throws(InputError)
  {
    try self.init(source: ByteSource(path: path), options: options)
  }

  /// Reads from memory.
  ///
  /// - Parameters:
  ///   - text: the input in UTF-8.
  ///   - file: what errors call it; its extension tells the format where the options do not.
  ///   - options: how it is read.
  public convenience init(
    text: some Collection<UInt8>, file: String, options: InputOptions = InputOptions()
  ) throws(InputError) {
    try self.init(source: ByteSource(bytes: text, file: file), options: options)
  }

  package init(source: ByteSource, options: InputOptions) throws(InputError) {
    file = source.file
    let format = options.format ?? InputFormat(path: source.file)
    switch format {
    case .csv:
      records = TableReader(source, options: options, delimiter: options.delimiter ?? 0x2C)
    case .tsv:
      records = TableReader(source, options: options, delimiter: options.delimiter ?? 0x09)
    case .json:
      records = try JSONRecordReader(source, options: options, allowsSeveral: false)
    case .jsonl:
      records = try JSONRecordReader(source, options: options, allowsSeveral: true)
    case .text:
      records = try TextReader(source, options: options)
    case nil:
      records = UnknownReader(source, options: options)
    }
  }

  /// The next record, or nil at the end of the input.
  ///
  /// - Throws: ``Herald/InputError`` where the input cannot be read on; a fault of one record alone stands
  ///   in that record.
  public func next() throws(InputError) -> ElementRecord? {
    try records.next()
  }
}

/// What gives the records of one format.
protocol RecordReader: AnyObject {
  /// The next record, or nil at the end of the input.
  func next() throws(InputError) -> ElementRecord?
}

/// Tells JSON from plain text by the first character, when the first record is asked for.
private final class UnknownReader: RecordReader {
  private let source: ByteSource
  private let options: InputOptions
  private var reader: (any RecordReader)?

  init(_ source: ByteSource, options: InputOptions) {
    self.source = source
    self.options = options
  }

  func next() throws(InputError) -> ElementRecord? {
    if let reader { return try reader.next() }
    let first = try source.peek { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    let reader: any RecordReader =
      isJSON
      ? try JSONRecordReader(source, options: options, allowsSeveral: true)
      : try TextReader(source, options: options)
    self.reader = reader
    return try reader.next()
  }
}
