import Herald
import HeraldTiming

/// A comparison of "flat" and "layered" with these seconds.
func comparison(_ rows: [(id: String, flat: Double, layered: Double)]) -> Comparison {
  Comparison(
    variants: ["flat", "layered"].map {
      .init(name: $0, plan: $0, profile: "default", rate: 175)
    },
    rows: rows.map { row in
      .init([timing(row.id, row.flat), timing(row.id, row.layered)])
    })
}

/// A timing of so many seconds, half of them essential, with a word a second.
func timing(_ id: String, _ seconds: Double) -> ElementTiming {
  let frames = Int(seconds * 1000)
  let speech = RenderedSpeech(
    sampleRate: 1000, frames: [Int16](repeating: 0, count: frames / 2),
    marks: (0..<Int(seconds)).map {
      SpeechMark(kind: .word, frame: $0, range: 2 * $0..<2 * $0 + 1)
    })
  let words = (0..<max(1, Int(seconds))).map { _ in "a" }.joined(separator: " ")
  let label = Segment(role: .label, written: words)
  let cue = Segment(role: .cue, written: "More")
  return ElementTiming(
    RenderedAnnouncement(
      plan: AnnouncementPlan(elementID: id, kind: .layered, segments: [label, cue]),
      sampleRate: 1000,
      parts: [
        .init(segment: label, voice: "v", startFrame: 0, speech: speech, pauseFrames: 0),
        .init(
          segment: cue, voice: "v", startFrame: frames / 2,
          speech: RenderedSpeech(
            sampleRate: 1000, frames: [Int16](repeating: 0, count: frames - frames / 2)),
          pauseFrames: 0),
      ]))
}
