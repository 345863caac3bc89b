import Herald
import HeraldInput
import Testing

@Suite("JSON as a whole")
struct JSONDocumentTests {
  private func root(_ text: String) throws -> JSONNode {
    try JSONDocument.parse(Array(text.utf8), file: "f.json").root
  }

  private func fault(_ text: String) -> String {
    do {
      _ = try root(text)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("Numbers are kept as written and keys in order")
  func spellings() throws {
    let node = try root(#"{"z": 0.10, "a": 1e5, "m": -0, "big": 123456789012345678901234567890}"#)
    #expect(node.members?.map(\.key) == ["z", "a", "m", "big"])
    #expect(
      node.members?.map(\.value.value) == [
        .number("0.10"), .number("1e5"), .number("-0"), .number("123456789012345678901234567890"),
      ])
  }

  @Test("Every key and value knows its line and column")
  func positions() throws {
    let node = try root("{\n  \"ä\": [1,\n    \"é x\" , true],\n  \"b\":null}")
    #expect(node.position == TextPosition(line: 1, column: 1))
    let members = try #require(node.members)
    #expect(members.map(\.position) == [.init(line: 2, column: 3), .init(line: 4, column: 3)])
    #expect(
      members.map(\.value.position) == [.init(line: 2, column: 8), .init(line: 4, column: 7)])
    guard case .array(let items) = members[0].value.value else {
      Issue.record("no array")
      return
    }
    #expect(
      items.map(\.position) == [
        .init(line: 2, column: 9), .init(line: 3, column: 5), .init(line: 3, column: 13),
      ])
  }

  @Test("Escapes are resolved")
  func escapes() throws {
    #expect(try root(#"["a\"b\\c\/\n\té😀"]"#).value == root(#"["a\"b\\c/\n\té😀"]"#).value)
  }

  @Test(
    "Broken texts say what was found and what was expected",
    arguments: [
      ("[1 2]", "f.json:1:4: found “2”; expected a comma or ] after the value"),
      ("[1,,2]", "f.json:1:4: found “,”; expected a value"),
      ("[1,]", "f.json:1:4: found “]”; expected a value"),
      (#"{"a" 1}"#, "f.json:1:6: found “1”; expected a colon after the key"),
      (#"{"a":1 "b":2}"#, "f.json:1:8: found a string; expected a comma or } after the value"),
      (#"{"a":1]"#, "f.json:1:7: found “]”; expected a comma or } after the value"),
      ("{a:1}", "f.json:1:2: found “a”; expected a value"),
      (#"{"a":1,}"#, "f.json:1:8: found “}”; expected a key in double quotes"),
      ("\n[tru]", "f.json:2:2: found “tru”; expected true, false, null or a text in double quotes"),
      ("[1.]", "f.json:1:2: found “1.”; expected a digit after the decimal point"),
      ("[-x]", "f.json:1:2: found “-x”; expected a digit after the minus sign"),
      ("[1.5e]", "f.json:1:2: found “1.5e”; expected a digit after the exponent"),
      ("[01]", "f.json:1:3: found “1”; expected a comma or ] after the value"),
      ("[@]", "f.json:1:2: found “@”; expected a value"),
      ("'a'", "f.json:1:1: found “'”; expected a value"),
      ("[1] 2", "f.json:1:5: found “2”; expected the end of the file"),
      ("", "f.json:1:1: the file ends too early; expected a value"),
    ])
  func brokenTexts(text: String, message: String) {
    #expect(fault(text) == message)
  }

  @Test("A file that ends early names what is still open")
  func openEnds() {
    #expect(
      fault("[\n {\"a\": 1")
        == "f.json:2:9: the file ends too early; expected a value; "
        + "the { of line 2, column 2 is still open")
    #expect(fault("[\"abc").contains("the [ of line 1, column 1 is still open"))
  }

  @Test("Faults inside a string name the very place")
  func stringFaults() {
    #expect(fault(#"["a\x"]"#).hasPrefix("f.json:1:5: found “x”"))
    #expect(fault(#"["\u12g4"]"#).hasPrefix("f.json:1:7: found “g4”"))
    #expect(fault("[\"a\nb\"]").hasPrefix("f.json:1:4: found a line break"))
  }

  @Test("A key that stands twice is named at its second place")
  func repeatedKeys() {
    #expect(
      fault("{\"a\": 1,\n \"a\": 2}") == "f.json:2:2: the key \"a\" stands twice in one object")
    let many = (0..<40).map { "\"k\($0)\": 1" } + ["\"k7\": 2"]
    #expect(fault("{\(many.joined(separator: ","))}").contains("the key \"k7\" stands twice"))
  }

  @Test("Nesting has a limit")
  func depth() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(fault(deep).contains("f.json:1:101: arrays and objects stand more than 100 deep"))
  }

  @Test("A byte-order mark is no character, and UTF-16 is named")
  func marks() throws {
    #expect(try root("\u{FEFF}[1]").position == TextPosition(line: 1, column: 1))
    #expect(throws: InputError.self) {
      try JSONDocument.parse([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], file: "f.json")
    }
  }

  @Test("Files that cannot be read", arguments: ["/nowhere/x.json"])
  func missingFile(path: String) {
    let error = #expect(throws: InputError.self) { try JSONDocument.read(path: path) }
    #expect(error?.kind == .unreadable)
    #expect(error?.description == "/nowhere/x.json: no such file")
  }

  @Test("A directory is no file")
  func directory() {
    let error = #expect(throws: InputError.self) { try JSONDocument.read(path: "/tmp") }
    #expect(error?.kind == .malformed)
    #expect(error?.description == "/tmp: is a directory; expected a file")
  }
}
