import Accessibility
import HeraldUI

@MainActor @Observable public final class Kennel {
  public struct Dog: Identifiable, Sendable {
    public let id: UUID
    public var name: String
    public var facts: [(name: String, value: String, isEssential: Bool)]

    public init(name: String, facts: [(name: String, value: String, isEssential: Bool)]) {
      id = UUID()
      self.name = name
      self.facts = facts
    }
  }

  public var dogs: [Dog]

  public init(dogs: [Dog]) { self.dogs = dogs }
}

public struct KennelScreen: View {
  @Environment(Kennel.self) private var kennel
  @State private var showsFacts = true

  public init() {}

  public var body: some View {
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
open class DogCell: AccessibilityObject, AXCustomContentProvider {
  public var name = UILabel()
  public var age = UILabel()

  open override var accessibilityLabel: String? {
    get { name.text }
    set {}
  }

  open var accessibilityCustomContent: [AXCustomContent]! {
    get { [AXCustomContent(label: "Age", value: age.text ?? "")] }
    set {}
  }
}

/// A cell that says itself that it belongs to the main actor.
@MainActor public final class SeatCell: AccessibilityObject, AXCustomContentProvider {
  public var accessibilityCustomContent: [AXCustomContent]! = [
    {
      let seat = AXCustomContent(label: "", value: "Window seat")
      seat.importance = .high
      return seat
    }()
  ]
}
