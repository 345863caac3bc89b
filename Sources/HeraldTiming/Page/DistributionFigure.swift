/// How lengths are spread over the elements: a histogram for each variant, with median and 90 %.
struct DistributionFigure {
  private let names: [String]
  private let distributions: [Distribution]

  init(_ comparison: Comparison) {
    names = comparison.variants.map(\.name)
    distributions = comparison.variants.indices.map {
      comparison.distribution(of: .seconds, variant: $0)
    }
  }

  private static let width = 700
  private static let rowHeight = 90
  private static let bins = 35

  /// The figure as an SVG element inside HTML; its colours are the page's.
  var svg: String {
    let limit = max(0.01, distributions.map(\.max).max() ?? 0)
    let histograms = distributions.map { $0.histogram(bins: Self.bins, upTo: limit) }
    let highest = max(1, histograms.flatMap(\.self).max() ?? 1)
    let height = names.count * Self.rowHeight + 30
    let spoken = zip(names, distributions).map { name, spread in
      "\(name): median \(decimal(spread.median)), nine of ten within \(decimal(spread.p90)), longest "
        + "\(decimal(spread.max)) seconds"
    }
    var lines = [
      "<svg role=\"img\" viewBox=\"0 0 \(Self.width) \(height)\" width=\"100%\" "
        + "aria-label=\"Distribution of lengths. \(xmlText(spoken.joined(separator: ". ")))\">"
    ]
    for (row, counts) in histograms.enumerated() {
      let base = row * Self.rowHeight + Self.rowHeight - 10
      let barWidth = Double(Self.width) / Double(Self.bins)
      lines.append(
        "<text x=\"0\" y=\"\(base - 62)\">\(xmlText(names[row])): line at the median, dashes at 90 %"
          + "</text>")
      for (bin, count) in counts.enumerated() where count > 0 {
        let tall = 55.0 * Double(count) / Double(highest)
        lines.append(
          "<rect class=\"bar\" x=\"\(decimal(Double(bin) * barWidth))\" "
            + "y=\"\(decimal(Double(base) - tall))\" width=\"\(decimal(barWidth - 1))\" "
            + "height=\"\(decimal(tall))\"/>")
      }
      for (value, dash) in [
        (distributions[row].median, ""), (distributions[row].p90, " stroke-dasharray=\"4 3\""),
      ] where distributions[row].count > 0 {
        let x = decimal(value / limit * Double(Self.width))
        lines.append(
          "<line class=\"mark\"\(dash) x1=\"\(x)\" x2=\"\(x)\" y1=\"\(base - 57)\" y2=\"\(base)\"/>"
        )
      }
    }
    lines.append("<text x=\"0\" y=\"\(height - 8)\">0 s</text>")
    lines.append(
      "<text x=\"\(Self.width)\" y=\"\(height - 8)\" text-anchor=\"end\">\(decimal(limit)) s</text>"
    )
    lines.append("</svg>")
    return lines.joined(separator: "\n")
  }
}
