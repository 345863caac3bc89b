import Herald
import HeraldTiming
import Synchronization
import Testing

@Suite("Each distinct segment is rendered once")
struct LengthCacheTests {
  /// Counts what it renders: ten frames a character, with a mark, and nothing of a lone "!".
  private final class Counting: SpeechSynthesizer {
    let sampleRate = 1000
    let rendered = Mutex<[String]>([])

    func engine() async throws -> EngineIdentity { EngineIdentity(name: "Counting", version: "1") }
    func voices() async throws -> [Voice] { [] }
    func voice(named name: String) async throws -> Voice {
      Voice(name: name, displayName: name, languages: ["en"])
    }
    func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
      AsyncThrowingStream { $0.finish() }
    }
    func renderWhole(_ utterance: Utterance) async -> Result<RenderedSpeech, EngineError> {
      rendered.withLock { $0.append(utterance.text) }
      guard utterance.text != "!" else { return .failure(EngineError(.nothingSaid, "nothing")) }
      return .success(
        RenderedSpeech(
          sampleRate: sampleRate, frames: [Int16](repeating: 7, count: 10 * utterance.text.count),
          marks: [SpeechMark(kind: .word, frame: 3, range: 0..<utterance.text.count)]))
    }
  }

  @Test("Length and marks stay, side by side too, and a fault stays a fault")
  func once() async throws {
    let base = Counting()
    let cache = LengthCache(base)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask {
          let speech = await cache.renderWhole(
            Utterance(text: index % 2 == 0 ? "ab" : "abc", voice: "v"))
          #expect((try? speech.get())?.frames.count == (index % 2 == 0 ? 20 : 30))
          #expect((try? speech.get())?.marks.first?.frame == 3)
        }
      }
    }
    #expect(base.rendered.withLock { $0.sorted() } == ["ab", "abc"])
    for _ in 0..<2 {
      await #expect(throws: EngineError.self) {
        try await cache.renderWhole(Utterance(text: "!", voice: "v")).get()
      }
    }
    #expect(base.rendered.withLock { $0.count } == 3)
  }

  @Test("Another voice or rate is another utterance; the memory is bounded")
  func bounded() async {
    let base = Counting()
    let cache = LengthCache(base, limit: 2)
    var fast = SpeechParameters()
    fast.rate = 300
    _ = await cache.renderWhole(Utterance(text: "a", voice: "v"))
    _ = await cache.renderWhole(Utterance(text: "a", voice: "v", parameters: fast))
    _ = await cache.renderWhole(Utterance(text: "a", voice: "w"))
    _ = await cache.renderWhole(Utterance(text: "a", voice: "v"))
    #expect(base.rendered.withLock { $0.count } == 4)
  }
}
