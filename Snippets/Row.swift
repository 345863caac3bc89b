// SwiftUI's manner: a row compiles with its imports changed.
import Herald
import HeraldUI

struct DogRow: View {
  var name: String
  var age: String

  var body: some View {
    HStack {
      Text(name).font(.headline)
      Spacer()
      Text(age).foregroundColor(.secondary)
    }
    .padding()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(name), beagle")
    .accessibilityCustomContent("Age", age, importance: .high)
    .accessibilityCustomContent("Weight", "25 pounds")
  }
}

for plan in Planner().plans(DogRow(name: "Bailey", age: "3 years")) { print(plan.line) }
