/// Marks as CSV, a row a segment and a row a word, in seconds and frames of the file.
enum MarksTable {
  static let header = [
    "tier", "segment", "role", "text", "start", "end", "start_frame", "end_frame",
  ]

  /// The text of the file.
  static func text(_ marks: Marks) -> String {
    var table = Table(header: header)
    for (index, segment) in marks.segments.enumerated() {
      table.add(row("segment", index, segment, marks))
      for word in marks.words[index] { table.add(row("word", index, word, marks)) }
    }
    return table.csv
  }

  private static func row(
    _ tier: String, _ index: Int, _ interval: Marks.Interval, _ marks: Marks
  ) -> [String] {
    let (start, end) = (interval.frames.lowerBound, interval.frames.upperBound)
    return [
      tier, String(index + 1), interval.role, interval.text,
      decimal(start, per: marks.sampleRate), decimal(end, per: marks.sampleRate), String(start),
      String(end),
    ]
  }
}
