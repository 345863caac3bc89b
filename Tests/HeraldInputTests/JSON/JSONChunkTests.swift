import HeraldInput
import Testing

@Suite("JSON in chunks")
struct JSONChunkTests {
  private let text = """
    [ {"id": "ä1", "label" : "Bailey, \\u00e9 beagle 😀",
      "customContent":[{"label":"Age","value":3.50 }, {"label": "n", "value": true}]},
      {"label": "second", "value": -12e3}
    ]
    """

  @Test("Chunks of any size give the same values at the same places", arguments: 1...40)
  func sizes(size: Int) throws {
    func nodes(_ size: Int) throws -> [JSONNode] {
      let source = ByteSource(bytes: Array(text.utf8), file: "f.json", chunkSize: size)
      let parser = JSONParser(file: "f.json", shape: .records)
      while try source.readChunk() { try parser.parse(source.bytes) }
      try parser.finish()
      return parser.takeFinished()
    }
    let whole = try nodes(1 << 16)
    #expect(whole.count == 2)
    #expect(whole[1].position == TextPosition(line: 3, column: 3))
    #expect(try nodes(size) == whole)
  }

  @Test(
    "Chunks of any size give the same errors",
    arguments: ["[1 23]", "[truth]", "[\"a\\x\"]", "[12", "{\"abcdef\" 1}", "[1,\n 1.x]"], 1...8)
  func errors(text: String, size: Int) {
    func fault(_ size: Int) -> String {
      let source = ByteSource(bytes: Array(text.utf8), file: "f.json", chunkSize: size)
      let parser = JSONParser(file: "f.json", shape: .document)
      do {
        while try source.readChunk() { try parser.parse(source.bytes) }
        try parser.finish()
        return "no error"
      } catch {
        return "\(error)".split(separator: ";").first.map(String.init) ?? ""
      }
    }
    // The bytes after the place may still be on their way, so that only the place is the same.
    let place = { (text: String) in text.split(separator: " ").first.map(String.init) ?? "" }
    #expect(place(fault(size)) == place(fault(1 << 16)))
    #expect(fault(size) != "no error")
  }
}
