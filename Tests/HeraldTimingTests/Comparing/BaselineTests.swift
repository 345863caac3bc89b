import HeraldTiming
import Testing

@Suite("Baseline")
struct BaselineTests {
  @Test("What became longer, what is new, what is gone")
  func changes() {
    let before = comparison([("a", 10, 4), ("b", 10, 4), ("c", 10, 4), ("gone", 1, 1)])
    let after = comparison([("a", 10, 5), ("b", 10, 3), ("c", 12, 4), ("new", 9, 9)])
    let outcome = after.held(against: before, tolerance: 0)
    #expect(outcome.longer.map(\.id) == ["c", "a"])
    #expect(outcome.longer.map(\.variant) == ["flat", "layered"])
    #expect(outcome.longer[1].growth == 0.25)
    #expect(outcome.shorter == 1)
    #expect(outcome.added == ["new"])
    #expect(outcome.removed == ["gone"])
    #expect(outcome.totals.map(\.before) == [30, 12])
    #expect(outcome.totals.map(\.after) == [32, 12])
    #expect(!outcome.isMet)
    #expect(after.held(against: before, tolerance: 0.25).isMet)
    #expect(!after.held(against: before, tolerance: 0.2).isMet)
    #expect(before.held(against: before, tolerance: 0).isMet)
  }

  @Test("From nothing to something is growth without end; unknown variants are told")
  func edges() {
    var before = comparison([("a", 0, 0)])
    before.variants[0].name = "other"
    let outcome = comparison([("a", 1, 1)]).held(against: before, tolerance: 9)
    #expect(outcome.longer.map(\.variant) == ["layered"])
    #expect(outcome.unknownVariants == ["flat"])
  }
}
