import Herald
import HeraldTesting
import HeraldUI
import Testing

/// What Apple's session on data-rich apps shows, written anew in the same calls.
@MainActor @Suite struct SampleTests {
  private let rotor = [
    "Description, Happy-go-lucky, excellent hunting dog, and loyal companion",
    "Popularity, Number one", "Age, 3 years", "Weight, 25 pounds", "Height, 14 inches",
  ]

  @Test func aCellWithoutImportance() {
    let row = Announced(DogCell.bailey())
    row.expect("Bailey, beagle. More content available.")
    row.expect(rotor: rotor)
  }

  @Test func aCellWithAHighField() {
    let cell = DogCell.bailey()
    cell.ageIsEssential = true
    let row = Announced(cell)
    row.expect("Bailey, beagle. Age, 3 years. More content available.")
    row.expect(rotor: rotor)
  }

  @Test func aViewWithoutImportance() {
    let row = Announced(DogRow(dog: .bailey))
    row.expect("Bailey, beagle. More content available.")
    row.expect(rotor: rotor)
  }

  @Test func aViewWithAHighField() {
    let row = Announced(DogRow(dog: .bailey, ageImportance: .high))
    row.expect("Bailey, beagle. Age, 3 years. More content available.")
    row.expect(rotor: rotor)
  }

  @Test func theWordsOfAViewWithoutTheInterface() {
    let texts = DogRow(dog: .bailey).body
    #expect(Announced.all(in: texts).count == 1)
  }

  @Test func aListDrivenByTheModel() {
    let bailey = DogViewModel(
      name: "Bailey",
      facts: [
        .init(id: "Age", value: "3 years", isEssential: true), .init(id: "Weight", value: "25 lb"),
        .init(id: "Owner", value: nil),
      ])
    let rows = Announced.all(in: DogModelList(dogs: [bailey]))
    #expect(rows.map(\.line) == ["Rex.", "Bailey. Age, 3 years. More content available."])
    rows[1].expect(rotor: ["Age, 3 years", "Weight, 25 lb"])
    bailey.isFavourite = true
    bailey.facts.removeLast(2)
    Announced(DogModelRow(model: bailey)).expect(rotor: ["Favourite, yes", "Age, 3 years"])
  }
}
