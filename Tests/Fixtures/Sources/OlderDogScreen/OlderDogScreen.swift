import Accessibility
import HeraldUI

package class OlderDog: ObservableObject {
  @Published package var name: String
  @Published package var age: String

  package init(name: String, age: String) {
    self.name = name
    self.age = age
  }

  package func rename(to name: String) {
    objectWillChange.send()
    self.name = name
  }
}

package struct OlderDogRow: View {
  @ObservedObject var dog: OlderDog

  package init(dog: OlderDog) { self.dog = dog }

  package var body: some View {
    Text(dog.name)
      .accessibilityCustomContent(.age, dog.age, importance: .high)
      .accessibilityCustomContent("Kind", Text("beagle"))
  }
}

extension AccessibilityCustomContentKey {
  static var age: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Age", id: "age") }
}

package class OlderDogCell: AccessibilityObject, AXCustomContentProvider {
  package let dog: OlderDog

  package init(dog: OlderDog) {
    self.dog = dog
    super.init()
    accessibilityTraits = [.button, .selected]
  }

  package override var accessibilityLabel: String? {
    get { dog.name }
    set {}
  }

  package var accessibilityCustomContent: [AXCustomContent]! {
    get { [AXCustomContent(label: "Age", value: dog.age)] }
    set {}
  }
}
