import Herald
import HeraldTesting
import HeraldUI
import Testing

@MainActor @Suite struct ViewTests {
  private func lines(_ view: some View) -> [String] { Announced.all(in: view).map(\.line) }

  @Test func controlsAreOneElementEach() {
    let view = Form {
      Button(role: .destructive) {
      } label: {
        Image(systemName: "trash.fill")
        Text("Delete")
      }
      Toggle(isOn: .constant(true)) { Label("Wi-Fi", systemImage: "wifi") }
      NavigationLink("Details") { Text("never resolved") }
      NavigationLink(value: 3) {
        VStack {
          Text("Bailey"); Text("beagle")
        }
      }
    }
    #expect(
      lines(view) == [
        "trash, Delete. button.", "Wi-Fi. on. switch button.", "Details. button.",
        "Bailey, beagle. button.",
      ])
  }

  @Test func disabledControlsAreDimmed() {
    let view = VStack {
      Button("Feed") {}; Text("Bailey")
    }.disabled(true)
    #expect(lines(view) == ["Feed. button, dimmed.", "Bailey."])
  }

  @Test func aSwitchSpeaksTheLanguageOfItsLocale() {
    let view = Toggle("Licht", isOn: .constant(false))
      .environment(\.locale, Locale(identifier: "de"))
    #expect(view.announcedElements.first?.value == "aus")
  }

  @Test func headersOfSectionsAreHeadings() {
    let view = List {
      Section("Dogs") { Text("Bailey") }
      Section {
        Text("Tom")
      } header: {
        Text("Cats")
      } footer: {
        Text("One cat")
      }
    }
    #expect(lines(view) == ["Dogs. heading.", "Bailey.", "Cats. heading.", "Tom.", "One cat."])
  }

  @Test func conditionsAndOptionals() {
    struct Row: View {
      var name: String?
      var isOpen: Bool
      var body: some View {
        if let name { Text(name) }
        if isOpen { Text("open") } else { Label("shut", systemImage: "lock") }
        switch name {
        case "Bailey": Text("dog")
        case nil: EmptyView()
        default: Text("other")
        }
      }
    }
    #expect(lines(Row(name: "Bailey", isOpen: true)) == ["Bailey.", "open.", "dog."])
    #expect(lines(Row(name: nil, isOpen: false)) == ["shut."])
  }

  @Test func picturesSayTheirNamesOrLabels() {
    let view = VStack {
      Image("bailey")
      Image("bailey", label: Text("Bailey on the sofa"))
      Image(systemName: "square.and.arrow.up.fill")
      Color.red.accessibilityLabel("a red light")
    }
    #expect(
      lines(view) == [
        "bailey. image.", "Bailey on the sofa. image.", "square and arrow up. image.",
        "a red light.",
      ])
  }

  @Test func bindingsReachTheRowsOfAList() {
    struct Lamps: View {
      struct Lamp: Identifiable {
        let id: Int
        var isOn = false
      }
      @State var lamps = [Lamp(id: 1), Lamp(id: 2)]
      var body: some View {
        List { ForEach($lamps) { $lamp in Toggle("Lamp \(lamp.id)", isOn: $lamp.isOn) } }
      }
    }
    let view = Lamps()
    view.lamps[1].isOn = true
    #expect(lines(view) == ["Lamp 1. off. switch button.", "Lamp 2. on. switch button."])
  }

  @Test func objectsAndValuesComeFromTheEnvironment() {
    struct Unit: EnvironmentKey { static let defaultValue = "pounds" }
    struct Row: View {
      @EnvironmentObject var dog: DogViewModel
      @Environment(\.locale) var locale
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text("\(dog.name) \(locale.identifier) \(String(isEnabled))") }
    }
    let view = Row().disabled(true).environment(\.locale, Locale(identifier: "de"))
      .environmentObject(DogViewModel(name: "Bailey", facts: []))
    #expect(lines(view) == ["Bailey de false."])
  }

  @Test func modifiersMadeToBeUsedAgain() {
    struct Important: ViewModifier {
      func body(content: Content) -> some View {
        content.accessibilityCustomContent("Important", "yes", importance: .high)
      }
    }
    #expect(lines(Text("a").modifier(Important())) == ["a. Important, yes."])
  }

  @Test func layersAreHeardFromBackToFront() {
    let view = Text("b").overlay { Text("c") }.background { Text("a") }.background(Color.red)
    #expect(lines(view) == ["a.", "b.", "c."])
  }

  @Test func elementsAreCalledByTheirIdentifierOrTheirPlace() {
    let view = VStack {
      Text("a")
      Text("b").accessibilityIdentifier("dog")
      Text("c").accessibilityIdentifier("dog")
      Text("d").accessibilityIdentifier("1")
    }
    #expect(view.announcedElements.map(\.id) == ["1", "dog", "dog-2", "1-2"])
  }
}
