public import Herald

/// One fault that announcements can have: what it is, why it matters, and examples.
///
/// The examples are the rule's tests and its documentation.
public struct LintRule: Sendable {
  /// A list of elements with, or without, the fault.
  public struct Example: Sendable {
    /// What it shows, in a few words.
    public var note: String
    /// The elements.
    public var elements: [AccessibilityElement]

    /// Creates an example.
    public init(_ note: String, _ elements: AccessibilityElement...) {
      self.note = note
      self.elements = elements
    }
  }

  /// How a rule finds its fault.
  enum Check: Sendable {
    /// In each element for itself; the messages of what is wrong.
    case element(@Sendable (AccessibilityElement, LintContext) async throws -> [String])
    /// In elements that share a key; nil for those that the rule does not concern.
    case sharedKey(
      @Sendable (AccessibilityElement) -> [String]?, message: @Sendable (LintSharing) -> String)
  }

  /// The name by which findings refer to the rule, and by which it is chosen and silenced.
  public let name: String
  /// What the fault is, in a sentence.
  public let summary: String
  /// Why it matters to a listener, and what to do about it.
  public let advice: String
  /// Lists of elements that have the fault, each once.
  public let bad: [Example]
  /// Lists of elements that do not have it.
  public let good: [Example]
  let check: Check

  init(
    name: String, summary: String, advice: String, bad: [Example], good: [Example], check: Check
  ) {
    self.name = name
    self.summary = summary
    self.advice = advice
    self.bad = bad
    self.good = good
    self.check = check
  }

  /// All rules, in the order in which they are asked.
  public static let all: [LintRule] = [
    .emptyLabel, .onlyOnDemand, .allHigh, .overBudget, .valueRepeatsLabel, .identifierLabel,
    .duplicateLabel, .missingPause, .badlyReadValue,
  ]

  /// The rules that are chosen and not silenced.
  ///
  /// - Parameters:
  ///   - names: the names of the rules that are wanted; empty for all.
  ///   - silenced: the names of the rules that are not.
  /// - Throws: ``Herald/InputError`` of kind `usage` for a name that no rule has, with near names.
  public static func chosen(_ names: [String] = [], silenced: [String] = [])
    throws(InputError) -> [LintRule]
  {
    let known = all.map(\.name)
    for name in names + silenced where !known.contains(name) {
      var near = suggestion(for: name, among: known)
      if near.isEmpty { near = "; the rules are \(known.joined(separator: ", "))" }
      throw InputError(
        file: "herald lint", message: "no rule is called \"\(name)\"\(near)", kind: .usage)
    }
    return all.filter { rule in
      (names.isEmpty || names.contains(rule.name)) && !silenced.contains(rule.name)
    }
  }
}

/// Elements that share what should tell them apart.
struct LintSharing: Sendable {
  /// The first element that has the key.
  var first: AccessibilityElement
  /// How many elements have it.
  var count: Int
}
