import HeraldDispatcher
import Testing

@Suite struct StrayBlanksTests {
  @Test(arguments: [
    ("and  friends .", "and friends."),
    ("No problem ! Let me know when ...", "No problem! Let me know when..."),
    (" a ", "a"),
    ("less b greater ?", "less b greater?"),
    ("run .bashrc or 1 .5", "run .bashrc or 1 .5"),
    ("a :-) b", "a :-) b"),
    ("Bonjour\u{A0}!", "Bonjour!"),
    ("one\n\n two", "one\n\n two"),
    (". . .", "..."),
    ("", ""),
    ("   ", ""),
  ])
  func blanks(text: String, expected: String) {
    #expect(MarkedText(text).withoutStrayBlanks().text == expected)
  }

  @Test func marksMoveAlong() {
    var text = MarkedText("and  friends")
    text.append(.named("a"))
    text.scalars += Array(" . Is".unicodeScalars)
    text.append(.named("b"))
    let result = text.withoutStrayBlanks()
    #expect(result.text == "and friends. Is")
    #expect(result.marks == [.init(.named("a"), at: 11), .init(.named("b"), at: 15)])
  }
}
