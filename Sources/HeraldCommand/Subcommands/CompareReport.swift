import HeraldTiming

/// Prints a comparison: a table for people, CSV, or JSON.
struct ComparisonReport {
  let comparison: Comparison
  let checks: CheckReport

  /// The figures of one variant over all elements.
  private struct Figures: Encodable {
    struct Spread: Encodable {
      var total: Double
      var mean: Double
      var median: Double
      var p90: Double
      var max: Double

      init(_ distribution: Distribution) {
        total = distribution.total
        mean = distribution.mean
        median = distribution.median
        p90 = distribution.p90
        max = distribution.max
      }
    }
    var name: String
    var plan: String
    var profile: String
    var rate: Int
    var elements: Int
    var seconds: Spread
    var speech: Spread
    var essential: Spread
    var words: Spread
    /// The share of the first variant's seconds.
    var share: Double
  }

  private struct Check: Encodable {
    var name: String
    var isMet: Bool
    var summary: String
    var failures: [String]
  }

  private struct Document: Encodable {
    var variants: [Figures]
    var rows: [Comparison.Row]
    var failed: Int
    var checks: [Check]
  }

  func print(_ arguments: Arguments) async throws {
    if arguments.has("json") {
      let document = Document(
        variants: comparison.variants.indices.map(figures), rows: comparison.rows,
        failed: comparison.rows.count - comparison.spoken.count,
        checks: checks.checks.map {
          Check(
            name: $0.name, isMet: $0.failures == nil, summary: $0.summary,
            failures: $0.failures ?? [])
        })
      try await standardOutput.line(try json(document, pretty: true))
    } else if arguments.has("csv") {
      try await printCSV()
    } else {
      try await printTable()
    }
    // On stderr, so that they are seen whatever is printed where.
    for check in checks.checks {
      guard let failures = check.failures else {
        if !arguments.has("quiet") { message("met: \(check.name): \(check.summary)") }
        continue
      }
      message("not met: \(check.name): \(check.summary)")
      for failure in failures { message("  \(failure)") }
    }
  }

  private func figures(_ index: Int) -> Figures {
    let variant = comparison.variants[index]
    func spread(_ quantity: Comparison.Quantity) -> Figures.Spread {
      .init(comparison.distribution(of: quantity, variant: index))
    }
    return Figures(
      name: variant.name, plan: variant.plan, profile: variant.profile, rate: variant.rate,
      elements: comparison.spoken.count, seconds: spread(.seconds), speech: spread(.speech),
      essential: spread(.essential), words: spread(.words), share: share(index))
  }

  private func share(_ index: Int) -> Double {
    let first = comparison.distribution(of: .seconds, variant: 0).total
    return first > 0
      ? comparison.distribution(of: .seconds, variant: index).total / first : 1
  }

  private func printCSV() async throws {
    try await standardOutput.line(
      "id,variant,plan,profile,rate,seconds,speechSeconds,essentialSeconds,wordCount,error")
    for row in comparison.rows {
      for (index, variant) in comparison.variants.enumerated() {
        let cells = [
          row.id, variant.name, variant.plan, variant.profile, String(variant.rate),
          String(row.seconds[index]), String(row.speech[index]), String(row.essential[index]),
          String(row.words[index]), row.error ?? "",
        ]
        try await standardOutput.line(cells.map(csvCell).joined(separator: ","))
      }
    }
  }

  private func printTable() async throws {
    let out = standardOutput
    let count = comparison.spoken.count
    let failed = comparison.rows.count - count
    let width = max(8, comparison.variants.map(\.name.count).max() ?? 0)
    try await out.line(
      "\(count) element\(count == 1 ? "" : "s")\(failed > 0 ? ", \(failed) not spoken" : ""); "
        + "seconds in total, and of an element")
    let head = "plan" + String(repeating: " ", count: width - 4)
    try await out.line(
      "\(head)   seconds   share   median      p90      max   words   essential known after")
    let first = comparison.distribution(of: .essential, variant: 0).total
    for (index, variant) in comparison.variants.enumerated() {
      let seconds = comparison.distribution(of: .seconds, variant: index)
      let essential = comparison.distribution(of: .essential, variant: index)
      let words = comparison.distribution(of: .words, variant: index)
      var line = variant.name + String(repeating: " ", count: width - variant.name.count)
      line += fixed(seconds.total, width: 10)
      line += padded("\(Int((share(index) * 100).rounded())) %", 8)
      line += fixed(seconds.median, width: 9)
      line += fixed(seconds.p90, width: 9)
      line += fixed(seconds.max, width: 9)
      line += padded(String(Int(words.total)), 8)
      line += fixed(essential.total, width: 10)
      let sooner = first - essential.total
      if abs(sooner) >= 0.005 {
        line += "  (\(fixed(abs(sooner), width: 0)) s \(sooner > 0 ? "sooner" : "later"))"
      }
      try await out.line(line)
    }
  }
}
