import HeraldUI

struct Dog: Identifiable {
  let id: Int
  var name: String
  var type: String
  var description: String
  var popularity: String
  var age: String
  var weight: String
  var height: String
  var image: Image

  static let bailey = Dog(
    id: 1, name: "Bailey", type: "beagle",
    description: "Happy-go-lucky, excellent hunting dog, and loyal companion",
    popularity: "Number one", age: "3 years", weight: "25 pounds", height: "14 inches",
    image: Image("bailey"))
}

/// A row in SwiftUI's manner; with `SwiftUI` imported it is the row of an iOS app.
struct DogRow: View {
  var dog: Dog
  var ageImportance = AXCustomContent.Importance.default

  var body: some View {
    VStack(alignment: .leading) {
      dog.image
        .resizable()
        .scaledToFit()
      HStack(alignment: .firstTextBaseline) {
        Text(dog.name)
          .font(.title)
          .bold()
        Spacer()
        Text(dog.type)
          .font(.body)
          .foregroundColor(.secondary)
      }
      Text(dog.description)
        .fixedSize(horizontal: false, vertical: true)
      HStack(alignment: .firstTextBaseline) {
        detail("Popularity", dog.popularity)
        Divider()
        detail("Age", dog.age)
      }
      HStack(alignment: .firstTextBaseline) {
        detail("Weight", dog.weight)
        Divider()
        detail("Height", dog.height)
      }
      .padding(.vertical, 4)
      .foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(dog.name), \(dog.type)")
    .accessibilityCustomContent("Description", dog.description)
    .accessibilityCustomContent("Popularity", dog.popularity)
    .accessibilityCustomContent(.age, dog.age, importance: ageImportance)
    .accessibilityCustomContent("Weight", dog.weight)
    .accessibilityCustomContent("Height", dog.height)
  }

  private func detail(_ title: LocalizedStringKey, _ value: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value)
    }
  }
}

extension AccessibilityCustomContentKey {
  static let age = AccessibilityCustomContentKey("Age")
}

#if DEBUG
  struct DogRowPreviews: PreviewProvider {
    static var previews: some View { DogRow(dog: .bailey) }
  }
#endif
