/// How an input is written.
public enum InputFormat: String, Sendable, Hashable, CaseIterable {
  /// An array of objects, or an object whose `elements` is one.
  case json
  /// An object a line.
  case jsonl
  /// A table with a header line and commas.
  case csv
  /// A table with a header line and tabs.
  case tsv
  /// An element a line, the line being its label.
  case text

  /// The format that a file's extension stands for.
  init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "txt", "text": self = .text
    default: return nil
    }
  }
}
