public import Herald

extension ListenerDictionary {
  /// Reads the listener's dictionary: an array of `{"word": …, "spoken": …}` or
  /// `{"pattern": …, "spoken": …}`, each with an optional "language".
  ///
  /// - Throws: ``InputError`` that names the entry which cannot be used.
  public static func read(path: String) throws(InputError) -> ListenerDictionary {
    try read(try JSONDocument.read(path: path))
  }

  /// Reads the listener's dictionary from a document.
  ///
  /// - Throws: as ``read(path:)``.
  public static func read(_ document: JSONDocument) throws(InputError) -> ListenerDictionary {
    guard case .array(let nodes) = document.root.value else {
      throw InputError(
        file: document.file, document.root.position,
        "found \(document.root.kindName); expected an array of entries")
    }
    var entries: [Entry] = []
    for node in nodes {
      let object = try JSONObject(
        node, in: document.file, what: "an entry",
        keys: ["word", "pattern", "spoken", "language"])
      let word = try object.string("word")
      let pattern = try object.string("pattern")
      let form: Entry.Form
      switch (word, pattern) {
      case (let word?, nil): form = .word(word)
      case (nil, let pattern?): form = .pattern(pattern)
      default:
        throw object.error(at: node.position, "expected either \"word\" or \"pattern\"")
      }
      entries.append(
        Entry(
          form: form, spoken: try object.require("spoken", object.string("spoken")),
          language: try object.string("language")))
    }
    do {
      return try ListenerDictionary(entries)
    } catch {
      throw InputError(
        file: document.file, nodes[error.index].position,
        "entry \(error.index + 1): \(error.description)")
    }
  }
}
