import Foundation
import HeraldTiming
import Testing

@Suite("JUnit XML")
struct CheckReportTests {
  @Test("One test case a check; texts are data")
  func xml() {
    let report = CheckReport(
      name: "herald compare <a&b>",
      checks: [
        .init(name: "layered<=0.6*flat", summary: "3.00 s of 6.00 s"),
        .init(name: "max 2", summary: "1 element", failures: ["\"]]>\u{0}\u{1B}é"]),
      ])
    #expect(!report.isMet)
    #expect(
      report.junitXML == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1" errors="0">
          <testsuite name="herald compare &lt;a&amp;b&gt;" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="herald compare &lt;a&amp;b&gt;" name="layered&lt;=0.6*flat">
              <system-out>3.00 s of 6.00 s</system-out>
            </testcase>
            <testcase classname="herald compare &lt;a&amp;b&gt;" name="max 2">
              <failure message="1 element" type="timing">
        &quot;]]&gt;\u{FFFD}\u{FFFD}é
              </failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A parser of XML reads it")
  func parses() {
    let report = CheckReport(
      name: "a\u{7}", checks: [.init(name: "'\u{FFFE}\n", summary: "", failures: ["<"])])
    #expect(XMLParserCheck.accepts(report.junitXML))
    #expect(CheckReport(name: "none").isMet)
    #expect(XMLParserCheck.accepts(CheckReport(name: "none").junitXML))
  }
}
