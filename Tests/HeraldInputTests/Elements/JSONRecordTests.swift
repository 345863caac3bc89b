import Herald
import HeraldInput
import Testing

@Suite("Records in JSON")
struct JSONRecordTests {
  private let cars = """
    [{"Name": "chevelle", "Miles_per_Gallon": 18, "Horsepower": null, "Weight": 0.10, "Ok": false},
     {"Name": "buick", "Miles_per_Gallon": 15.0, "Horsepower": 165, "Tags": ["a", 2, null, "c"]}]
    """

  @Test("Records are mapped as rows are, null being an empty cell")
  func mapping() throws {
    for text in [cars, "{\"elements\": \(cars)}"] {
      let found = try elements(text, "c.json") {
        $0.label = ["Name"]
        $0.high = ["Horsepower", "miles_per_gallon".capitalizedWords]
      }
      #expect(found.map(\.label) == ["chevelle", "buick"])
      #expect(
        found.map(fields) == [
          ["!Miles per Gallon=18", "Weight=0.10", "Ok=false"],
          ["!Miles per Gallon=15.0", "!Horsepower=165", "Tags=a, 2, c"],
        ])
    }
  }

  @Test("Columns may be missing from the first records")
  func sparse() throws {
    let found = try elements("{\"n\": \"a\"}\n{\"n\": \"b\", \"x\": 1}\n", "c.jsonl") {
      $0.label = ["n"]
      $0.high = ["x"]
    }
    #expect(found.map(fields) == [[], ["!x=1"]])
  }

  @Test("Columns that no record has are errors with near names")
  func unknownColumns() {
    #expect(
      fault(cars, "c.json") {
        $0.label = ["Name"]
        $0.high = ["Horsepwer"]
      } == "c.json:1: --high: unknown column \"Horsepwer\"; did you mean Horsepower?")
  }

  @Test("A nested value is a fault of its record, where its column is wanted")
  func nested() throws {
    let text = #"[{"n": "a", "o": {"x": 1}}, {"n": "b", "o": [[1]]}, {"n": "c", "o": 1}]"#
    let found = try records(text, "c.json") { $0.label = ["n"] }
    #expect(try found[2].element.get().label == "c")
    let errors = found.prefix(2).map { record in
      #expect(throws: InputError.self) { try record.element.get() }?.description ?? ""
    }
    #expect(
      errors[0].hasPrefix("c.json:1:18: record 1: the column \"o\" holds an object; expected"))
    #expect(errors[1].hasPrefix("c.json:1:46: record 2: the column \"o\" holds an array"))
    let chosen = try elements(#"[{"n": "a", "o": {}, "p": 1}]"#, "c.json") {
      $0.label = ["n"]
      $0.content = ["p"]
    }
    #expect(chosen.map(fields) == [["p=1"]])
  }

  @Test("What is no object ends the reading")
  func scalars() {
    #expect(
      fault(#"[{"n": 1}, 5]"#, "c.json") { $0.label = ["n"] }
        == "c.json:1:12: record 2: found a number; expected a record, which is an object")
  }

  @Test("Keys that are spoken alike stay apart")
  func sameNames() throws {
    let found = try elements(#"[{"n": 1, "a_b": 2, "a b": 3}]"#, "c.json") { $0.label = ["n"] }
    #expect(found[0].customContent.map(\.id) == [nil, "a b#2"])
  }
}

extension String {
  /// "miles_per_gallon" as "Miles_per_Gallon".
  fileprivate var capitalizedWords: String {
    split(separator: "_").map { $0 == "per" ? "per" : $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: "_")
  }
}
