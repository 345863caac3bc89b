import Herald
import HeraldInput
import Testing

@Suite("Formats")
struct FormatTests {
  @Test(
    "The first character tells JSON from text where nothing else does",
    arguments: [
      (" \n[{\"label\": \"a\"}]", ["a"]),
      ("{\"label\": \"a\"}\n{\"label\": \"b\"}\n", ["a", "b"]),
      ("{\"elements\": [{\"label\": \"a\"}]}", ["a"]),
      ("one\r\n\n  two \nlast", ["one", "two", "last"]),
      ("", []), ("\n \n", []),
    ])
  func guesses(text: String, labels: [String]) throws {
    for size in [1, 3, 1000] {
      let found = try elements(text, "-", chunkSize: size).map(\.label)
      #expect(found == labels)
    }
  }

  @Test("Plain text: an element a line, numbered without the empty lines")
  func text() throws {
    let found = try records("a\n\nb", "t.txt") { $0.language = "de" }
    #expect(try found.map { try $0.element.get().id } == ["1", "2"])
    #expect(found.map(\.line) == [1, 3])
    #expect(try found[0].element.get().language == "de")
  }

  @Test("Plain text has no columns")
  func textColumns() {
    let error = fault(Array("a\n".utf8), "-") { $0.label = ["x"] }
    #expect(error?.kind == .usage)
    #expect(error?.message.hasPrefix("plain text has no columns; --from csv") == true)
  }

  @Test("The option wins over the extension")
  func option() throws {
    let found = try elements("a\nx\n", "t.txt") {
      $0.format = .csv
      $0.label = ["a"]
    }
    #expect(found.map(\.label) == ["x"])
  }

  @Test("An empty JSON file is an error, a file of no lines is not")
  func emptyJSON() throws {
    #expect(fault("", "t.json").contains("the file ends too early"))
    #expect(try elements("", "t.jsonl").isEmpty)
    #expect(try elements("[]", "t.json").isEmpty)
  }

  @Test("Files are read from disk, and faults of opening are told apart")
  func files() throws {
    let labels = try withFile(Array("a,b\nx,1\n".utf8), named: "t.csv") { path in
      var options = InputOptions()
      options.label = ["a"]
      let reader = try ElementReader(path: path, options: options)
      return try [reader.next()?.element.get().label, reader.next()?.element.get().label]
    }
    #expect(labels == ["x", nil])
    let missing = #expect(throws: InputError.self) { try ElementReader(path: "/nowhere.csv") }
    #expect(missing?.kind == .unreadable)
    let directory = #expect(throws: InputError.self) { try ElementReader(path: "/").next() }
    #expect(directory?.kind == .malformed)
  }
}
