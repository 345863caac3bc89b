import Accessibility
import DogScreen
import Herald
import HeraldLint
import HeraldTesting
import HeraldUI
import Testing

@MainActor @Suite struct SwiftTestingTests {
  private let kennel = Kennel(dogs: [
    .init(name: "Bailey", facts: [("Age", "3 years", true), ("Weight", "25 pounds", false)]),
    .init(name: "Rex", facts: []),
  ])

  @Test func theScreenIsHeard() {
    let screen = Announced.all(in: KennelScreen().environment(kennel))
    #expect(
      screen.map(\.line) == [
        "2 dogs. heading.", "Bailey. Age, 3 years. button. More content available.",
        "Rex. button.", "Facts. on. switch button.",
      ])
    screen[1].expect(rotor: ["Age, 3 years", "Weight, 25 pounds"])
  }

  @Test func theCellsAreHeard() {
    let cell = DogCell()
    cell.name.text = "Bailey"
    cell.age.text = "3 years"
    Announced(cell).expect("Bailey. More content available.")
    let seat = SeatCell()
    seat.accessibilityLabel = "12A"
    Announced(seat).expect(segments: [.label("12A"), .high("Window seat")])
  }

  @Test func theTimeIsKept() async throws {
    let cell = DogCell()
    cell.name.text = "Bailey"
    let timed = try await Announced(cell).timed(by: FakeSynthesizer())
    timed.expect(within: .seconds(2))
    timed.expect(essentialBy: .milliseconds(300))
  }

  /// Fails where it is asked to, so that the failures themselves can be looked at.
  @Test func failuresAreSeen() {
    guard ProcessInfo.processInfo.environment["FIXTURES_FAIL"] != nil else { return }
    Announced(Text("Bailey")).expect("Tom.")
  }

  @Test func aScreenIsCheckedAsTheCommandChecksAFile() async throws {
    let clean = KennelScreen().environment(kennel)
    #expect(try await Linter.findings(in: clean.announcedElements).isEmpty)
    let faulty = VStack {
      Text("IMG_0231.jpg")
      Text("Bailey | beagle")
    }
    let findings = try await Linter.findings(
      in: faulty.announcedElements, rules: LintRule.chosen(silenced: ["missing-pause"]))
    #expect(findings.map(\.rule) == ["identifier-label"])
  }

  @Test func aProviderIsPlannedInOneCall() {
    final class Provider: NSObject, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = [
        AXCustomContent(label: "Age", value: "3 years")
      ]
    }
    #expect(Planner().plans(Provider()).map(\.line) == ["More content available."])
  }
}
