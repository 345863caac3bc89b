import Herald
import HeraldTesting
import HeraldUI
import Testing

/// Cases 10, 11, 22 and 23 of the facts: content that changes while it is being read.
@MainActor @Suite struct ChangeCases {
  final class Seat: AccessibilityObject, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [
      AXCustomContent(label: "Row", value: "12")
    ]
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
  }

  private func seat(_ label: String = "12A") -> Seat {
    let seat = Seat()
    seat.accessibilityLabel = label
    return seat
  }

  @Test func case10TheBlockGoesBeforeTheArrayWhereItGivesSomething() {
    let seat = seat()
    Announced(seat).expect(rotor: ["Row, 12"])
    seat.accessibilityCustomContentBlock = { nil }
    Announced(seat).expect(rotor: ["Row, 12"])
    seat.accessibilityCustomContentBlock = { [AXCustomContent(label: "Side", value: "left")] }
    Announced(seat).expect(rotor: ["Side, left"])
    seat.accessibilityCustomContentBlock = { [] }
    Announced(seat).expect("12A.")
  }

  @Test func case11AnObjectIsReadAnewEachTimeItIsAnnounced() {
    let seat = seat()
    seat.accessibilityValue = "free"
    Announced(seat).expect("12A. free. More content available.")
    seat.accessibilityValue = "taken"
    seat.accessibilityCustomContent = nil
    Announced(seat).expect("12A. taken.")
  }

  @Test func case11AStateIsReadAnewEachTimeItIsAnnounced() {
    struct Row: View {
      @State var isOn = false
      var body: some View { Toggle("12A", isOn: $isOn) }
    }
    let row = Row()
    Announced(row).expect("12A. off. switch button.")
    row.isOn = true
    Announced(row).expect("12A. on. switch button.")
  }

  @Test func case22AStepAfterTheContentShrankStartsFromTheLastEntry() {
    let seat = seat()
    seat.accessibilityCustomContent = (1...5).map { AXCustomContent(label: "\($0)", value: "") }
    var rotor = RotorWalk(Announced(seat))
    for step in 1...5 { rotor.expectNext("\(step)") }
    rotor.expectNext(nil)
    seat.accessibilityCustomContent.removeLast(3)
    rotor.update(to: Announced(seat))
    #expect(rotor.position == 1)
    rotor.expectNext(nil)
    rotor.expectPrevious("1")
    seat.accessibilityCustomContent = nil
    rotor.update(to: Announced(seat))
    #expect(rotor.position == nil)
    rotor.expectNext(nil)
    rotor.expectPrevious(nil)
  }

  @Test func case23AfterAFloodOfUpdatesTheLastOneCounts() {
    let seat = seat()
    for percent in 0...10_000 { seat.accessibilityValue = "\(percent)" }
    Announced(seat).expect("12A. 10000. More content available.")
  }

  @Test func contentChangedWhileBeingReadDoesNotChangeWhatWasTaken() {
    let content = AXCustomContent(label: "Row", value: "12")
    let view = Text("12A").accessibilityCustomContents([content])
    content.importance = .high
    Announced(view).expect("12A. More content available.")
  }

  @Test func anObjectThatChangesWhileItGivesItsContentIsTakenAsItWasAsked() {
    final class Growing: AccessibilityObject, AXCustomContentProvider {
      var count = 0
      var accessibilityCustomContent: [AXCustomContent]! {
        get {
          count += 1
          accessibilityLabel = "read \(count)"
          return [AXCustomContent(label: "Count", value: "\(count)")]
        }
        set {}
      }
    }
    let growing = Growing()
    growing.accessibilityLabel = "unread"
    let row = Announced(growing)
    row.expect("unread. More content available.")
    row.expect(rotor: ["Count, 1"])
  }

  @Test func aHiddenObjectIsNoElement() {
    let seat = seat()
    seat.accessibilityElementsHidden = true
    #expect(seat.announcedElements.isEmpty)
    seat.accessibilityElementsHidden = false
    seat.isAccessibilityElement = false
    #expect(Planner().plans(seat).isEmpty)
  }
}
