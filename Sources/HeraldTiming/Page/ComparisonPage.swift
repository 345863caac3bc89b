import FoundationEssentials

/// The comparison as one self-contained HTML page, which can be read by eye, keyboard and screen reader,
/// in light and dark, and on paper.
public struct ComparisonPage: Sendable {
  /// What was compared, for the page's title.
  public var title: String
  /// How, in a sentence.
  public var subtitle: String
  /// The figures.
  public var comparison: Comparison
  /// The checks that were asked for.
  public var checks: [CheckReport.Check]
  /// The elements with their time lines.
  public var elements: [PageElement]
  /// Frames a second.
  public var sampleRate: Int

  /// Creates a page.
  public init(
    title: String, subtitle: String, comparison: Comparison, checks: [CheckReport.Check],
    elements: [PageElement], sampleRate: Int
  ) {
    self.title = title
    self.subtitle = subtitle
    self.comparison = comparison
    self.checks = checks
    self.elements = elements
    self.sampleRate = sampleRate
  }

  private struct Data: Encodable {
    var sampleRate: Int
    var variants: [String]
    var elements: [PageElement]
  }

  /// The page's text.
  ///
  /// - Throws: nothing in practice: what cannot be written as JSON is not among its values.
  public func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(
      Data(sampleRate: sampleRate, variants: comparison.variants.map(\.name), elements: elements))
    // Inside a script element no "<" of a text may begin a tag or a comment.
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
    let style = String(decoding: PackageResources.page_css, as: UTF8.self)
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(xmlText(title)): timing of announcements</title>
      <style>
      \(style)</style>
      </head>
      <body>
      <a class="skip" href="#elements-heading">Skip to the time lines</a>
      <main>
      <h1>\(xmlText(title)): timing of announcements</h1>
      <p>\(xmlText(subtitle))</p>
      \(checksSection)<h2 id="overview">All elements</h2>
      \(overviewTable)
      \(DistributionFigure(comparison).svg)
      \(elementSections)
      </main>
      <script type="application/json" id="data">\(json)</script>
      <script>
      \(script)</script>
      </body>
      </html>

      """
  }

  private var checksSection: String {
    guard !checks.isEmpty else { return "" }
    let items = checks.map { check in
      let failures = (check.failures ?? []).prefix(10).map { "<li>\(xmlText($0))</li>" }.joined()
      let list = failures.isEmpty ? "" : "<ul>\(failures)</ul>"
      let word = check.failures == nil ? "met" : "broken"
      return
        "<li><strong class=\"\(word)\">\(word == "met" ? "Met" : "Not met")</strong>: "
        + "<code>\(xmlText(check.name))</code>: \(xmlText(check.summary))\(list)</li>"
    }
    return "<h2>Checks</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
  }

  private var overviewTable: String {
    let heads = ["Plan", "Elements", "Total s", "% of the first", "Median s", "90 % within s"]
    let more = ["Longest s", "Essential, median s", "Words"]
    let header = (heads + more).map { "<th scope=\"col\">\($0)</th>" }.joined()
    let first = comparison.distribution(of: .seconds, variant: 0).total
    let rows = comparison.variants.indices.map { index in
      let seconds = comparison.distribution(of: .seconds, variant: index)
      let essential = comparison.distribution(of: .essential, variant: index)
      let words = comparison.distribution(of: .words, variant: index)
      let cells = [
        String(seconds.count), decimal(seconds.total),
        first > 0 ? String(Int((seconds.total / first * 100).rounded())) : "–",
        decimal(seconds.median), decimal(seconds.p90), decimal(seconds.max),
        decimal(essential.median), String(Int(words.total)),
      ]
      return "<tr><th scope=\"row\">\(xmlText(comparison.variants[index].name))</th>"
        + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return """
      <div class="wide" tabindex="0" role="region" aria-labelledby="overview">
      <table><caption>Lengths over all elements, in seconds</caption>
      <thead><tr>\(header)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      </div>
      """
  }

  private var elementSections: String {
    let legend = RoleColor.all.map { "<li class=\"\($0.role)\">\($0.role)</li>" }.joined()
    return """
      <h2 id="elements-heading">Element by element</h2>
      <noscript><p>Time lines, sounds and sorting need JavaScript.</p></noscript>
      <div class="controls">
      <div><label for="filter">Filter by text</label><input id="filter" type="search"></div>
      <div><label for="least">At least so many seconds</label><input id="least" type="number" min="0" \
      step="0.5" value="0"></div>
      <div><label for="size">Elements a page</label><select id="size"><option value="25">25</option>\
      <option value="100">100</option><option value="0">all</option></select></div>
      <button id="previous" type="button">Previous page</button>
      <button id="next" type="button">Next page</button>
      </div>
      <p id="status" role="status"></p>
      <div class="wide" tabindex="0" role="region" aria-label="Table of elements">
      <table><caption>Sort by a column with its button</caption>
      <thead><tr id="head"></tr></thead><tbody id="rows"></tbody></table>
      </div>
      <h2>Time lines</h2>
      <p>Each segment has the colour and the name, or the first letter, of its role; ticks below are \
      words; the dark line is where the essential is known.</p>
      <ul class="legend">\(legend)</ul>
      <ul class="elements" id="elements"></ul>
      """
  }
}

/// Two decimals.
func decimal(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e15 else { return "–" }
  let hundredths = Int((abs(number) * 100).rounded())
  let digits = String(hundredths % 100)
  return (number < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100)."
    + (digits.count == 1 ? "0" + digits : digits)
}
