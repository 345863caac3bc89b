import Herald
import HeraldTesting
import HeraldUI
import Testing

/// Cases 1 to 3 of the facts: what a key stands for.
@MainActor @Suite struct KeyCases {
  @Test func case1SameLabelTwiceReplacesValueAndImportanceInPlace() {
    let view = Text("Bailey")
      .accessibilityCustomContent("Age", "2 years", importance: .high)
      .accessibilityCustomContent("Weight", "25 pounds")
      .accessibilityCustomContent("Age", "3 years")
    let row = Announced(view)
    row.expect("Bailey. More content available.")
    row.expect(rotor: ["Age, 3 years", "Weight, 25 pounds"])
  }

  @Test func case1KeyWithoutIdAndPlainLabelAreTheSameField() {
    let view = Text("Bailey")
      .accessibilityCustomContent(AccessibilityCustomContentKey("Age"), "2 years")
      .accessibilityCustomContent("Age", "3 years", importance: .high)
    Announced(view).expect("Bailey. Age, 3 years.")
  }

  @Test func case2NilForAKeyRemovesTheField() {
    let age = AccessibilityCustomContentKey("Age", id: "age")
    let none: Text? = nil
    let view = Text("Bailey")
      .accessibilityCustomContent(age, "3 years")
      .accessibilityCustomContent("Weight", "25 pounds")
      .accessibilityCustomContent(age, none)
    Announced(view).expect(rotor: ["Weight, 25 pounds"])
  }

  @Test func case2RemovedAndAddedAgainGoesToTheEndByOurRule6() {
    let age = AccessibilityCustomContentKey("Age")
    let none: Text? = nil
    let view = Text("Bailey")
      .accessibilityCustomContent(age, "2 years")
      .accessibilityCustomContent("Weight", "25 pounds")
      .accessibilityCustomContent(age, none)
      .accessibilityCustomContent(age, "3 years")
    Announced(view).expect(rotor: ["Weight, 25 pounds", "Age, 3 years"])
  }

  @Test func case2NilForAnUnknownKeyHasNoEffect() {
    let none: Text? = nil
    let view = Text("Bailey")
      .accessibilityCustomContent("Age", "3 years")
      .accessibilityCustomContent(AccessibilityCustomContentKey("Colour"), none)
    let row = Announced(view)
    row.expect("Bailey. More content available.")
    row.expect(rotor: ["Age, 3 years"])
  }

  @Test func case3SameLabelWithTwoIdsIsTwoFields() {
    let view = Text("Bailey")
      .accessibilityCustomContent(AccessibilityCustomContentKey("Owner", id: "first"), "Ann")
      .accessibilityCustomContent(AccessibilityCustomContentKey("Owner", id: "second"), "Bob")
    Announced(view).expect(rotor: ["Owner, Ann", "Owner, Bob"])
  }

  @Test func aKeyUsedTwiceWithDifferentLabelsTakesTheLaterLabelByOurRule6() {
    let view = Text("Bailey")
      .accessibilityCustomContent(AccessibilityCustomContentKey("Age", id: "age"), "2 years")
      .accessibilityCustomContent("Weight", "25 pounds")
      .accessibilityCustomContent(AccessibilityCustomContentKey("Years", id: "age"), "3")
    Announced(view).expect(rotor: ["Years, 3", "Weight, 25 pounds"])
  }

  @Test func keysAreEqualWhenTheirIdsAre() {
    #expect(AccessibilityCustomContentKey("Age") == AccessibilityCustomContentKey(Text("Age")))
    #expect(
      AccessibilityCustomContentKey("Age") == AccessibilityCustomContentKey("Years", id: "Age"))
    #expect(
      AccessibilityCustomContentKey("Age", id: "a") != AccessibilityCustomContentKey("Age", id: "b")
    )
  }

  @Test func anArrayWithTheSameLabelTwiceKeepsTheLaterValue() {
    let high = AXCustomContent(label: "Age", value: "3 years")
    high.importance = .high
    let view = Text("Bailey").accessibilityCustomContents([
      AXCustomContent(label: "Age", value: "2 years"), high,
    ])
    Announced(view).expect("Bailey. Age, 3 years.")
  }
}
