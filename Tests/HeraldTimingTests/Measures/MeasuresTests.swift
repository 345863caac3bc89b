import Herald
import HeraldTiming
import Testing

@Suite("Measures of an announcement")
struct MeasuresTests {
  @Test("The worked example of Documentation/Measures.md, to the frame")
  func example() {
    let label = Segment(role: .label, written: "Bailey, beagle")
    let high = Segment(role: .high, written: "Age, 3 years")
    let cue = Segment(role: .cue, written: "More content available")
    func speech(_ frames: Int, _ marks: [(Int, Range<Int>)] = []) -> RenderedSpeech {
      RenderedSpeech(
        sampleRate: 1000, frames: [Int16](repeating: 0, count: frames),
        marks: marks.map { SpeechMark(kind: .word, frame: $0.0, range: $0.1) })
    }
    let announcement = RenderedAnnouncement(
      plan: AnnouncementPlan(elementID: "bailey", kind: .layered, segments: [label, high, cue]),
      sampleRate: 1000,
      parts: [
        .init(
          segment: label, voice: "en-us", startFrame: 0,
          speech: speech(800, [(0, 0..<6), (400, 8..<14)]), pauseFrames: 250),
        .init(
          segment: high, voice: "en-us", startFrame: 1050,
          speech: speech(900, [(0, 0..<3), (300, 5..<6), (500, 7..<12)]), pauseFrames: 250),
        .init(
          segment: cue, voice: "en-us", startFrame: 2200,
          speech: speech(1100, [(0, 0..<4), (300, 5..<12), (700, 13..<22)]), pauseFrames: 0),
      ])
    let timing = ElementTiming(announcement)
    #expect(timing.frames == 3300)
    #expect(timing.seconds == 3.3)
    #expect(timing.speechSeconds == 2.8)
    #expect(timing.essentialSeconds == 1.95)
    #expect(timing.onsets(sampleRate: 1000) == [0, 1.05, 2.2])
    #expect(timing.wordCount == 8)
    #expect(timing.wordsPerMinute == 8.0 * 60 / 2.8)
    #expect(timing.cueShare == 1.0 / 3)
  }

  @Test("Nothing said: no rate, no share")
  func silence() {
    let timing = ElementTiming(
      id: "a", plan: .flat, line: "", code: "nothing-said", message: "nothing")
    #expect(timing.wordsPerMinute == nil)
    #expect(timing.cueShare == 0)
    #expect(timing.onsets(sampleRate: 22_050) == [])
  }
}
