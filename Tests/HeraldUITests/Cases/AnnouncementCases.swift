import Herald
import HeraldTesting
import HeraldUI
import Testing

/// Cases 7 to 9, 12, 16 to 18 and 20 of the facts: what is said, and what waits.
@MainActor @Suite struct AnnouncementCases {
  @Test func case7AHighFieldListedSecondIsSaidAfterTheLabelAndKeepsItsRotorPlace() {
    let view = Text("Bailey")
      .accessibilityCustomContent("Weight", "25 pounds")
      .accessibilityCustomContent("Age", "3 years", importance: .high)
      .accessibilityCustomContent("Height", "14 inches")
    let row = Announced(view)
    row.expect(segments: [.label("Bailey"), .high("Age, 3 years"), .cue()])
    row.expect(rotor: ["Weight, 25 pounds", "Age, 3 years", "Height, 14 inches"])
  }

  @Test func theOrderIsLabelHighValueStateHintCueAsMeasuredOnADevice() {
    let view = Toggle("12A", isOn: .constant(false))
      .accessibilityCustomContent("", "Window seat", importance: .high)
      .accessibilityHint("Double tap to toggle setting")
    Announced(view).expect(segments: [
      .label("12A"), .high("Window seat"), .value("off"), .traits("switch button"),
      .hint("Double tap to toggle setting"),
    ])
  }

  @Test func case8WhenAllFieldsAreHighThereIsNoCue() {
    let view = Text("Bailey")
      .accessibilityCustomContent("Age", "3 years", importance: .high)
      .accessibilityCustomContent("Weight", "25 pounds", importance: .high)
    Announced(view).expect("Bailey. Age, 3 years. Weight, 25 pounds.")
  }

  @Test func case9EverythingHighSaysTheSameWordsAsFlat() {
    let view = Text("Bailey")
      .accessibilityCustomContent("Age", "3 years", importance: .high)
      .accessibilityCustomContent("Weight", "25 pounds", importance: .high)
    var flat = AnnouncementSettings()
    flat.plan = .flat
    #expect(Announced(view).line == Announced(view, settings: flat).line)
  }

  @Test func case12AnExplicitLabelReplacesTheCombinedText() {
    let view = VStack {
      Text("Bailey"); Text("beagle")
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Bailey the beagle")
    Announced(view).expect("Bailey the beagle.")
  }

  @Test func case12IdenticalChildTextsAreSaidOnceByOurRule7() {
    let view = VStack {
      Text("Bailey"); Text("beagle"); Text("Bailey")
    }
    .accessibilityElement(children: .combine)
    Announced(view).expect("Bailey, beagle.")
  }

  @Test func case16TheCueIsInTheListenersLanguageAndContentInItsOwn() {
    var settings = AnnouncementSettings()
    settings.listenerLanguage = "en"
    let view = Text("Waldi")
      .accessibilityCustomContent("Alter", "3 Jahre", importance: .high)
      .accessibilityCustomContent("Gewicht", "11 Kilo")
      .environment(\.locale, Locale(identifier: "de_DE"))
    Announced(view, settings: settings).expect(segments: [
      .label("Waldi", language: "de-DE"), .high("Alter, 3 Jahre", language: "de-DE"),
      .cue(language: "en"),
    ])
  }

  @Test func case17ALocalisationKeyWithoutATranslationIsSaidAsItIsForTheCheckerToFind() {
    Announced(Text("dog_row.title")).expect("dog_row.title.")
  }

  @Test func case18AVeryLongValueIsShortOnFocusAndWholeInTheRotor() {
    let long = (1...20_000).map(String.init).joined(separator: " ")
    let row = Announced(Text("Bailey").accessibilityCustomContent("Story", long))
    row.expect("Bailey. More content available.")
    #expect(row.rotor == ["Story, \(long)"])
  }

  @Test func case20AValueThatRepeatsTheLabelIsSaidAsWrittenForTheCheckerToFind() {
    let view = Text("Bailey").accessibilityCustomContent("Age", "Age", importance: .high)
    Announced(view).expect("Bailey. Age, Age.")
  }
}
