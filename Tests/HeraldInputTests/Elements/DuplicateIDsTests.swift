import Herald
import HeraldInput
import Testing

@Suite("Ids that stand twice")
struct DuplicateIDsTests {
  private func fault(_ ids: [String?]) -> String? {
    var detector = DuplicateIDs()
    for (index, id) in ids.enumerated() {
      let number = index + 1
      let record = ElementRecord(
        number: number, line: number + 1, namesItself: id != nil,
        element: .success(AccessibilityElement(id: id ?? String(number))))
      do {
        try detector.check(record, file: "t.csv")
      } catch {
        return "\(error)"
      }
    }
    return nil
  }

  @Test("Both records are named")
  func named() {
    #expect(
      fault(["a", "b", "a"])
        == "t.csv:4: record 3: the id \"a\" is already that of record 1; ids must differ")
  }

  @Test("A named id may not be that of a record without a name, before or after")
  func numbers() {
    #expect(fault([nil, nil, "2"])?.contains("already that of record 2") == true)
    #expect(fault(["3", nil, nil])?.contains("already that of record 1") == true)
    #expect(fault(["x", nil, "2"])?.contains("already that of record 2") == true)
  }

  @Test("Ids that differ pass", arguments: [[nil, nil], ["a", nil, "b"], [nil, "01", "5", nil]])
  func different(ids: [String?]) {
    #expect(fault(ids) == nil)
  }
}
