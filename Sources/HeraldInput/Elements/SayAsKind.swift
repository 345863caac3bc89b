internal import Herald

/// The kinds of values that an author can name, as SSML's `say-as` has them.
enum SayAsKind {
  static let names = [
    "date", "time", "telephone", "characters", "cardinal", "ordinal", "fraction", "unit",
    "currency", "verbatim",
  ]

  /// The hint for a kind as people write it ("date", "date:dmy"), or why there is none.
  static func hint(_ text: String) -> Result<SpokenHint, Fault> {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard names.contains(name) else {
      var near = suggestion(for: name, among: names)
      if near.isEmpty { near = "; the kinds are \(names.joined(separator: ", "))" }
      return .failure(Fault(message: "unknown kind \"\(name)\"\(near)"))
    }
    let format = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    return .success(.sayAs(name, format: format))
  }

  /// An unknown kind.
  struct Fault: Error {
    var message: String
  }
}
