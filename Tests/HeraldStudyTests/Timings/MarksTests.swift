import Testing

@testable import HeraldStudy

@Suite struct MarksTests {
  /// Two words at 1000 frames a second, with silence around and between.
  private let marks = Marks(
    text: "Say \"<hi>\" & go", words: [("Say", 250..<500), ("\"<hi>\"", 500..<1000)],
    frames: 250..<1000, total: 1250)

  @Test func aTextGridFillsItsTiers() {
    let text = TextGrid.text(marks)
    #expect(text.contains("xmax = 1.25\n"))
    #expect(text.contains("name = \"word\""))
    #expect(
      text.hasSuffix(
        """
                intervals: size = 4
                intervals [1]:
                    xmin = 0.0
                    xmax = 0.25
                    text = ""
                intervals [2]:
                    xmin = 0.25
                    xmax = 0.5
                    text = "Say"
                intervals [3]:
                    xmin = 0.5
                    xmax = 1.0
                    text = \"\"\"<hi>\"\"\"
                intervals [4]:
                    xmin = 1.0
                    xmax = 1.25
                    text = ""

        """))
  }

  @Test func aCueHasItsWordsStamped() {
    #expect(
      WebVTT.text(marks) == """
        WEBVTT

        1 label
        00:00:00.250 --> 00:00:01.000
        Say <00:00:00.500>"&lt;hi&gt;"

        """)
  }

  @Test func aTableHasARowAMark() {
    #expect(
      MarksTable.text(marks) == """
        tier,segment,role,text,start,end,start_frame,end_frame
        segment,1,label,"Say ""<hi>"" & go",0.250000,1.000000,250,1000
        word,1,label,Say,0.250000,0.500000,250,500
        word,1,label,\"""<hi>\""",0.500000,1.000000,500,1000

        """)
  }

  @Test func secondsAreRounded() {
    #expect(decimal(1, per: 3) == "0.333333")
    #expect(decimal(2, per: 3) == "0.666667")
    #expect(decimal(-0.004) == "0.00")
    #expect(decimal(-23.456) == "-23.46")
    #expect(decimal(-Double.infinity) == "n/a")
  }
}

extension Marks {
  /// Marks of one segment at 1000 frames a second.
  fileprivate init(
    text: String, words: [(String, Range<Int>)], frames: Range<Int>, total: Int
  ) {
    self.init(
      sampleRate: 1000, frameCount: total,
      segments: [Interval(role: "label", text: text, frames: frames)],
      words: [words.map { Interval(role: "label", text: $0, frames: $1) }])
  }
}
