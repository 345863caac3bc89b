import HeraldDispatcher
import Testing

@Suite struct PacerTests {
  @Test func staysAhead() {
    var pacer = Pacer(sampleRate: 1_000, lead: .milliseconds(400))
    #expect(pacer.wait(for: 200, at: .seconds(5)) == .zero)
    #expect(pacer.wait(for: 200, at: .seconds(5)) == .zero)
    #expect(pacer.wait(for: 100, at: .seconds(5)) == .milliseconds(100))
    #expect(pacer.wait(for: 100, at: .seconds(5) + .milliseconds(100)) == .milliseconds(100))
  }

  @Test func aLongBlockIsNotHeldBackForEver() {
    var pacer = Pacer(sampleRate: 1_000, lead: .milliseconds(100))
    #expect(pacer.wait(for: 5_000, at: .zero) == .zero)
    #expect(pacer.wait(for: 10, at: .milliseconds(4_000)) == .milliseconds(910))
  }

  @Test func whenNothingIsLeftTheEarWaits() {
    var pacer = Pacer(sampleRate: 1_000, lead: .milliseconds(400))
    _ = pacer.wait(for: 100, at: .zero)
    // Two seconds late, it is not two seconds that may be sent at once.
    #expect(pacer.wait(for: 400, at: .seconds(2)) == .zero)
    #expect(pacer.wait(for: 100, at: .seconds(2)) == .milliseconds(100))
  }

  @Test func theEndIsWaitedFor() {
    var pacer = Pacer(sampleRate: 1_000, lead: .milliseconds(400))
    #expect(pacer.wait(untilLeft: .milliseconds(60), at: .seconds(2)) == .zero)
    _ = pacer.wait(for: 300, at: .seconds(2))
    #expect(pacer.wait(untilLeft: .milliseconds(60), at: .seconds(2)) == .milliseconds(240))
    #expect(pacer.wait(untilLeft: .milliseconds(60), at: .seconds(3)) == .zero)
  }
}
