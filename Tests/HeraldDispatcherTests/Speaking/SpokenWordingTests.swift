import Herald
import HeraldDispatcher
import HeraldWording
import TestRuns
import Testing

@Suite struct SpokenWordingTests {
  /// The texts of a message's steps with their marks in brackets; another language before its text.
  private func said(
    _ body: String, as kind: DispatcherMessage.Kind = .text, forms lines: String = "",
    _ set: (inout MessageSettings) -> Void = { _ in }
  ) -> [String] {
    let reading = ModuleConfiguration.read(lines)
    let configuration = reading.configuration
    #expect(reading.complaints == [])
    var settings = MessageSettings()
    settings.language = "en-us"
    set(&settings)
    let planner = MessagePlanner(
      configuration: configuration,
      voiceLanguage: { VoiceList(voices: Self.voices).language(ofVoice: $0) },
      spokenForms: configuration.spokenForms(wording: ICUWording(), listenerLanguages: ["en"]))
    let message = DispatcherMessage(id: 1, kind: kind, body: body, settings: settings)
    return planner.steps(of: message).map { step in
      guard case .speech(let speech) = step else { return "\(step)" }
      var text = ""
      var marks = speech.text.marks[...]
      for (index, scalar) in (speech.text.scalars + ["|"]).enumerated() {
        for mark in marks.prefix(while: { $0.offset <= index }) {
          if case .named(let name) = mark.kind { text += "[\(name)]" }
          marks = marks.dropFirst()
        }
        text.unicodeScalars.append(scalar)
      }
      text.removeLast()
      let language = speech.voice.language ?? ""
      return language == settings.language ? text : "\(language):\(text)"
    }
  }

  private static let voices = [
    Voice(name: "en-us", displayName: "English (America)", languages: ["en-us"]),
    Voice(name: "ru", displayName: "Russian", languages: ["ru"]),
  ]

  @Test func sureFormsAreTheDefault() {
    #expect(said("Pages 5–7.") == ["Pages 5 to 7."])
    #expect(said("Call (415) 555-0132.") == ["Call 4 1 5, 5 5 5, 0 1 3 2."])
    #expect(said("Herald 2.10.3") == ["Herald 2 point 10 point 3"])
    #expect(said("I ❤️ dogs") == ["I heart dogs"])
  }

  /// What may be a part of a page, a command or a shell's parameter as well.
  @Test(arguments: [
    "3/4", "print $1", "14 in", "No. 5", "IV", "91 014", "2 in 1", "Dr. No", "12:05 pm",
    "https://example.com/a", "2026-11-30", "ABC-1234", "a -> b", "rm -5", "5-7", "1,5",
  ])
  func whatIsNotSureStays(text: String) { #expect(said(text) == [text]) }

  @Test func allAndNone() {
    #expect(said("$5 for 25 lb", forms: "HeraldSpokenForms all") == ["5 dollars for 25 pounds"])
    #expect(said("Pages 5–7", forms: "HeraldSpokenForms none") == ["Pages 5–7"])
  }

  /// Where the writing itself is asked for, it is said.
  @Test func writingStays() {
    let all = "HeraldSpokenForms all"
    #expect(said("$5", forms: all) { $0.punctuation = .all } == [" dollar 5"].map(trimmed))
    #expect(said("5 kg", forms: all) { $0.punctuation = .most } == ["5 kg"])
    #expect(said("5 kg", forms: all) { $0.punctuation = .some } == ["5 kilograms"])
    #expect(said("½", as: .character, forms: all) == ["½"])
    #expect(said("kg", as: .key, forms: all) == ["kg"])
    #expect(said("5k", forms: all) { $0.isSpelling = true } == ["5", "k"])
    #expect(
      said("<say-as interpret-as='characters'>5k</say-as>", forms: all) == ["5", "k"])
  }

  /// What the client says of a text counts, whatever the settings are.
  @Test func sayAs() {
    func said(_ kind: String, _ text: String) -> [String] {
      self.said("<say-as \(kind)>\(text)</say-as>") { $0.punctuation = .most }
    }
    #expect(said("interpret-as='date' format='dmy'", "3/4/2026") == ["April 3, 2026"])
    #expect(said("interpret-as='ordinal'", "3") == ["3rd"])
    #expect(said("interpret-as='number' format='ordinal'", "3") == ["3rd"])
    #expect(said("interpret-as='telephone'", "5550132") == ["5 5 5, 0 1 3 2"])
    #expect(said("interpret-as='unheard-of'", "text") == ["text"])
  }

  @Test func marksGoAlong() {
    let all = "HeraldSpokenForms all"
    #expect(
      said("<mark name='a'/>For <mark name='b'/>$5 <mark name='c'/>each", forms: all)
        == ["[a]For [b]5 dollars [c]each"])
    #expect(
      said(
        "<mark name='a'/>Nov <mark name='b'/>30, <mark name='c'/>2026 <mark name='d'/>", forms: all)
        == ["[a]November [b]30, [c]2026[d]"])
    #expect(
      said("<mark name='a'/>1h <mark name='b'/>15m <mark name='c'/>left", forms: all)
        == ["[a]1 hour [b]15 minutes [c]left"])
    #expect(
      said("<mark name='a'/>Pages <mark name='b'/>5–7<mark name='c'/>.")
        == ["[a]Pages [b]5 to 7[c]."])
  }

  /// A script that the voice cannot read is read by a voice that can.
  @Test func otherScripts() {
    #expect(
      said("<mark name='a'/>Say <mark name='b'/>Привет <mark name='c'/>now")
        == ["[a]Say ", "ru:[b]Привет", "[c]now"].map(trimmed))
    #expect(said("Привет") { $0.language = "ru" } == ["Привет"])
    #expect(said("Привет") { $0.synthesisVoice = "Russian" } == ["Привет"])
    #expect(said("Привет", forms: "HeraldSpokenForms none") == ["Привет"])
    #expect(said("Привет") { $0.language = "C" } == ["ru:Привет"])
  }

  /// Nothing between texts and their marks gets lost, whatever the text.
  @Test func everyMarkIsKept() {
    var random = SeededNumbers(seed: 5)
    let pieces = [
      "$5", "5–7", "25 lb", "Привет", "你好", " ", ". ", "❤️", "St. ", "(415) 555-0132", "½",
      "e\u{301}",
      "<mark name='m'/>", "<mark name='m'/> ", "word ", ", ", "1h 15m", "\n",
    ]
    for _ in 0..<400 {
      let body = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let marks = body.split(separator: "<mark", omittingEmptySubsequences: false).count - 1
      let steps = said(body, forms: "HeraldSpokenForms all")
      let found = steps.reduce(0) { sum, step in
        sum + step.matches(of: /\[m\]|mark\("m"\)/).count
      }
      #expect(found == marks, "\(body)")
    }
  }

  private func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
