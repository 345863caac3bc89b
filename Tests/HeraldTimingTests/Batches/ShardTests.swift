import HeraldTiming
import Testing

@Suite("Shards")
struct ShardTests {
  @Test("The parts are the whole, in order, and differ by one record at most", arguments: 1...12)
  func parts(count: Int) throws {
    for total in [0, 1, 2, 7, 11, 12, 100, Int.max / 2] {
      var end = 0
      var lengths: [Int] = []
      for part in 1...count {
        let range = try #require(Shard("\(part)/\(count)")).range(of: total)
        #expect(range.lowerBound == end)
        end = range.upperBound
        lengths.append(range.count)
      }
      #expect(end == total)
      #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
    }
  }

  @Test("What is no part", arguments: ["", "1", "1/", "/2", "0/2", "3/2", "1/2/3", "a/b", "1/0"])
  func refused(text: String) {
    #expect(Shard(text) == nil)
  }
}
