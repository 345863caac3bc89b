import Herald
import HeraldDispatcher
import Testing

@Suite struct CharacterTests {
  private let german = SymbolNames(dictionaries: [
    """
    complexSymbols:
    . sentence ending\t(?<=x)
    symbols:
    # a comment
    . sentence ending\tPunkt\tall\talways
     \tLeerzeichen\tchar
    \\#\tNummernzeichen\tsome
    \\\\\tBackslash\tmost
    .\tPunkt\tall
    ,\tKomma\tall\talways
    !\tAusrufezeichen\tall
    €\tEuro\tsome\tnorep
    <=\tkleiner gleich\tsome
    <\tkleiner\tsome
    '\tApostroph\tmost
    👍\tDaumen hoch\tnone
    -\t\tmost
    """,
    "symbols:\n.\tanders\tsome\n",
  ])

  private func steps(
    _ kind: DispatcherMessage.Kind, _ body: String,
    _ set: (inout MessageSettings) -> Void = { _ in }
  ) -> [String] {
    var settings = MessageSettings()
    settings.language = "de"
    set(&settings)
    let german = german
    let planner = MessagePlanner(names: { $0.hasPrefix("de") ? german : .english })
    return planner.steps(of: DispatcherMessage(id: 1, kind: kind, body: body, settings: settings))
      .map { step in
        switch step {
        case .speech(let speech): speech.text.text
        case .pause: "(pause)"
        case .mark(let name): "[\(name)]"
        case .capitalSign: "(sign)"
        case .soundIcon(let name, let speech): "\(name)=\(speech.text.text)"
        }
      }
  }

  @Test func dictionaries() {
    #expect(german.name(of: ".") == "Punkt")
    #expect(german.name(of: "#") == "Nummernzeichen")
    #expect(german.name(of: "\\") == "Backslash")
    #expect(german.name(of: " ") == "Leerzeichen")
    #expect(german.name(of: "<=") == "kleiner gleich")
    #expect(german.name(of: "👍") == "Daumen hoch")
    #expect(german.name(of: "-") == nil)
    #expect(german.name(of: ". sentence ending") == nil)
    #expect(german.name(of: "") == nil)
  }

  @Test(arguments: [
    ("a", "a"), ("A", "A"), ("ß", "ß"), ("7", "7"), ("<", "kleiner"), (".", "Punkt"),
    (" ", "Leerzeichen"), ("space", "Leerzeichen"), ("&", "and"), ("👍", "Daumen hoch"),
    ("★", "black star"), ("\u{1}", "character 1"), ("\u{FFFD}", "replacement character"),
    ("中", "中"), ("bang", "bang"), ("é", "é"),
  ])
  func characters(body: String, expected: String) {
    #expect(steps(.character, body) == [expected])
  }

  @Test func capitals() {
    #expect(steps(.character, "H") == ["H"])
    #expect(steps(.character, "H") { $0.capitals = .spell } == ["groß H"])
    #expect(steps(.character, "h") { $0.capitals = .spell } == ["h"])
    #expect(steps(.character, "H") { $0.capitals = .icon } == ["(sign)", "H"])
    #expect(
      steps(.text, "Haus am See, NATO") { $0.capitals = .spell } == [
        "groß Haus am groß See, groß NATO"
      ])
    #expect(steps(.text, "Haus") { $0.capitals = .icon } == ["Haus"])
  }

  @Test func capitalIconInText() {
    let text = MarkedText("Am See").tellingCapitals(.icon, word: "")
    #expect(text.text == "Am See")
    #expect(text.marks == [.init(.capital, at: 0), .init(.capital, at: 3)])
  }

  @Test func capitalPitch() {
    var configuration = ModuleConfiguration()
    configuration.capitalIcon = .pitch
    var settings = MessageSettings()
    settings.capitals = .icon
    let steps = MessagePlanner(configuration: configuration).steps(
      of: DispatcherMessage(id: 1, kind: .character, body: "H", settings: settings))
    guard case .speech(let speech) = steps.first else {
      Issue.record("\(steps)")
      return
    }
    #expect(steps.count == 1)
    #expect(speech.parameters.pitch == 75)
  }

  @Test(arguments: [
    (MessageSettings.Punctuation.none, "Ja, 3.14 € <= 'x'!", "Ja, 3.14 € <= 'x'!"),
    (.some, "Ja, 3.14 € <= 'x'!", "Ja, 3.14 Euro kleiner gleich 'x'!"),
    (.most, "geht's 'x'", "geht's Apostroph x Apostroph"),
    (.all, "Ja, gut. 3.14!", "Ja Komma, gut Punkt. 3.14 Ausrufezeichen!"),
  ])
  func punctuation(mode: MessageSettings.Punctuation, text: String, expected: String) {
    let markup = text.replacing("<", with: "&lt;")
    #expect(steps(.text, markup) { $0.punctuation = mode } == [expected])
  }

  @Test(arguments: [
    ("control_alt_Delete", "control alt delete"), ("shift_a", "shift a"), ("KP_5", "keypad 5"),
    ("kp-+", "keypad plus"), ("kp-enter", "keypad enter"), ("F12", "F 12"),
    ("double-quote", "quote"), ("underscore", "line"), ("_", "line"), ("space", "Leerzeichen"),
    ("num-lock", "num lock"), ("alt__", "alt line"), ("<", "kleiner"), ("", "line"),
    ("control_l", "control l"),
  ])
  func keys(body: String, expected: String) {
    #expect(steps(.key, body) == [expected])
  }

  @Test func spelling() {
    #expect(
      steps(.text, "Ab <mark name=\"m\"/>c.") { $0.isSpelling = true }
        == ["A", "b", "(pause)", "[m]", "c", "Punkt"])
    #expect(
      steps(.text, "ein <say-as interpret-as=\"characters\">a1</say-as> Wort")
        == ["ein", "a", "1", "Wort"])
    #expect(steps(.text, "<say-as interpret-as=\"tts:key\">shift_a</say-as>") == ["shift a"])
  }

  @Test func clausesOfTwoStylesHaveTheirPause() {
    #expect(
      steps(.text, "<emphasis>One.</emphasis> Two <emphasis>three</emphasis>, four")
        == ["One.", "(pause)", "Two", "three", ", four"])
  }

  @Test func soundIcons() { #expect(steps(.soundIcon, "new-mail") == ["new-mail=new mail"]) }

  @Test func nothingToSay() {
    #expect(steps(.text, "<speak></speak>") == [])
    #expect(steps(.text, "<speak> <mark name=\"a\"/> </speak>") == ["[a]"])
  }
}
