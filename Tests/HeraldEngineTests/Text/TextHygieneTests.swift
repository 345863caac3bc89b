import Testing

@testable import HeraldEngine

@Suite struct TextHygieneTests {
  private func clean(_ text: String) -> String {
    let clean = CleanText(cleaning: text)
    #expect(clean.origins.count == clean.scalars.count + 1)
    #expect(clean.origins.last == clean.original.count)
    #expect(clean.origins == clean.origins.sorted())
    return clean.text(0..<clean.scalars.count)
  }

  @Test(
    arguments: Samples.plainTexts + ["tab\tand\nline", "مرحبا بالعالم", "贝利，比格犬", "नमस्ते", "👨‍👩‍👧 ❤️"])
  func plainTextPassesUnchanged(text: String) {
    #expect(clean(text) == text)
  }

  @Test(arguments: [
    ("a\u{0}b", "a b"), ("a\u{1}300Sb", "a 300Sb"), ("[\u{2}h@", "[ h@"),
    ("a\u{7F}b\u{9F}", "a b "),
    ("Bai\u{AD}ley", "Bailey"), ("Bai\u{200B}ley", "Bailey"), ("\u{202E}abc\u{202C}", "abc"),
    ("\u{FEFF}abc", "abc"), ("\u{F015}Home", " Home"), ("a\u{FFFD}b\u{FFFE}", "a b "),
    ("91\u{202F}014", "91014"), ("1\u{A0}000\u{A0}000", "1000000"), ("91 014", "91 014"),
    ("12\u{A0}kg", "12\u{A0}kg"), ("1234\u{A0}567", "1234\u{A0}567"),
    ("1\u{A0}0000", "1\u{A0}0000"), ("a\u{200D}b", "ab"),
  ])
  func eachRuleDoesWhatItSays(text: String, expected: String) {
    #expect(clean(text) == expected)
  }

  @Test func longRunsAreCutDown() {
    #expect(clean(String(repeating: "a", count: 1000)).count == TextHygiene.longestRun)
    #expect(clean(String(repeating: "=", count: 1000)).count == TextHygiene.longestRun)
    #expect(clean(String(repeating: " ", count: 3000) + "x").count == TextHygiene.longestSpace + 1)
    #expect(clean(String(repeating: "1", count: 1000)).count == 1000)
    let emoji = String(repeating: "😀 ", count: 50)
    #expect(clean(emoji) == emoji)
    let zalgo = clean("x" + String(repeating: "\u{301}", count: 100))
    #expect(zalgo.unicodeScalars.count == 1 + TextHygiene.mostMarks)
  }

  @Test func placesLeadBackToTheOriginal() {
    let text = CleanText(cleaning: "\u{FEFF}91\u{202F}014 x")
    #expect(text.origins == [1, 2, 4, 5, 6, 7, 8, 9])
    #expect(text.original(0..<5) == 1..<7)
    #expect(text.place(ofOriginal: 4) == 2)
  }
}
