import Accessibility
import HeraldUI

/// A cell in UIKit's manner; with `UIKit` imported and `UITableViewCell` as its superclass it is the
/// cell of an iOS app.
class DogCell: AccessibilityObject, AXCustomContentProvider {
  var coverImage: UIImageView!
  var name: UILabel!
  var type: UILabel!
  var desc: UILabel!
  var popularity: UILabel!
  var age: UILabel!
  var weight: UILabel!
  var height: UILabel!
  var ageIsEssential = false

  override var accessibilityLabel: String? {
    get {
      guard let nameLabel = name.text, let typeLabel = type.text else { return nil }
      return nameLabel + ", " + typeLabel
    }
    set {}
  }

  var accessibilityCustomContent: [AXCustomContent]! {
    get {
      let notes = AXCustomContent(label: "Description", value: desc.text ?? "")
      let popularity = AXCustomContent(label: "Popularity", value: popularity.text ?? "")
      let age = AXCustomContent(label: "Age", value: age.text ?? "")
      if ageIsEssential { age.importance = .high }
      let weight = AXCustomContent(label: "Weight", value: weight.text ?? "")
      let height = AXCustomContent(label: "Height", value: height.text ?? "")
      return [notes, popularity, age, weight, height]
    }
    set {}
  }
}

extension DogCell {
  static func bailey() -> DogCell {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    let cell = DogCell()
    cell.coverImage = UIImageView()
    cell.name = label("Bailey")
    cell.type = label("beagle")
    cell.desc = label("Happy-go-lucky, excellent hunting dog, and loyal companion")
    cell.popularity = label("Number one")
    cell.age = label("3 years")
    cell.weight = label("25 pounds")
    cell.height = label("14 inches")
    return cell
  }
}
