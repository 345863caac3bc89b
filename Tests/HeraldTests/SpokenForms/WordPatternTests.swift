import Herald
import Testing

/// The patterns of the listener's dictionary.
struct WordPatternTests {
  private func match(_ pattern: String, _ text: String) throws -> Int? {
    try WordPattern(pattern).longestMatch(in: Array(text.unicodeScalars)[...])
  }

  @Test func matches() throws {
    #expect(try match("abc", "abcd") == 3)
    #expect(try match("abc", "xabc") == nil)
    #expect(try match("a.c", "axc") == 3)
    #expect(try match("[a-c]+", "abcabcx") == 6)
    #expect(try match("[^a-c]+", "xyza") == 3)
    #expect(try match("\\d{3}", "12345") == 3)
    #expect(try match("\\d{2,}", "12345") == 5)
    #expect(try match("\\d{2,3}", "12345") == 3)
    #expect(try match("a?b", "b") == 1)
    #expect(try match("(ab|cd)+e", "abcdabe") == 7)
    #expect(try match("a|bc|def", "def") == 3)
    #expect(try match("\\$\\d+", "$12") == 3)
    #expect(try match("(?:x|y)*z", "xyxyz") == 5)
    #expect(try match("Straße\\s\\w+", "Straße Älv") == 10)
    #expect(try match("[]x]+", "]x]") == 3)
  }

  @Test func nestedRepetitionsEnd() throws {
    let text = String(repeating: "a", count: 5000)
    #expect(try match("(a+)+b", text) == nil)
    #expect(try match("(a|a)*(a|a)*c", text) == nil)
  }

  @Test(arguments: [
    ("(a", "a closing bracket is missing at character 3"),
    ("a)", "a closing bracket without an opening one at character 2"),
    ("*a", "nothing stands before the repetition at character 2"),
    ("a**", "a repetition of a repetition at character 3"),
    ("[z-a]", "a range that runs backwards at character 5"),
    ("[a", "a closing ] is missing at character 3"),
    ("a{5,2}", "a repetition that runs backwards at character 7"),
    ("a{9999}", "it is too large at character 8"),
    ("(a{20}){30}", "it is too large at character 12"),
    ("\\1", "\\1 is not known at character 3"),
    ("^a", "a pattern always stands for whole words; ^ and $ are not known at character 2"),
    ("a*", "it matches the empty text"),
    ("", "it matches the empty text"),
    ("(?=a)", "groups that begin with (? are not known at character 3"),
  ])
  func faults(pattern: String, message: String) {
    do throws(WordPattern.PatternError) {
      _ = try WordPattern(pattern)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func deepGroupsAreRefused() {
    let deep = String(repeating: "(", count: 1000) + "a" + String(repeating: ")", count: 1000)
    #expect(throws: WordPattern.PatternError.self) { try WordPattern(deep) }
  }
}
