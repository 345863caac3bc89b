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
    let columns = columns(of: bytes, name: name)
    var mapping: [(String, String)] = [("file", folder == nil ? path : relative(path, folder))]
    if let label = columns.first {
      mapping.append(("label", label))
      if columns.count > 2 { mapping.append(("high", columns[1])) }
    }
    let count = try count(bytes, name: name, label: columns.first)
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
      \(columns.isEmpty ? "" : "    \"$columns\": [\(known)],\n")\
          "$limit": "\(count) items are there; the number must be a multiple of the conditions that one participant hears.",
      \(lines.joined(separator: ",\n"))
        },
        "$settings": "Options of all conditions, such as rate, voice, voiceProfile, inline, cue.",
        "settings": { "voiceProfile": "study-neutral", "rate": 175 },
        "$factors": "What is compared, fully crossed; or \\"conditions\\", a list of objects with a name and options.",
        "factors": { "plan": ["layered", "flat"] },
        "$design": "kind: within, between, mixed (with \\"between\\"). order: interleaved, blocked, random.",
        "design": { "kind": "within", "participants": 12, "order": "interleaved", "maximumRuns": { "condition": 2 } },
        "seed": 1,
        "$sound": "gain: each (every sound has the loudness), all (one gain for all), none.",
        "sound": { "sampleRate": 48000, "format": "wav", "leadSilence": 0.25, "trailSilence": 0.25, "gain": "each", "loudness": -23, "truePeak": -1 },
        "question": { "text": "What did you hear?", "$answers": "A list of answers to choose from; without it a free text." }
      }

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

  /// The names in the first line of a table; none for other kinds of files.
  private static func columns(of bytes: [UInt8], name: String) -> [String] {
    let isTabbed = name.hasSuffix(".tsv") || name.hasSuffix(".tab")
    guard isTabbed || name.hasSuffix(".csv") else { return [] }
    let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    var cells = [""]
    var isQuoted = false
    for character in line where character != "\u{FEFF}" {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == (isTabbed ? "\t" : ","), !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.filter { !$0.isEmpty }
  }

  private static func count(
    _ bytes: [UInt8], name: String, label: String?
  ) throws(InputError) -> Int {
    var options = InputOptions()
    // A comma in a column's name would part it.
    options.label = label.map { [$0.replacing(",", with: "\\,")] } ?? []
    let reader = try ElementReader(text: bytes, file: name, options: options)
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }
}
