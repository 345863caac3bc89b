import Foundation
import Herald
import HeraldWording
import TestRuns
import Testing

/// Strings of digits, separators, units and symbols of many scripts, the same in every run.
struct FuzzTests {
  static let parts = [
    "0", "1", "5", "12", "99", "2026", "100000", "007", ".", ",", ":", ";", "/", "-", "–", "—", "−",
    "+", "(", ")", "[", "]", "'", "\"", "′", "″", " ", " ", "\u{A0}", "\u{202F}", "\u{2009}", "\t",
    "$", "€", "£", "¥", "¢", "US$", "USD", "EUR", "M", "k", "bn", "%", "°", "°C", "℃", "º", "#",
    "№",
    "kg", "lb", "m", "h", "s", "min", "in", "ft", "sq", "km", "/h", "m²", "³", "mph", "GB", "x",
    "×",
    "★", "☆", "½", "⅓", "⁄", "✓", "→", "•", "❤️", "👍🏽", "👨‍👩‍👧", "\u{FE0F}", "\u{200D}", "\u{301}",
    "Mon", "Jan", "Nov", "St", "Dr", "No", "vs", "w/o", "IV", "XIV", "Chapter", "CO2", "T", "Z",
    "am", "PM", "CET", "http", "https://", "www", "@", "example", "com", "v2", "=", "?", "&", "_",
    "王", "伟", "日本", "か", "Привет", "שלום", "مرحبا", "한국", "α", "Ω", "नमस्ते", "٣", "〇", "ﬁ", "İ",
    "\u{0}", "\u{FFFD}", "\u{10FFFF}", "\u{202E}", "{0}", "{1}", "%s", "<b>", "&amp;", "\\", "|",
  ]
  static let languages = [
    "en-US", "de-DE", "es-MX", "fr-FR", "zh-CN", "ru-RU", "ja-JP", "", "x-none",
  ]
  static let fields = [nil, nil, "Remaining", "Depth", "Phone", "Code", "Score", "Date", ""]
  static let kinds = ["date", "time", "telephone", "characters", "cardinal", "ordinal", "unit", ""]

  /// 100,000 strings with HERALD_SOAK=1, else 6,000.
  @Test func theMapCoversTheWrittenTextInOrder() throws {
    let count = TestRun.isSoak ? 100_000 : 6000
    let forms = SpokenForms(wording: ICUWording(), listenerLanguages: ["en"])
    var random = SeededNumbers(seed: 20_261_130)
    for _ in 0..<count {
      var text = ""
      for _ in 0..<random.below(12) { text += Self.parts[random.below(Self.parts.count)] }
      let hint: SpokenHint? =
        random.below(10) == 0
        ? .sayAs(Self.kinds[random.below(Self.kinds.count)], format: nil) : nil
      let segment = Segment(
        role: .value, written: text, language: Self.languages[random.below(Self.languages.count)],
        field: Self.fields[random.below(Self.fields.count)], spokenAs: hint)
      let fault = Self.fault(in: forms.read(segment), of: text)
      try #require(fault == nil, "\(text.debugDescription): \(fault ?? "")")
    }
  }

  /// What is wrong with a reading: its segments have to be the text, and the pieces of their maps have to
  /// follow each other without gap or overlap in both texts, verbatim ones the same in both.
  private static func fault(in reading: SpokenReading, of text: String) -> String? {
    var rest = Array(text.unicodeScalars)[...]
    for segment in reading.segments {
      let written = Array(segment.written.unicodeScalars)
      let spoken = Array(segment.text.unicodeScalars)
      guard rest.starts(with: written) else { return "the segments are not the text" }
      rest = rest.dropFirst(written.count)
      guard let map = segment.map else {
        if written != spoken { return "a changed text without a map" }
        continue
      }
      var writtenEnd = 0
      var spokenEnd = 0
      for piece in map.pieces {
        guard piece.written.lowerBound == writtenEnd, piece.spoken.lowerBound == spokenEnd else {
          return "a gap or an overlap"
        }
        if piece.isVerbatim, written[piece.written] != spoken[piece.spoken] {
          return "a verbatim piece that differs"
        }
        writtenEnd = piece.written.upperBound
        spokenEnd = piece.spoken.upperBound
      }
      if writtenEnd != written.count || spokenEnd != spoken.count { return "an uncovered end" }
    }
    return rest.isEmpty ? nil : "the end of the text is missing"
  }

  /// What rules look ahead for, to be repeated.
  static let repeated = [
    "1", "1 ", "1,", "1.", "1:", "1-", "1–", "$1 ", "★", "½", "a.", "A1", "1 x ", "+1 ", "(1)",
    "Mon ", "Mon,", "IV ", "1h ", "王", "王a", "a@", "http://", "/", "❤️", "Jan 1 ", "5'10\" ", "1/2 ",
    "№", "123,", "123 ", "123.", "12,", "e.g. ", "&", " ", "{0}", "$1-", "5°C–", "1. ", "~",
    "12 Main St ", "2e ",
  ]

  #if DEBUG
    /// Twice the text is at most twice the work, and a little.
    @Test(arguments: repeated) func workGrowsWithTheLength(part: String) {
      let forms = SpokenForms(wording: ICUWording(), listenerLanguages: ["en"])
      func work(_ count: Int) -> Int {
        let counter = WorkCounter()
        WorkCounter.$current.withValue(counter) {
          _ = forms.read(
            Segment(
              role: .value, written: String(repeating: part, count: count), language: "en-US"))
        }
        return counter.count
      }
      let single = work(400)
      #expect(work(800) <= 2 * single + single / 5 + 500)
      #expect(work(1600) <= 4 * single + single / 5 + 1000)
    }
  #endif

  /// Long runs of what rules look ahead for; each would take minutes if time grew with the square.
  @Test(.timeLimit(.minutes(1)), arguments: repeated)
  func longTexts(part: String) {
    let forms = SpokenForms(wording: ICUWording(), listenerLanguages: ["en"])
    let text = String(repeating: part, count: 2000)
    let reading = forms.read(Segment(role: .value, written: text, language: "en-US"))
    #expect(reading.segments.map(\.written).joined() == text)
  }
}

extension SeededNumbers {
  fileprivate mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
