import Herald
import HeraldTesting
import Synchronization
import Testing

@Suite("A sink that takes the time and lets nothing be heard") final class SilentSinkTests: Sendable
{
  private let clock = ManualClock()
  private let told = Mutex<[Int]>([])

  private func sound(_ seconds: Int, marks: [Int] = []) -> AsyncThrowingStream<
    SpeechChunk, any Error
  > {
    let frames = [Int16](repeating: 1, count: seconds * 1000)
    return AsyncThrowingStream { continuation in
      continuation.yield(
        SpeechChunk(
          frames: frames, marks: marks.map { SpeechMark(kind: .word, frame: $0, range: 0..<1) }))
      continuation.finish()
    }
  }

  private func play(_ sink: SilentSink<ManualClock>, _ seconds: Int, marks: [Int] = [])
    -> Task<Int, any Error>
  {
    Task {
      try await sink.play(sound(seconds, marks: marks)) { mark in
        self.told.withLock { $0.append(mark.frame) }
      }
    }
  }

  @Test("A play takes as long as its sound, and tells the marks on the way") func whole()
    async throws
  {
    let sink = SilentSink(sampleRate: 1000, clock: clock)
    let playing = play(sink, 2, marks: [0, 500, 1500])
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(600))
    await clock.waitForSleepers()
    #expect(told.withLock { $0 } == [0, 500])
    clock.advance(by: .milliseconds(950))
    await clock.waitForSleepers()
    #expect(told.withLock { $0 } == [0, 500, 1500])
    clock.advance(by: .milliseconds(500))
    #expect(try await playing.value == 2000)
  }

  @Test("A stop ends the play at the frame that is being heard") func stop() async throws {
    let sink = SilentSink(sampleRate: 1000, clock: clock)
    let playing = play(sink, 9)
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(1234))
    await sink.stop()
    #expect(try await playing.value == 1234)
  }

  @Test("A pause holds the time, and going on lets it run") func pause() async throws {
    let sink = SilentSink(sampleRate: 1000, clock: clock)
    let playing = play(sink, 1, marks: [600])
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(500))
    await sink.pause()
    clock.advance(by: .seconds(60))
    #expect(told.withLock { $0 } == [])
    await sink.resume()
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(200))
    await clock.waitForSleepers()
    #expect(told.withLock { $0 } == [600])
    await sink.stop()
    #expect(try await playing.value == 700)
  }

  @Test("A second play waits for the first; a stop ends both") func turns() async throws {
    let sink = SilentSink(sampleRate: 1000, clock: clock)
    let first = play(sink, 1)
    await clock.waitForSleepers()
    let second = play(sink, 1)
    clock.advance(by: .milliseconds(1001))
    #expect(try await first.value == 1000)
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(400))
    await sink.stop()
    #expect(try await second.value == 400)
  }

  @Test("What the source throws comes after its sound") func fault() async {
    struct Fault: Error {}
    let sink = SilentSink(sampleRate: 1000, clock: clock)
    let source = AsyncThrowingStream<SpeechChunk, any Error> { continuation in
      continuation.yield(SpeechChunk(frames: [1, 1, 1]))
      continuation.finish(throwing: Fault())
    }
    let playing = Task { try await sink.play(source) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(5))
    await #expect(throws: Fault.self) { try await playing.value }
  }
}
