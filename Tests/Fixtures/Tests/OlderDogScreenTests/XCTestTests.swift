import HeraldTesting
import OlderDogScreen
import XCTest

final class XCTestTests: XCTestCase {
  func testTheRowIsHeard() {
    let dog = OlderDog(name: "Bailey", age: "3 years")
    let row = Announced(OlderDogRow(dog: dog))
    row.expect("Bailey. Age, 3 years. More content available.")
    var rotor = RotorWalk(row)
    rotor.expectNext("Age, 3 years")
    rotor.expectNext("Kind, beagle")
    rotor.expectNext(nil)
    dog.rename(to: "Rex")
    Announced(OlderDogRow(dog: dog)).expect("Rex. Age, 3 years. More content available.")
  }

  func testTheCellIsHeard() {
    let cell = OlderDogCell(dog: OlderDog(name: "Bailey", age: "3 years"))
    Announced(cell).expect("Bailey. button, selected. More content available.")
  }

  @MainActor func testTheTimeIsKept() async throws {
    let row = Announced(OlderDogRow(dog: OlderDog(name: "Bailey", age: "3 years")))
    try await row.timed(by: FakeSynthesizer()).expect(within: .seconds(3))
  }

  /// Fails where it is asked to, so that the failures themselves can be looked at.
  func testFailuresAreSeen() {
    guard ProcessInfo.processInfo.environment["FIXTURES_FAIL"] != nil else { return }
    Announced(OlderDogRow(dog: OlderDog(name: "Bailey", age: "3"))).expect("Tom.")
  }
}
