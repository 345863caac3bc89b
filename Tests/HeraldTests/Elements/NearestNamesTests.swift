import Herald
import Testing

@Suite("Near names for misspelt ones")
struct NearestNamesTests {
  @Test(
    "The nearest come first",
    arguments: [
      ("body_mas", ["species", "body_mass_g", "year"], ["body_mass_g"]),
      ("Horsepowr", ["Horsepower", "Name"], ["Horsepower"]),
      ("mass", ["species", "body_mass_g"], ["body_mass_g"]),
      ("qqqqqqqq", ["species"], []),
      ("xx", ["af", "am"], []),
      ("EN-US", ["en-us", "en"], ["en-us"]),
    ])
  func near(name: String, known: [String], expected: [String]) {
    #expect(nearestNames(to: name, among: known) == expected)
  }

  @Test("The suggestion is a question, or nothing")
  func question() {
    #expect(suggestion(for: "labl", among: ["label", "id"]) == "; did you mean label?")
    #expect(suggestion(for: "zzzzzz", among: ["label"]) == "")
  }

  @Test(
    "Fields with the same key are replaced in place; removed and added again they go to the end")
  func content() {
    var content: [CustomContent] = []
    content.set(CustomContent(label: "Age", value: "3"))
    content.set(CustomContent(label: "Weight", value: "25"))
    content.set(CustomContent(label: "Age", value: "4", importance: .high))
    #expect(content.map(\.value) == ["4", "25"])
    #expect(content[0].importance == .high)
    content.set(CustomContent(label: "Age", value: "other", id: "age-2"))
    #expect(content.count == 3)
    content.remove(key: "Age")
    content.remove(key: "unknown")
    content.set(CustomContent(label: "Age", value: "5"))
    #expect(content.map(\.value) == ["25", "other", "5"])
  }
}
