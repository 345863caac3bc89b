public import Herald

/// The kinds of values that an author can name, as SSML's `say-as` has them.
public enum SayAsKind {
  /// The names of the kinds.
  public static let names = [
    "date", "time", "telephone", "characters", "cardinal", "ordinal", "fraction", "unit",
    "currency", "verbatim",
  ]

  /// The hint for a kind as people write it ("date", "date:dmy"), or why there is none.
  public static func hint(_ text: String) -> Result<SpokenHint, Fault> {
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
  public struct Fault: Error {
    /// What is wrong, with the nearest known kind.
    public var message: String
  }
}
