import Herald
import HeraldInput
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  /// A small generator with a seed, so that a failure can be repeated.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private static let seeds: [(file: String, text: String)] = [
    ("t.csv", "a,b,\"c d\"\r\n1,\"x \"\"y\"\"\",é\n,2,3\n\"4\n5\",6\n"),
    ("t.tsv", "a\tb\nx\t\"y\"\n"),
    ("t.json", #"[{"a": "ä\u00e9\n", "b": [1, null, {"c": 1e-3}], "label": true}, {"a": -0.5}]"#),
    ("t.json", #"{"$n": 1, "elements": [{"label": "x", "customContent": [{"label": "y"}]}]}"#),
    ("t.jsonl", "{\"a\": 1, \"label\": \"x\"}\n{\"a\": 2}\n"),
    ("-", "  [1]"), ("-", "plain\r\ntext\n"),
  ]

  @Test("Broken copies of good files end in records or an error, in chunks of any size")
  func mutations() {
    var random = Seeded(state: 20)
    var ends = 0
    for round in 0..<4000 {
      let (file, text) = Self.seeds[round % Self.seeds.count]
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[index] = "\"{}[],:\\\n\r\t ".utf8.randomElement(using: &random) ?? 0
        case 2: bytes.insert(contentsOf: bytes.suffix(from: index), at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + 3))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      let columns = file.hasSuffix("sv") || round % 2 == 0 && file != "-" ? ["a"] : []
      let whole = outcome(bytes, file, columns, chunkSize: 1 << 16)
      #expect(outcome(bytes, file, columns, chunkSize: 1 + round % 7).labels == whole.labels)
      ends += whole.error == nil ? 0 : 1
    }
    #expect(ends > 500)
  }

  private func outcome(_ bytes: [UInt8], _ file: String, _ columns: [String], chunkSize: Int)
    -> (labels: [String], error: InputError?)
  {
    var options = InputOptions()
    options.label = columns
    var labels: [String] = []
    do {
      let source = ByteSource(bytes: bytes, file: file, chunkSize: chunkSize)
      let reader = try ElementReader(source: source, options: options)
      while let record = try reader.next() {
        labels.append((try? record.element.get().label) ?? "fault")
      }
      return (labels, nil)
    } catch {
      return (labels, error)
    }
  }
}
