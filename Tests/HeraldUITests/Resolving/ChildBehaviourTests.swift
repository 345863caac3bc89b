import Herald
import HeraldTesting
import HeraldUI
import Testing

@MainActor @Suite struct ChildBehaviourTests {
  private func lines(_ view: some View) -> [String] { Announced.all(in: view).map(\.line) }

  @Test func everyTextInAStackIsAnElementInOrder() {
    let view = VStack {
      HStack {
        Text("a"); Text("b")
      }
      ZStack {
        Text("c"); Color.red
      }
      LazyVStack { LazyHStack { Text("d") } }
    }
    #expect(lines(view) == ["a.", "b.", "c.", "d."])
  }

  @Test func combineJoinsLabelsValuesAndContentInOrder() {
    let view = VStack {
      Text("Bailey").accessibilityValue("ready").accessibilityCustomContent("Age", "3 years")
      Text("hidden").accessibilityHidden(true)
      Text("")
      Text("beagle").accessibilityCustomContent("Weight", "25 pounds")
        .accessibilityCustomContent("Age", "in years")
    }
    .accessibilityElement(children: .combine)
    .accessibilityCustomContent("Height", "14 inches")
    let row = Announced(view)
    row.expect("Bailey, beagle. ready. More content available.")
    row.expect(rotor: ["Age, 3 years", "Weight, 25 pounds", "Age, in years", "Height, 14 inches"])
  }

  @Test func combineKeepsWhatThePicturesAndControlsInItAre() {
    let picture = HStack { Image("bailey") }.accessibilityElement(children: .combine)
    #expect(picture.announcedElements.first?.traits == [.image])
    let mixed = HStack {
      Image("bailey"); Text("Bailey"); Button("Feed") {}
    }
    .accessibilityElement(children: .combine)
    #expect(mixed.announcedElements.first?.traits == [.button])
  }

  @Test func ignoreLeavesWhatTheViewItselfSays() {
    let view = VStack {
      Text("a"); Text("b")
    }.accessibilityElement()
    #expect(lines(view) == [])
    #expect(lines(view.accessibilityLabel("both")) == ["both."])
  }

  @Test func ignoreKeepsWhatWasSaidBeforeIt() {
    let view = VStack { Text("a") }
      .accessibilityLabel("both").accessibilityElement(children: .ignore)
    #expect(lines(view) == ["both."])
  }

  @Test func containKeepsTheElementsApart() {
    let view = VStack {
      Text("a"); Text("b")
    }
    .accessibilityElement(children: .contain).accessibilityLabel("both")
    #expect(lines(view) == ["a.", "b."])
  }

  @Test func aLabelledStackOfSeveralElementsIsOneElementByOurRule() {
    #expect(
      lines(
        VStack {
          Text("a"); Text("b")
        }.accessibilityLabel("both")) == ["both."])
    let content = VStack {
      Text("a"); Text("b")
    }.accessibilityCustomContent("Age", "3")
    #expect(lines(content) == ["a, b. More content available."])
  }

  @Test func aLabelledStackOfOneElementIsThatElement() {
    let view = VStack {
      Button("Feed") {}; Spacer()
    }.accessibilityLabel("Feed Bailey")
    #expect(lines(view) == ["Feed Bailey. button."])
  }

  @Test func traitsOfAStackApplyToEachOfItsElements() {
    let view = VStack {
      Text("a"); Text("b")
    }.accessibilityAddTraits(.isHeader)
    #expect(lines(view) == ["a. heading.", "b. heading."])
    #expect(lines(view.accessibilityRemoveTraits(.isHeader)) == ["a.", "b."])
  }

  @Test func modifiersOfAGroupApplyToEachOfItsViews() {
    let view = Group {
      Text("a");
      VStack {
        Text("b"); Text("c")
      }
    }.accessibilityHint("open")
    #expect(lines(view) == ["a. open.", "b, c. open."])
    let rows = ForEach(0..<2) { Text("\($0)") }.accessibilityAddTraits(.isButton)
    #expect(lines(rows) == ["0. button.", "1. button."])
  }

  @Test func hiddenViewsAndWhatIsInThemSayNothing() {
    let view = VStack {
      Text("a")
      VStack {
        Text("b"); List { Text("c") }
      }.accessibilityHidden(true)
      Text("d").accessibilityHidden(false)
      Text("e").hidden()
      Text("f").opacity(0)
      Image(decorative: "g")
    }
    #expect(lines(view) == ["a.", "d."])
  }

  @Test func sortPriorityOrdersTheElementsOfAContainer() {
    let view = VStack {
      Text("a")
      HStack {
        Text("b"); Text("c").accessibilitySortPriority(3)
      }.accessibilitySortPriority(1)
      Text("d").accessibilitySortPriority(2)
      Text("e").accessibilitySortPriority(-1)
      Text("f")
    }
    #expect(lines(view) == ["c.", "d.", "b.", "a.", "f.", "e."])
  }

  @Test func sortPriorityDoesNotReachOutOfItsContainer() {
    let view = VStack {
      Text("a")
      ScrollView {
        Text("b"); Text("c").accessibilitySortPriority(9)
      }
      ScrollView { Text("d") }.accessibilitySortPriority(1)
    }
    #expect(lines(view) == ["d.", "a.", "c.", "b."])
  }

  @Test func combineSaysItsChildrenInTheOrderOfTheirPriorities() {
    let view = VStack {
      Text("a"); Text("b").accessibilitySortPriority(1)
    }
    .accessibilityElement(children: .combine)
    #expect(lines(view) == ["b, a."])
  }

  @Test func aRepresentationStandsForTheView() {
    let view = VStack {
      Text("50"); Color.red
    }
    .accessibilityRepresentation { Toggle("Light", isOn: .constant(true)) }
    .accessibilityHint("switch it")
    #expect(lines(view) == ["Light. on. switch button. switch it."])
  }

  @Test func theOuterModifierHasTheLastWord() {
    let view = Text("a").accessibilityLabel("b").padding().accessibilityLabel("c")
    #expect(lines(view) == ["c."])
    #expect(lines(view.accessibilityLabel("d", isEnabled: false)) == ["c."])
  }
}
