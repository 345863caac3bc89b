import Accessibility
import HeraldUI

public class OlderDog: ObservableObject {
  @Published public var name: String
  @Published public var age: String

  public init(name: String, age: String) {
    self.name = name
    self.age = age
  }

  public func rename(to name: String) {
    objectWillChange.send()
    self.name = name
  }
}

public struct OlderDogRow: View {
  @ObservedObject var dog: OlderDog

  public init(dog: OlderDog) { self.dog = dog }

  public var body: some View {
    Text(dog.name)
      .accessibilityCustomContent(.age, dog.age, importance: .high)
      .accessibilityCustomContent("Kind", Text("beagle"))
  }
}

extension AccessibilityCustomContentKey {
  static var age: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Age", id: "age") }
}

public class OlderDogCell: AccessibilityObject, AXCustomContentProvider {
  public let dog: OlderDog

  public init(dog: OlderDog) {
    self.dog = dog
    super.init()
    accessibilityTraits = [.button, .selected]
  }

  public override var accessibilityLabel: String? {
    get { dog.name }
    set {}
  }

  public var accessibilityCustomContent: [AXCustomContent]! {
    get { [AXCustomContent(label: "Age", value: dog.age)] }
    set {}
  }
}
