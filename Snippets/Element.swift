// What is said of an element at once, and what waits in the rotor.
import Herald

let bailey = AccessibilityElement(
  label: "Bailey, beagle",
  customContent: [
    CustomContent(label: "Popularity", value: "number one"),
    CustomContent(label: "Age", value: "3 years", importance: .high),
    CustomContent(label: "Weight", value: "25 pounds"),
  ])
let planner = Planner()
print(planner.plan(bailey).line)
for entry in planner.rotor(bailey) { print("in the rotor:", entry.written) }
