import Testing

@testable import HeraldStudy

@Suite struct PsychoPyTableTests {
  private func column(_ cells: [String]) -> [String] {
    PsychoPyTable(cells.map { [$0] }, header: ["item"]).rows.map { $0[0] }
  }

  @Test(arguments: [
    ["1", "2", ""], ["0.25", "-3", "0"], ["bailey", "none", "2026-11-30", "e5", "1-2", "7 kg"],
    ["", ""],
  ])
  func numbersAloneAndWordsAloneStayAsTheyAre(_ cells: [String]) {
    #expect(column(cells) == cells)
  }

  @Test(arguments: [
    "7", "1,5", "-3.25", "1_000", "1e5", "1E-5", "inf", "-Infinity", "NaN", "None", "NA", "null",
    "٣",
    "[1, 2]", "[__import__('os')]",
  ])
  func amongWordsWhatLooksLikeSomethingElseIsNamed(_ cell: String) {
    #expect(column([cell, "rosie"]) == ["item-\(cell)", "rosie"])
  }

  /// pandas would read 7 and 9007199254740992.
  @Test func numbersThatWouldBeWrittenAnotherWayAreNamed() {
    #expect(column(["007", "8"]) == ["item-007", "item-8"])
    #expect(column(["9007199254740993", "8"]) == ["item-9007199254740993", "item-8"])
  }
}
