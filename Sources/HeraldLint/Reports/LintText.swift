internal import Herald

/// Findings as lines for people, in the form that editors jump to.
public enum LintText {
  /// A finding as "file:line: element id: message [rule]".
  public static func line(_ finding: LintFinding, file: String) -> String {
    var place = file == "-" ? "standard input" : file
    if let line = finding.line { place += ":\(line)" }
    return "\(place): \(finding.id): \(finding.message) [\(finding.rule)]"
  }

  /// The rules, a line each: the name and what the fault is.
  public static func list(_ rules: [LintRule]) -> String {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      rule.name + String(repeating: " ", count: width - rule.name.count + 2) + rule.summary
    }.joined(separator: "\n")
  }

  /// All that there is to know about a rule, with its examples.
  public static func explanation(_ rule: LintRule) -> String {
    var lines = [rule.name, "", rule.summary, rule.advice, "", "Faulty:"]
    lines += rule.bad.map(line)
    lines += ["", "In order:"]
    lines += rule.good.map(line)
    return lines.joined(separator: "\n")
  }

  private static func line(_ example: LintRule.Example) -> String {
    let texts = example.elements.map { element in
      var parts = [quoted(element.label)]
      if let value = element.value { parts.append("value \(quoted(value))") }
      for content in element.customContent {
        let importance = content.importance == .high ? " (high)" : ""
        parts.append("\(content.label)\(importance) \(quoted(content.value))")
      }
      return parts.joined(separator: ", ")
    }
    return "  \(example.note): \(texts.joined(separator: "; "))"
  }
}
