public import Herald

/// Looks at the elements of a list one by one; memory grows with the labels that it has to remember.
public struct Linter: Sendable {
  /// An element's id, and where it stands in the input.
  private struct Place: Sendable {
    var id: String
    var record: Int?
    var line: Int?
    var column: Int?

    func finding(_ rule: LintRule, _ message: String) -> LintFinding {
      LintFinding(
        rule: rule.name, id: id, record: record, line: line, column: column, message: message)
    }
  }

  private struct Sharing: Sendable {
    var first: AccessibilityElement
    var second: Place?
    var count = 1
    /// The order in which the second element came, so that findings have one.
    var order = 0
  }

  private let rules: [LintRule]
  private let context: LintContext
  private var sharings: [String: [[String]: Sharing]] = [:]
  private var checked = 0

  /// Creates a linter.
  public init(rules: [LintRule] = LintRule.all, context: LintContext = LintContext()) {
    self.rules = rules
    self.context = context
  }

  /// The faults of a whole list.
  public static func findings(
    in elements: [AccessibilityElement], rules: [LintRule] = LintRule.all,
    context: LintContext = LintContext()
  ) async throws -> [LintFinding] {
    var linter = Linter(rules: rules, context: context)
    var findings: [LintFinding] = []
    for (index, element) in elements.enumerated() {
      findings += try await linter.check(element, record: index + 1)
    }
    return findings + linter.finish()
  }

  /// The faults of the next element.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - record: its number in the input, from 1.
  ///   - line: the line on which it begins.
  ///   - column: the column in which it begins.
  /// - Throws: what the context's `measure` throws.
  public mutating func check(
    _ element: AccessibilityElement, record: Int? = nil, line: Int? = nil, column: Int? = nil
  ) async throws -> [LintFinding] {
    checked += 1
    let place = Place(id: element.id, record: record, line: line, column: column)
    var findings: [LintFinding] = []
    for rule in rules {
      switch rule.check {
      case .element(let messages):
        for message in try await messages(element, context) {
          findings.append(place.finding(rule, message))
        }
      case .sharedKey(let key, _):
        if let key = key(element) {
          note(element, key: key, rule: rule.name, place: place)
        }
      }
    }
    return findings
  }

  /// The faults that only the whole list shows.
  public mutating func finish() -> [LintFinding] {
    var findings: [LintFinding] = []
    for rule in rules {
      guard case .sharedKey(_, let message) = rule.check else { continue }
      let shared = (sharings[rule.name] ?? [:]).values.sorted { $0.order < $1.order }
      for sharing in shared {
        guard let second = sharing.second else { continue }
        let text = message(LintSharing(first: sharing.first, count: sharing.count))
        findings.append(second.finding(rule, text))
      }
    }
    sharings = [:]
    return findings
  }

  private mutating func note(
    _ element: AccessibilityElement, key: [String], rule: String, place: Place
  ) {
    if sharings[rule]?[key] == nil {
      var first = element
      first.customContent = []
      sharings[rule, default: [:]][key] = Sharing(first: first)
      return
    }
    sharings[rule]?[key]?.count += 1
    if sharings[rule]?[key]?.second == nil {
      sharings[rule]?[key]?.second = place
      sharings[rule]?[key]?.order = checked
    }
  }
}
