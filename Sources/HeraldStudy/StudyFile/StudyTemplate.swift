internal import FoundationEssentials
internal import Herald
internal import HeraldInput

/// A study file to begin with, made for a file of items, with notes that say what can be changed.
package enum StudyTemplate {
  /// The text of a study of a file.
  ///
  /// - Throws: ``InputError`` where the file cannot be read.
  package static func text(items path: String, relativeTo folder: String? = nil) throws -> String {
    let bytes = try StudySources(studyFile: path).study.bytes
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let columns = try columns(of: bytes, name: name)
    let label = label(of: columns)
    var mapping: [(String, String)] = [("file", folder == nil ? path : relative(path, folder))]
    if let label {
      mapping.append(("label", label))
      let others = columns.filter { $0 != label }
      if others.count > 1 { mapping.append(("high", others[0])) }
    }
    // A line of text has nothing that could wait.
    let isText = [".txt", ".text"].contains { name.hasSuffix($0) }
    let count = try count(bytes, name: name, label: label)
    let limit = max(2, min(24, count / 2 * 2))
    func quoted(_ text: String) throws -> String {
      try json(JSONValue.text(text)).split(separator: "\n").joined()
    }
    var lines = try mapping.map { try "    \(quoted($0)): \(quoted($1))" }
    lines.append("    \"limit\": \(limit)")
    let known = try columns.map(quoted).joined(separator: ", ")
    return """
      {
        "$about": "herald study FILE -o DIR makes the package; herald study --schema tells every key.",
        "name": "my-study",
        "title": "My study",
        "items": {
      \(columns.isEmpty ? "" : columnNotes(known))\
          "$limit": "\(count) items are there; the number must be a multiple of the conditions that one participant hears.",
      \(lines.joined(separator: ",\n"))
        },
        "$settings": "Options of all conditions, such as rate, voice, voiceProfile, inline, cue.",
        "settings": { "voiceProfile": "study-neutral" },
        "$factors": "What is compared, fully crossed; or \\"conditions\\", a list of objects with a name and options.",
        "factors": { \(isText ? "\"rate\": [175, 300]" : "\"plan\": [\"layered\", \"flat\"]") },
        "$design": "kind: within, between, mixed (with \\"between\\"). order: interleaved, blocked, random.",
        "design": { "kind": "within", "participants": 12, "order": "interleaved", "maximumRuns": { "condition": 2 } },
        "seed": 1,
        "$sound": "gain: each (every sound has the loudness), all (one gain for all), none.",
        "sound": { "sampleRate": 48000, "format": "wav", "leadSilence": 0.25, "trailSilence": 0.25, "gain": "each", "loudness": -23, "truePeak": -1 },
        "question": { "text": "What did you hear?", "$answers": "A list of answers to choose from; without it a free text." }
      }

      """
  }

  private static func columnNotes(_ columns: String) -> String {
    """
        "$columns": [\(columns)],
        "$as": "How values are read where that is not plain, by column: { \\"Year\\": \\"date:year\\" }; see herald say-as --help.",

    """
  }

  /// A path as one writes it in a file of another folder; an absolute one where they share nothing.
  private static func relative(_ path: String, _ folder: String?) -> String {
    guard let folder, !path.hasPrefix("/") else { return path }
    guard folder.isEmpty || path.hasPrefix(folder + "/") else {
      return URL(filePath: path).path
    }
    return folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
  }

  /// The columns of a table or of JSON records; none where the file holds elements or lines of text.
  private static func columns(of bytes: [UInt8], name: String) throws(InputError) -> [String] {
    let isTabbed = name.hasSuffix(".tsv") || name.hasSuffix(".tab")
    if isTabbed || name.hasSuffix(".csv") {
      return header(of: bytes, separator: isTabbed ? "\t" : ",")
    }
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return [] }
    let isLines = name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson")
    let text = isLines ? bytes.prefix { $0 != 0x0A } : bytes[...]
    var node = try JSONDocument.parse(text, file: name).root
    if let list = node.members?.first(where: { $0.key == "elements" }) { node = list.value }
    if case .array(let nodes) = node.value, let first = nodes.first { node = first }
    let keys = node.members?.map(\.key).filter { !$0.hasPrefix("$") } ?? []
    let isElement = keys.contains("label") || keys.contains("customContent")
    return isElement ? [] : keys
  }

  private static func header(of bytes: [UInt8], separator: Character) -> [String] {
    let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    var cells = [""]
    var isQuoted = false
    for character in line where character != "\u{FEFF}" {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == separator, !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.filter { !$0.isEmpty }
  }

  /// The column that most likely names a thing: one that is called so, else the first.
  private static func label(of columns: [String]) -> String? {
    columns.first { ["name", "title", "label"].contains($0.lowercased()) } ?? columns.first
  }

  private static func count(
    _ bytes: [UInt8], name: String, label: String?
  ) throws(InputError) -> Int {
    var options = InputOptions()
    options.label = label.map { [$0] } ?? []
    let reader = try ElementReader(text: bytes, file: name, options: options)
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }
}
