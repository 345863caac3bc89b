// Beyond Apple's API: custom content that the model drives, however many fields it has.
import Herald
import HeraldUI

struct Fact: Identifiable {
  let id: String
  var value: String
  var isEssential = false
}

let facts = [
  Fact(id: "Age", value: "3 years", isEssential: true), Fact(id: "Weight", value: "25 lb"),
]
let isFavourite = true
let row = Text("Bailey")
  .accessibilityCustomContents {
    if isFavourite { AccessibilityContentEntry("Favourite", "yes") }
    ForEach(facts) { fact in
      AccessibilityContentEntry(
        fact.id, fact.value, importance: fact.isEssential ? .high : .default)
    }
  }
for plan in Planner().plans(row) { print(plan.line) }
