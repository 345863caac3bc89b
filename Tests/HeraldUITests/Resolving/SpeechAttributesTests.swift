import Accessibility
import Foundation
import Herald
import HeraldTesting
import HeraldUI
import HeraldWording
import Testing

/// The speech attributes of attributed strings in custom content.
struct SpeechAttributesTests {
  private func content(_ value: String, _ attributes: [NSAttributedString.Key: Any])
    -> CustomContent
  {
    CustomContent(
      AXCustomContent(
        attributedLabel: NSAttributedString(string: "Field"),
        attributedValue: NSAttributedString(string: value, attributes: attributes)))
  }

  private func said(_ content: CustomContent) -> String {
    let element = AccessibilityElement(label: "Item", customContent: [content])
    let rotor = Planner().rotor(element)
    return SpokenForms(wording: ICUWording()).read(rotor).map(\.text).joined()
  }

  @Test func charactersAreSpelled() {
    #expect(said(content("AB-1", [.accessibilitySpeechSpellOut: true])) == "Field, A B dash 1")
  }

  @Test func marksAreNamed() {
    #expect(
      said(content("Well, yes!", [.accessibilitySpeechPunctuation: true]))
        == "Field, Well comma yes exclamation mark")
  }

  @Test func notationIsRespelled() {
    #expect(
      said(content("tomato", [.accessibilitySpeechIPANotation: "təˈmɑːtoʊ"]))
        == "Field, tuhmahtoh")
  }

  @Test func unknownNotationStaysAsWritten() {
    #expect(said(content("click", [.accessibilitySpeechIPANotation: "ǃa"])) == "Field, click")
  }

  @Test func languageAndPitchAreTaken() {
    let content = content(
      "Bonjour", [.accessibilitySpeechLanguage: "fr-FR", .accessibilitySpeechPitch: 1.5])
    #expect(content.language == "fr-FR")
    #expect(content.pitch == 1.5)
    #expect(content.spokenAs == nil)
  }

  @Test func pitchChangesTheVoice() async throws {
    let element = AccessibilityElement(
      label: "Item",
      customContent: [CustomContent(label: "Field", value: "high", importance: .high, pitch: 1.5)])
    let renderer = AnnouncementRenderer(
      synthesizer: FakeSynthesizer(), profile: VoiceProfile(name: "plain"))
    let segments = Planner().plan(element).segments
    var pitches: [Int] = []
    for segment in segments {
      pitches.append(try await renderer.utterance(for: segment).parameters.pitch)
    }
    #expect(pitches == [50, 75])
  }

  @Test func falseAttributesChangeNothing() {
    #expect(content("AB-1", [.accessibilitySpeechSpellOut: false]).spokenAs == nil)
  }
}

/// What a listener hears, in tests of screens.
struct AnnouncedSpokenFormsTests {
  private let row = Announced(
    AccessibilityElement(
      label: "Flat",
      customContent: [CustomContent(label: "Rent", value: "$1,850/mo", importance: .high)]))

  @Test func lineIsInTheWordsOfTheInput() {
    #expect(row.line == "Flat. Rent, $1,850/mo.")
  }

  @Test func spokenLineIsWhatIsHeard() {
    #expect(row.spokenLine == "Flat. Rent, 1,850 dollars per month.")
    row.expect(spoken: "Flat. Rent, 1,850 dollars per month.")
    #expect(row.mismatch(spoken: "Flat.")?.contains("1,850 dollars") == true)
  }

  @Test func timesAreThoseOfWhatIsHeard() async throws {
    let heard = try await row.timed(by: FakeSynthesizer())
    let written = try await row.timed(by: FakeSynthesizer(), verbatim: true)
    #expect(heard.rendered.parts.last?.segment.text == "Rent, 1,850 dollars per month")
    #expect(written.rendered.parts.last?.segment.text == "Rent, $1,850/mo")
  }
}
