import Accessibility
import HeraldUI

@MainActor @Observable package final class Kennel {
  package struct Dog: Identifiable, Sendable {
    package let id: UUID
    package var name: String
    package var facts: [(name: String, value: String, isEssential: Bool)]

    package init(name: String, facts: [(name: String, value: String, isEssential: Bool)]) {
      id = UUID()
      self.name = name
      self.facts = facts
    }
  }

  package var dogs: [Dog]

  package init(dogs: [Dog]) { self.dogs = dogs }
}

package struct KennelScreen: View {
  @Environment(Kennel.self) private var kennel
  @State private var showsFacts = true

  package init() {}

  package var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(kennel.dogs) { dog in
            NavigationLink {
              Text(dog.name)
            } label: {
              row(dog)
            }
          }
        } header: {
          Text("\(kennel.dogs.count) dogs")
        }
        Toggle("Facts", isOn: $showsFacts)
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Kennel")
    }
  }

  private func row(_ dog: Kennel.Dog) -> some View {
    HStack {
      Image(systemName: "pawprint.fill").foregroundStyle(.tint).accessibilityHidden(true)
      Text(dog.name).font(.headline)
    }
    .accessibilityCustomContents {
      if showsFacts {
        ForEach(dog.facts, id: \.name) { fact in
          AccessibilityContentEntry(
            fact.name, fact.value, importance: fact.isEssential ? .high : .default)
        }
      }
    }
  }
}

/// A cell as it stands in an app for iOS, its superclass and imports changed.
package class DogCell: AccessibilityObject, AXCustomContentProvider {
  package var name = UILabel()
  package var age = UILabel()

  package override var accessibilityLabel: String? {
    get { name.text }
    set {}
  }

  package var accessibilityCustomContent: [AXCustomContent]! {
    get { [AXCustomContent(label: "Age", value: age.text ?? "")] }
    set {}
  }
}

/// A cell that says itself that it belongs to the main actor.
@MainActor package final class SeatCell: AccessibilityObject, AXCustomContentProvider {
  package var accessibilityCustomContent: [AXCustomContent]! = [
    {
      let seat = AXCustomContent(label: "", value: "Window seat")
      seat.importance = .high
      return seat
    }()
  ]
}
