import Testing

@testable import HeraldEngine

@Suite struct SpokenWordsTests {
  private func words(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return SpokenWords.words(in: scalars).map { range in
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars[range])
      return String(word)
    }
  }

  @Test(arguments: [
    ("Bailey, beagle.", ["Bailey", "beagle"]),
    ("in the \"house\" of (a) friend", ["in", "the", "house", "of", "a", "friend"]),
    ("−5 -5 $5.00 25% #1 C++ 😀", ["−5", "-5", "$5.00", "25%", "#1", "C++", "😀"]),
    ("... — • !", []), ("l'ami don't x-ray", ["l'ami", "don't", "x-ray"]),
    ("贝利，比格犬", ["贝", "利", "比", "格", "犬"]), ("ベイリー、犬です", ["ベイリー", "犬", "です"]),
    ("مرحبا، بالعالم", ["مرحبا", "بالعالم"]), ("שלום עולם", ["שלום", "עולם"]),
    ("e\u{301}te\u{301} 👍🏽!", ["e\u{301}te\u{301}", "👍🏽"]),
    ("สวัสดี", ["สวัสดี"]), ("", []),
  ])
  func wordsAreWhatAPersonWouldPointAt(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("One two. Three! Four? five", 3), ("J. Smith came", 1), ("你好。再见。", 2), ("a\n\nb", 2),
    ("3.14 is pi", 1), ("\"Stop.\" He did.", 2),
  ])
  func sentencesBeginAfterTheirEnds(text: String, count: Int) {
    let scalars = Array(text.unicodeScalars)
    let words = SpokenWords.words(in: scalars)
    #expect(SpokenWords.sentenceStarts(in: scalars, words: words).count == count)
  }
}
