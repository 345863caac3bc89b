import HeraldTiming
import Testing

@Suite("The page and the figure")
struct PageTests {
  private let hostile = "</script><!--<b>&\"'\u{0}\u{2028}"

  @Test("Texts are data: none can end the script or begin a tag")
  func escaping() throws {
    let figures = comparison([(hostile, 4, 2)])
    let page = ComparisonPage(
      title: hostile, subtitle: hostile, comparison: figures,
      checks: [.init(name: hostile, summary: hostile, failures: [hostile])],
      elements: [
        PageElement([timing(hostile, 4), timing(hostile, 2)], sounds: [], sampleRate: 1000)
      ],
      sampleRate: 1000)
    let html = try page.html()
    #expect(html.components("<script") == 3)
    #expect(html.components("</script>") == 3)
    #expect(html.components("<!--") == 1)
    #expect(!html.contains("<b>"))
    #expect(html.contains("Not met"))
  }

  @Test("The figure is well formed, names the seconds, and equal input gives equal bytes")
  func figure() {
    let figure = TimeLineFigure(
      groups: [
        .init(
          heading: hostile, names: ["flat", "layered"],
          timings: [timing("a", 4), timing("a", 2)])
      ], sampleRate: 1000)
    #expect(XMLParserCheck.accepts(figure.svg))
    #expect(figure.svg.contains(">flat 4.00 s<"))
    #expect(figure.svg == figure.svg)
    #expect(XMLParserCheck.accepts(TimeLineFigure(groups: [], sampleRate: 1000).svg))
  }
}

extension String {
  /// How many pieces a separator cuts the text into.
  fileprivate func components(_ separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
