public import Herald

/// A JSON file as a whole, for the small files that Herald reads: profiles, settings, studies.
public struct JSONDocument: Sendable {
  /// The file as the user named it.
  public var file: String
  /// The outermost value.
  public var root: JSONNode

  /// Reads a file, or standard input for "-".
  ///
  /// - Throws: ``Herald/InputError`` with line and column.
  public static func read(path: String) throws(InputError) -> JSONDocument {
    try read(ByteSource(path: path))
  }

  /// Reads a text that came from elsewhere.
  ///
  /// - Parameters:
  ///   - text: the JSON text in UTF-8.
  ///   - file: what errors call it.
  /// - Throws: ``Herald/InputError`` with line and column.
  public static func parse(_ text: some Collection<UInt8>, file: String) throws(InputError)
    -> JSONDocument
  {
    try read(ByteSource(bytes: text, file: file))
  }

  /// The outermost value as an object with these keys.
  ///
  /// - Throws: ``Herald/InputError`` where it is something else, or has other keys.
  public func object(_ what: String, keys: [String]) throws(InputError) -> JSONObject {
    try JSONObject(root, in: file, what: what, keys: keys)
  }

  private static func read(_ source: ByteSource) throws(InputError) -> JSONDocument {
    let parser = JSONParser(file: source.file, shape: .document)
    while try source.readChunk() { try parser.parse(source.bytes) }
    try parser.finish()
    guard let root = parser.takeFinished().first else {
      throw InputError(file: source.file, line: 1, column: 1, message: "the file holds nothing")
    }
    return JSONDocument(file: source.file, root: root)
  }
}
