import Foundation
import Herald
import HeraldTesting
import HeraldUI
import Testing

/// Controls, styles and formatted texts beyond those of the samples.
@MainActor @Suite struct ControlTests {
  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if configuration.role == .destructive { Text("for good") }
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.closeSubpath()
      return path
    }
  }

  private func lines(_ view: some View) -> [String] { Announced.all(in: view).map(\.line) }

  @Test func aStyleOfOnesOwnSaysWhatItShows() {
    let buttons = VStack {
      Button("Delete", role: .destructive) {}.accessibilityIdentifier("delete")
      Button("Save", systemImage: "tray") {}.buttonStyle(.bordered)
    }
    .buttonStyle(Loud())
    #expect(lines(buttons) == ["Delete, for good. button.", "Save. button."])
  }

  @Test func aShapeOfOnesOwnSaysItsLabelAlone() {
    #expect(lines(Star().fill(.yellow)) == [])
    #expect(lines(Star().accessibilityLabel("Favourite")) == ["Favourite."])
  }

  @Test func controlsTellTheirValues() {
    let form = Form {
      TextField("Name", text: .constant("Bailey"))
      Slider(value: .constant(30.0), in: 20...40) { Text("Volume") }
      Stepper("Dogs", value: .constant(2), in: 0...5)
      ProgressView("Loading", value: 0.25)
      LabeledContent("Age", value: "3 years")
      if let url = URL(string: "https://example.com") { Link("Help", destination: url) }
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    #expect(
      lines(form) == [
        "Name. Bailey.", "Volume. 50%. adjustable.", "Dogs. adjustable.", "Loading. 25%.",
        "Age, 3 years.", "Help. link.",
      ])
  }

  @Test func aFooterIsHeardAfterItsSection() {
    let section = Section(header: Text("Dogs"), footer: Text("That is all")) { Text("Bailey") }
    #expect(lines(List { section }) == ["Dogs. heading.", "Bailey.", "That is all."])
  }

  @Test func datesAndFormatsAreWordedInTheLocaleOfTheEnvironment() {
    let date = Date(timeIntervalSince1970: 0)
    let texts = VStack {
      Text(date, style: .date)
      Text(1234.5, format: .number)
      Text("Born \(date, style: .date)")
    }
    .environment(\.timeZone, .gmt)
    #expect(
      lines(texts.environment(\.locale, Locale(identifier: "de_DE"))) == [
        "1. Januar 1970.", "1.234,5.", "Born 1. Januar 1970.",
      ])
    #expect(
      lines(texts.environment(\.locale, Locale(identifier: "en_US"))).first == "January 1, 1970.")
  }

  @Test func aDistanceInTimeIsWordedInUnits() {
    let text = Text(Date(timeIntervalSinceNow: -7380.2), style: .relative)
      .environment(\.locale, Locale(identifier: "en_US"))
    #expect(lines(text) == ["2 hours, 3 minutes."])
  }

  @Test func backgroundsAndOverlaysAreHeardInTheirPlaces() {
    let view = Text("middle").background(Text("below")).overlay(Text("above"), alignment: .top)
    #expect(lines(view) == ["below.", "middle.", "above."])
    #expect(lines(Text("a").background(Color.red).overlay(Circle().stroke(.white))) == ["a."])
  }

  @Test func whatCanBeAdjustedSaysSo() {
    #expect(lines(Text("Zoom").accessibilityAdjustableAction { _ in }) == ["Zoom. adjustable."])
  }

  @Test func theOlderNamesMeanTheSame() {
    let view = Text("x").accessibility(label: Text("Bailey")).accessibility(value: Text("3"))
      .accessibility(addTraits: .isSelected).accessibility(hint: Text("opens"))
    #expect(lines(view) == ["Bailey. 3. selected. opens."])
  }

  @Test func rowsAreMovedAndRemovedByOffsets() {
    var rows = Array(0..<6)
    rows.move(fromOffsets: [0, 1], toOffset: 4)
    #expect(rows == [2, 3, 0, 1, 4, 5])
    rows.remove(atOffsets: [0, 5, 9])
    #expect(rows == [3, 0, 1, 4])
  }
}
