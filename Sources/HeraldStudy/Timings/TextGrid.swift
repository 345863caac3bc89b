/// Marks as a Praat TextGrid in its long text format, with a tier each for roles, segments and words.
///
/// The engine tells no phonemes, so that there is no tier of them. Times are those of the file's
/// frames, written so that they read back as the very same numbers.
enum TextGrid {
  /// The text of the file.
  static func text(_ marks: Marks) -> String {
    let tiers: [(name: String, intervals: [(text: String, frames: Range<Int>)])] = [
      ("role", marks.segments.map { ($0.role, $0.frames) }),
      ("segment", marks.segments.map { ($0.text, $0.frames) }),
      ("word", marks.words.flatMap { $0 }.map { ($0.text, $0.frames) }),
    ]
    var lines = [
      "File type = \"ooTextFile\"", "Object class = \"TextGrid\"", "",
      "xmin = 0", "xmax = \(marks.duration)", "tiers? <exists>", "size = \(tiers.count)",
      "item []:",
    ]
    for (index, tier) in tiers.enumerated() {
      let intervals = filled(tier.intervals, upTo: marks.frameCount)
      lines += [
        "    item [\(index + 1)]:", "        class = \"IntervalTier\"",
        "        name = \"\(tier.name)\"", "        xmin = 0",
        "        xmax = \(marks.duration)", "        intervals: size = \(intervals.count)",
      ]
      for (number, interval) in intervals.enumerated() {
        lines += [
          "        intervals [\(number + 1)]:",
          "            xmin = \(marks.seconds(interval.frames.lowerBound))",
          "            xmax = \(marks.seconds(interval.frames.upperBound))",
          "            text = \"\(interval.text.replacing("\"", with: "\"\""))\"",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A tier has no gaps: silence is an interval without text.
  private static func filled(
    _ intervals: [(text: String, frames: Range<Int>)], upTo end: Int
  ) -> [(text: String, frames: Range<Int>)] {
    var filled: [(text: String, frames: Range<Int>)] = []
    var frame = 0
    for interval in intervals where !interval.frames.isEmpty {
      if interval.frames.lowerBound > frame {
        filled.append(("", frame..<interval.frames.lowerBound))
      }
      filled.append(interval)
      frame = interval.frames.upperBound
    }
    if frame < end { filled.append(("", frame..<end)) }
    return filled
  }
}
