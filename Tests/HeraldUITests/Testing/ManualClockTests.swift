import Herald
import HeraldTesting
import Testing

@Suite struct ManualClockTests {
  @Test func standsStillUntilToldToGoOn() {
    let clock = ManualClock()
    let start = clock.now
    #expect(start.duration(to: clock.now) == .zero)
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(-5))
    #expect(start.duration(to: clock.now) == .seconds(2))
  }

  @Test func wakesThoseWhoseTimeHasCome() async throws {
    let clock = ManualClock()
    let (woken, wakes) = AsyncStream.makeStream(of: Int.self)
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        wakes.yield(seconds)
      }
    }
    await clock.waitForSleepers(3)
    var order = woken.makeAsyncIterator()
    clock.advance(by: .seconds(1))
    #expect(await order.next() == 1)
    clock.advance(by: .seconds(1))
    #expect(await order.next() == 2)
    clock.advance(by: .seconds(10))
    #expect(await order.next() == 3)
  }

  @Test func sleepingUntilThePastReturnsAtOnce() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: ManualClock().now)
  }

  @Test func cancellingEndsTheSleep() async {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    let early = Task { try await clock.sleep(for: .seconds(1)) }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
  }

  @Test func runsASinkThatReadsTheTime() async throws {
    let clock = ManualClock()
    let sink = SilentSink(sampleRate: 1000, clock: clock)
    let synthesizer = FakeSynthesizer(sampleRate: 1000, framesPerCharacter: 100)
    let chunks = synthesizer.render(Utterance(text: "one", voice: "en-us"))
    async let heard = sink.play(chunks)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    #expect(try await heard == 300)
  }
}
