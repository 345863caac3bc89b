import TestRuns
import Testing

@testable import HeraldEngine

@Suite struct SplittingTests {
  private func parts(_ text: String, longest: Int) -> [String] {
    let clean = CleanText(unchanged: text)
    return Splitting.parts(of: clean.scalars, in: 0..<clean.scalars.count, longest: longest)
      .map { clean.text($0) }
  }

  @Test func sentencesComeBeforeClausesAndClausesBeforeWords() {
    #expect(
      parts("One two. Three, four five", longest: 12) == ["One two. ", "Three, ", "four five"])
    #expect(parts("alpha beta gamma delta", longest: 12) == ["alpha beta ", "gamma delta"])
    #expect(parts("一二三四。五六七八", longest: 6) == ["一二三四。", "五六七八"])
  }

  @Test func aWordIsCutOnlyWhereNothingElseIsLeft() {
    #expect(parts("0123456789", longest: 4) == ["0123", "4567", "89"])
    let family = "👨‍👩‍👧"
    #expect(parts(family + family, longest: 7) == [family, family])
  }

  @Test func nothingIsLostAndNothingIsTooLong() {
    var numbers = SeededNumbers(seed: 5)
    let letters = Array("ab 1.,;!? \n。，é\u{301}😀\u{200D}".unicodeScalars)
    for _ in 0..<300 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...200, using: &numbers) {
        text.append(letters[Int.random(in: 0..<letters.count, using: &numbers)])
      }
      let longest = Int.random(in: 1...60, using: &numbers)
      let found = parts(String(text), longest: longest)
      #expect(found.joined() == String(text))
      #expect(found.allSatisfy { 1...longest ~= $0.unicodeScalars.count })
    }
  }
}
