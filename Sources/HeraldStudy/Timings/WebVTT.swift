/// Marks as WebVTT: a cue a segment, named by its role, with a time stamp before each word.
enum WebVTT {
  /// The text of the file.
  static func text(_ marks: Marks) -> String {
    var lines = ["WEBVTT", ""]
    for (index, segment) in marks.segments.enumerated() {
      let start = milliseconds(segment.frames.lowerBound, marks)
      let end = max(start + 1, milliseconds(segment.frames.upperBound, marks))
      lines.append("\(index + 1) \(segment.role)")
      lines.append("\(time(start)) --> \(time(end))")
      lines.append(payload(segment, marks.words[index], marks, start: start, end: end))
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// Stamps grow and stand inside the cue, as the format wants; words that share a stamp go together.
  private static func payload(
    _ segment: Marks.Interval, _ words: [Marks.Interval], _ marks: Marks, start: Int, end: Int
  ) -> String {
    guard !words.isEmpty else { return escaped(segment.text) }
    var last = start
    var text = ""
    for word in words {
      let stamp = milliseconds(word.frames.lowerBound, marks)
      if !text.isEmpty { text += " " }
      if stamp > last, stamp < end {
        text += "<\(time(stamp))>"
        last = stamp
      }
      text += escaped(word.text)
    }
    return text
  }

  private static func milliseconds(_ frame: Int, _ marks: Marks) -> Int {
    (frame * 2000 + marks.sampleRate) / (2 * marks.sampleRate)
  }

  private static func time(_ milliseconds: Int) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return padded(milliseconds / 3_600_000, 2) + ":" + padded(milliseconds / 60_000 % 60, 2) + ":"
      + padded(milliseconds / 1000 % 60, 2) + "." + padded(milliseconds % 1000, 3)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
