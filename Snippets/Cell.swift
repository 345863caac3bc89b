// UIKit's manner: a cell compiles with its imports and its superclass changed.
import Accessibility
import Herald
import HeraldUI

final class DogCell: AccessibilityObject, AXCustomContentProvider {
  var name = "Bailey"
  var age = "3 years"

  override var accessibilityLabel: String? {
    get { name + ", beagle" }
    set {}
  }

  var accessibilityCustomContent: [AXCustomContent]! {
    get {
      let age = AXCustomContent(label: "Age", value: age)
      age.importance = .high
      return [AXCustomContent(label: "Weight", value: "25 pounds"), age]
    }
    set {}
  }
}

let cell = DogCell()
for plan in Planner().plans(cell) { print(plan.line) }
