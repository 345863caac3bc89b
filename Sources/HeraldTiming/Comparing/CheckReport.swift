/// Checks and what came out of them, as JUnit XML for the CI systems that read it.
public struct CheckReport: Sendable, Hashable {
  /// One check.
  public struct Check: Sendable, Hashable {
    /// What was asked ("layered<=0.6*flat").
    public var name: String
    /// What came out, in one sentence.
    public var summary: String
    /// Why it failed, a line each; nil where it did not.
    public var failures: [String]?

    /// Creates a check.
    public init(name: String, summary: String, failures: [String]? = nil) {
      self.name = name
      self.summary = summary
      self.failures = failures
    }
  }

  /// What was checked ("herald compare cars.json").
  public var name: String
  /// The checks, in the order in which they were asked for.
  public var checks: [Check]

  /// Creates a report.
  public init(name: String, checks: [Check] = []) {
    self.name = name
    self.checks = checks
  }

  /// Whether every check was met.
  public var isMet: Bool { checks.allSatisfy { $0.failures == nil } }

  /// The report as JUnit XML, one test case a check.
  ///
  /// Without times of the run: equal measurements give equal bytes.
  public var junitXML: String {
    let failed = checks.count { $0.failures != nil }
    let counts = "tests=\"\(checks.count)\" failures=\"\(failed)\" errors=\"0\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites \(counts)>",
      "  <testsuite name=\"\(xmlText(name))\" \(counts) skipped=\"0\">",
    ]
    for check in checks {
      let start =
        "    <testcase classname=\"\(xmlText(name))\" name=\"\(xmlText(check.name))\""
      lines.append(start + ">")
      if let failures = check.failures {
        lines.append("      <failure message=\"\(xmlText(check.summary))\" type=\"timing\">")
        lines += failures.map { xmlText($0) }
        lines.append("      </failure>")
      } else {
        lines.append("      <system-out>\(xmlText(check.summary))</system-out>")
      }
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A text inside XML or HTML, in an attribute or between tags: marks as entities, characters that XML
/// 1.0 does not allow as U+FFFD.
func xmlText(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t", "\n", "\r": result += "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
