import Herald
import HeraldTesting
import Testing

@Suite struct RecordingSinkTests {
  private let synthesizer = FakeSynthesizer(framesPerCharacter: 10)

  private func stream(_ text: String) -> AsyncThrowingStream<SpeechChunk, any Error> {
    synthesizer.render(Utterance(text: text, voice: "en-us"))
  }

  @Test func keepsFramesAndMarksOfEveryPlay() async throws {
    let sink = RecordingSink()
    #expect(try await sink.play(stream("one two")) == 70)
    #expect(try await sink.play(stream("three")) == 50)
    let plays = await sink.plays
    #expect(plays.map(\.frames.count) == [70, 50])
    #expect(plays.map(\.marks.count) == [2, 1])
    #expect(plays.map(\.isFinished) == [true, true])
    #expect(await sink.frames.count == 120)
  }

  @Test func aFailureIsThrownAfterWhatWasHeard() async throws {
    let fault = EngineError(.crashed, "the engine died")
    let (chunks, continuation) = AsyncThrowingStream.makeStream(of: SpeechChunk.self)
    continuation.yield(SpeechChunk(frames: [1, 2, 3]))
    continuation.finish(throwing: fault)
    let sink = RecordingSink()
    await #expect(throws: fault) { try await sink.play(chunks) }
    let play = try #require(await sink.plays.first)
    #expect(play.frames == [1, 2, 3])
    #expect(!play.isFinished)
  }

  @Test func stopEndsAPlayThatWaitsForMore() async throws {
    let (chunks, continuation) = AsyncThrowingStream.makeStream(of: SpeechChunk.self)
    let (heard, hears) = AsyncStream.makeStream(of: SpeechMark.self)
    let sink = RecordingSink()
    async let count = sink.play(chunks) { hears.yield($0) }
    let mark = SpeechMark(kind: .word, frame: 0, range: 0..<1)
    continuation.yield(SpeechChunk(frames: [1, 2], marks: [mark]))
    for await _ in heard { break }
    await sink.stop()
    #expect(try await count == 2)
    #expect(await sink.plays.map(\.isFinished) == [false])
    #expect(await sink.stopCount == 1)
  }

  @Test func pauseHoldsUntilResume() async throws {
    let sink = RecordingSink()
    await sink.pause()
    async let count = sink.play(stream("one two"))
    while await sink.plays.isEmpty { await Task.yield() }
    #expect(await sink.frames.isEmpty)
    await sink.resume()
    #expect(try await count == 70)
  }
}
