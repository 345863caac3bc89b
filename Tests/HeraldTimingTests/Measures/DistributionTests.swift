import HeraldTiming
import Testing

@Suite("Distribution")
struct DistributionTests {
  @Test("The worked example of Documentation/Measures.md")
  func example() {
    let spread = Distribution([2.0, 1.0, 4.0, 3.0])
    #expect(spread.count == 4)
    #expect(spread.total == 10)
    #expect(spread.mean == 2.5)
    #expect(spread.median == 2.5)
    #expect(abs(spread.p90 - 3.7) < 1e-12)
    #expect(spread.min == 1)
    #expect(spread.max == 4)
  }

  @Test("One value is every quantile; none are 0")
  func few() {
    #expect(Distribution([7]).median == 7)
    #expect(Distribution([7]).p90 == 7)
    #expect(Distribution([]).p90 == 0)
    #expect(Distribution([]).mean == 0)
    #expect(Distribution([]).max == 0)
  }

  @Test("Values that are no number are left out; shares outside are clamped")
  func strange() {
    let spread = Distribution([.nan, 1, 3])
    #expect(spread.count == 2)
    #expect(spread.quantile(-1) == 1)
    #expect(spread.quantile(2) == 3)
  }

  @Test("The last bin takes the limit and all beyond it")
  func histogram() {
    let spread = Distribution([0, 0.9, 1, 2, 4, 9])
    #expect(spread.histogram(bins: 4, upTo: 4) == [2, 1, 1, 2])
    #expect(spread.histogram(bins: 2, upTo: 0) == [0, 0])
  }
}
