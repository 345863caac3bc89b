import Herald
import HeraldInput
import Testing

@Suite("How tables are written")
struct TableSyntaxTests {
  private func labels(_ text: String, _ file: String = "t.csv", chunkSize: Int = 1 << 16) throws
    -> [String]
  {
    try elements(text, file, chunkSize: chunkSize) { $0.label = ["a"] }.map(\.label)
  }

  @Test("Line ends of all kinds, and none at the end", arguments: ["\n", "\r\n", "\r"], 1...9)
  func lineEnds(end: String, chunkSize: Int) throws {
    let text = ["a,b", "ä1,2", "3,\"x\(end)y\"", "", "5,6"].joined(separator: end)
    for tail in ["", end] {
      let found = try records(text + tail, chunkSize: chunkSize) { $0.label = ["a"] }
      #expect(try found.map { try $0.element.get().label } == ["ä1", "3", "5"])
      #expect(found.map(\.line) == [2, 3, 6])
      #expect(try fields(found[1].element.get()) == ["b=x y"])
    }
  }

  @Test("Quoted cells may hold commas, quotes and line breaks, spoken as spaces")
  func quotes() throws {
    let found = try elements("a,b\n\"x, \"\"y\"\"\",\"one\r\n two\n\nthree\"\n") {
      $0.label = ["a"]
    }
    #expect(found[0].label == "x, \"y\"")
    #expect(fields(found[0]) == ["b=one two three"])
  }

  @Test("A quote inside an unquoted cell is a character like others")
  func strayQuotes() throws {
    #expect(try labels("a,b\n5\"10,2\n6 \"in\" all,3\n") == ["5\"10", "6 \"in\" all"])
  }

  @Test("White space around cells is left out, and a cell of it alone is empty")
  func whiteSpace() throws {
    let found = try elements("a, b ,c\n x ,\"  y \",\"  \"\n") { $0.label = ["a"] }
    #expect(found[0].label == "x")
    #expect(fields(found[0]) == ["b=y"])
  }

  @Test("A byte-order mark is no part of the first header", arguments: [1, 2, 3, 100])
  func byteOrderMark(chunkSize: Int) throws {
    #expect(try labels("\u{FEFF}a,b\n1,2\n", chunkSize: chunkSize) == ["1"])
  }

  @Test("Tabs separate the cells of TSV, and the delimiter can be chosen")
  func delimiters() throws {
    #expect(try labels("a\tb\nx, y\t2\n", "t.tsv") == ["x, y"])
    let found = try elements("a;b\n1,5;2\n") {
      $0.label = ["a"]
      $0.delimiter = UInt8(ascii: ";")
    }
    #expect(found[0].label == "1,5")
  }

  @Test("An empty cell of TSV stays where it is")
  func emptyTabs() throws {
    let found = try elements("a\tb\tc\nx\t\t3\n", "t.tsv") { $0.label = ["a"] }
    #expect(fields(found[0]) == ["c=3"])
  }

  @Test("A header alone is a table without records, an empty file is none")
  func emptyTables() throws {
    #expect(try labels("a,b\n") == [])
    #expect(try labels("a,b") == [])
    #expect(
      fault("") { $0.label = ["a"] }
        == "t.csv:1: the file is empty; expected a line of column names")
  }

  @Test("The quote that is never closed is named by its line", arguments: [1, 2, 3, 7, 1000])
  func openQuotes(chunkSize: Int) {
    #expect(
      fault("a,b\n1,2\n\"x\",\"y\n3,4\n5,6\n", chunkSize: chunkSize) { $0.label = ["a"] }
        == "t.csv:3: the quote that opens on this line is never closed; expected \" before a comma "
        + "or a line end")
    #expect(
      fault("a,b\n1,\"x\ny\",\"z\n", chunkSize: chunkSize) { $0.label = ["a"] }
        .hasPrefix("t.csv:3:"))
    #expect(fault("a,b\n1,\"x", chunkSize: chunkSize) { $0.label = ["a"] }.hasPrefix("t.csv:2:"))
  }

  @Test("A quote that is never closed in a long file costs no memory without bound")
  func longOpenQuote() {
    let row = Array("1,2\n".utf8)
    var bytes = Array("a,b\n1,\"x\n".utf8)
    for _ in 0..<400_000 { bytes += row }
    #expect(fault(bytes) { $0.label = ["a"] }?.line == 2)
  }

  @Test("Text that is not UTF-8 is named by line and column")
  func encodings() {
    var bytes = Array("a,b\n1,2\n3,caf".utf8)
    bytes += [0xE9, 0x0A]
    #expect(
      fault(bytes) { $0.label = ["a"] }?.description
        == "t.csv:3:6: the byte 0xE9 is not UTF-8 (iconv -f WINDOWS-1252 -t UTF-8 converts older "
        + "files)")
    #expect(
      fault(Array("a\nx".utf8) + [0xE2, 0x82]) { $0.label = ["a"] }?.message.hasPrefix(
        "the byte 0xE2") == true)
    #expect(
      fault(Array("a\nx".utf8) + [0, 1]) { $0.label = ["a"] }?.description
        == "t.csv:2:2: the file is binary (a byte of value 0); expected text")
    #expect(
      fault([0xFE, 0xFF, 0, 0x61]) { $0.label = ["a"] }?.message.hasPrefix("the text is in UTF-16")
        == true)
  }

  @Test("A row of very many cells is no table")
  func manyCells() {
    let wide = String(repeating: "x,", count: 100_000)
    #expect(
      fault("\(wide)\n") { $0.label = ["a"] } == "t.csv:1: a row has more than 32768 cells")
  }
}
