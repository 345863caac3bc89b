import Herald
import HeraldTesting
import HeraldUI
import Testing

/// Cases 4 to 6, 19 and 21 of the facts: what is left out.
@MainActor @Suite struct EmptyTextCases {
  @Test func case4AnEmptyValueLeavesTheLabelAloneWithoutAComma() {
    let view = Text("Bailey").accessibilityCustomContent("Friendly", "", importance: .high)
    let row = Announced(view)
    row.expect("Bailey. Friendly.")
    row.expect(rotor: ["Friendly"])
  }

  @Test func case5AnEmptyLabelLeavesTheValueAlone() {
    let view = Text("12A").accessibilityCustomContent("", "Window seat", importance: .high)
    let row = Announced(view)
    row.expect("12A. Window seat.")
    row.expect(rotor: ["Window seat"])
  }

  @Test func case6WithoutLabelAndHintTheCueIsAllThatIsSaid() {
    let row = Announced(Color.red.accessibilityCustomContent("Age", "3 years"))
    row.expect("More content available.")
    row.expect(segments: [.cue()])
  }

  @Test func case6AProviderWithoutPropertiesIsAnnouncedByTheCue() {
    final class Provider: NSObject, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = [
        AXCustomContent(label: "Age", value: "3 years")
      ]
    }
    Announced(Provider()).expect("More content available.")
    Announced(Provider(), label: "Bailey").expect("Bailey. More content available.")
  }

  @Test func case19EmptySegmentsAreNotInThePlan() {
    let view = Text("Bailey")
      .accessibilityValue("")
      .accessibilityHint(" ")
      .accessibilityCustomContent("", "", importance: .high)
      .accessibilityCustomContent(" ", "\n")
    let row = Announced(view)
    row.expect(segments: [.label("Bailey")])
    row.expect(rotor: [])
  }

  @Test func case21ZeroEntriesNeedNoCue() {
    let row = Announced(Text("Bailey").accessibilityCustomContents([]))
    row.expect("Bailey.")
    row.expect(rotor: [])
  }

  @Test func case21ABuilderWithoutEntriesNeedsNoCue() {
    let facts: [String] = []
    let view = Text("Bailey").accessibilityCustomContents {
      ForEach(facts, id: \.self) { AccessibilityContentEntry($0, "yes") }
    }
    Announced(view).expect("Bailey.")
  }

  @Test func nothingToSayIsNoElement() {
    #expect(
      VStack {
        Text(""); Color.red; EmptyView(); Spacer()
      }.announcedElements.isEmpty)
    #expect(Text("").accessibilityAddTraits(.isButton).announcedElements.isEmpty)
  }
}
