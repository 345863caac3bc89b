import Testing

@testable import HeraldStudy

@Suite struct SplitMix64Tests {
  /// The numbers of the reference implementation for the seed 1234567 (prng.di.unimi.it).
  @Test func theSequenceIsThePublishedOne() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func aShuffleKeepsEveryElement() {
    var random = SplitMix64(seed: 1, purpose: "test")
    #expect(random.shuffled(Array(0..<100)).sorted() == Array(0..<100))
  }

  @Test func everyOrderOfThreeIsEquallyLikely() {
    var random = SplitMix64(seed: 7)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6000 { counts[random.shuffled([0, 1, 2]), default: 0] += 1 }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) })
  }

  @Test func purposesHaveSequencesOfTheirOwn() {
    var first = SplitMix64(seed: 1, purpose: "P001")
    var second = SplitMix64(seed: 1, purpose: "P002")
    #expect(first.next() != second.next())
  }
}
