import Herald
import HeraldTesting
import HeraldUI
import Testing

/// What failures say, and that what holds is no failure.
@MainActor @Suite struct ExpectationTests {
  private let row = Announced(DogRow(dog: .bailey, ageImportance: .high))

  @Test func whatHoldsIsNoFailure() {
    #expect(row.expect("Bailey, beagle. Age, 3 years. More content available."))
    #expect(row.expect(segments: [.label("Bailey, beagle"), .high("Age, 3 years"), .cue()]))
    #expect(row.mismatch(segments: row.segments) == nil)
    #expect(row.mismatch(rotor: row.rotor) == nil)
  }

  @Test func anotherLineIsToldWithThePlan() {
    #expect(
      row.mismatch(line: "Bailey, beagle. More content available.") == """
        expected  "Bailey, beagle. More content available."
        actual    "Bailey, beagle. Age, 3 years. More content available."
        plan      label "Bailey, beagle" · high "Age, 3 years" · cue "More content available" [en] \
        — waiting: "Description" · "Popularity" · "Weight" · "Height"
        """)
  }

  @Test func otherSegmentsAreTold() {
    let row = Announced(AccessibilityElement(label: "Bailey", language: "en-US"))
    #expect(
      row.mismatch(segments: [.label("Bailey", language: "de"), .hint("open")]) == """
        expected  label "Bailey" [de] · hint "open"
        actual    label "Bailey" [en-US]
        plan      label "Bailey" [en-US]
        """)
    #expect(Announced(AccessibilityElement()).mismatch(segments: []) == nil)
    #expect(
      Announced(AccessibilityElement()).mismatch(segments: [.cue()]) == """
        expected  cue "More content available"
        actual    nothing
        plan      nothing
        """)
  }

  @Test func anotherRotorIsTold() {
    let row = Announced(Text("Bailey").accessibilityCustomContent("Age", "3"))
    #expect(
      row.mismatch(rotor: []) == """
        expected  rotor nothing
        actual    rotor "Age, 3"
        plan      label "Bailey" · cue "More content available" [en] — waiting: "Age"
        """)
  }

  @Test func theRotorIsWalkedStepByStepAndStopsAtItsEnds() {
    let row = Announced(
      Text("Bailey").accessibilityCustomContent("Age", "3").accessibilityCustomContent(
        "Owner", "Ann"))
    var walk = RotorWalk(row)
    walk.expectNext("Age, 3")
    walk.expectPrevious(nil)
    walk.expectNext("Owner, Ann")
    walk.expectNext(nil)
    walk.expectPrevious("Age, 3")
    var fromTheEnd = RotorWalk(row)
    fromTheEnd.expectPrevious("Owner, Ann")
    #expect(
      walk.mismatch(on: "next", nil, "Owner, Ann") == """
        expected  next in the rotor: nothing: the end
        actual    next in the rotor: "Owner, Ann"
        rotor     →"Age, 3" · "Owner, Ann"
        plan      label "Bailey" · cue "More content available" [en] — waiting: "Age" · "Owner"
        """)
  }

  @Test func theRotorWrapsWhereTheListenerWantsIt() {
    var settings = AnnouncementSettings()
    settings.rotorWraps = true
    var walk = RotorWalk(
      Announced(
        Text("Bailey").accessibilityCustomContent("Age", "3")
          .accessibilityCustomContent("Owner", "Ann"), settings: settings))
    walk.expectNext("Age, 3")
    walk.expectPrevious("Owner, Ann")
    walk.expectNext("Age, 3")
  }

  @Test func settingsRuleWhatIsAnnounced() {
    var settings = AnnouncementSettings()
    settings.inline = .none
    settings.cueDetail = .count
    let row = Announced(DogRow(dog: .bailey, ageImportance: .high), settings: settings)
    row.expect("Bailey, beagle. 5 more.")
  }
}
