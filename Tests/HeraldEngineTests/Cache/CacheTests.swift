import Foundation
import Herald
import Testing

@testable import HeraldEngine

@Suite struct CacheTests {
  private let utterance = Utterance(text: "More content available.", voice: "en-us")

  private func temporaryFolder() -> String {
    NSTemporaryDirectory() + "herald-cache-\(UUID().uuidString)"
  }

  @Test func aRepeatedUtteranceIsFoundInMemory() async throws {
    let engine = try EngineSynthesizer(jobs: 1)
    let first = try await engine.renderWhole(utterance).get()
    let second = try await engine.renderWhole(utterance).get()
    #expect(first == second)
    #expect(engine.statistics.misses == 1)
    #expect(engine.statistics.memoryHits == 1)
    let streamed = try await RenderedSpeech(
      sampleRate: engine.sampleRate, collecting: engine.render(utterance))
    #expect(streamed == first)
    #expect(engine.statistics.memoryHits == 2)
  }

  @Test func everythingThatChangesTheSoundChangesTheKey() {
    let engine = EngineIdentity(name: "eSpeak NG", version: "1.51")
    var keys: Set<SpeechKey> = [SpeechKey(utterance, voice: "en", engine: engine)]
    keys.insert(SpeechKey(utterance, voice: "en+f3", engine: engine))
    keys.insert(
      SpeechKey(utterance, voice: "en", engine: .init(name: "eSpeak NG", version: "1.52")))
    for path in [
      \SpeechParameters.rate, \.pitch, \.range, \.volume, \.wordGap,
    ] as [WritableKeyPath<SpeechParameters, Int>] {
      var other = utterance
      other.parameters[keyPath: path] += 1
      keys.insert(SpeechKey(other, voice: "en", engine: engine))
    }
    #expect(keys.count == 8)
  }

  @Test func theMemoryStaysInsideItsBound() {
    let cache = MemoryCache(capacity: 100_000)
    let engine = EngineIdentity(name: "e", version: "1")
    let speech = RenderedSpeech(sampleRate: 22_050, frames: Array(repeating: 1, count: 4_000))
    for number in 0..<100 {
      let key = SpeechKey(Utterance(text: "\(number)", voice: "v"), voice: "v", engine: engine)
      cache.keep(speech, for: key)
      #expect(cache.size <= 100_000)
      #expect(cache.speech(for: key) == speech)
    }
    let large = RenderedSpeech(sampleRate: 22_050, frames: Array(repeating: 1, count: 20_000))
    let key = SpeechKey(utterance, voice: "v", engine: engine)
    cache.keep(large, for: key)
    #expect(cache.speech(for: key) == nil)
  }

  @Test func theDiskOutlivesTheSynthesizer() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try EngineSynthesizer(jobs: 1, diskCache: DiskCache(folder: folder))
    let speech = try await first.renderWhole(utterance).get()
    let second = try EngineSynthesizer(jobs: 1, diskCache: DiskCache(folder: folder))
    #expect(try await second.renderWhole(utterance).get() == speech)
    #expect(second.statistics.diskHits == 1 && second.statistics.misses == 0)
  }

  @Test func tornAndForeignFilesCountAsMissing() throws {
    let key = SpeechKey(utterance, voice: "v", engine: EngineIdentity(name: "e", version: "1"))
    let mark = SpeechMark(kind: .word, frame: 1, range: 0..<4)
    let speech = RenderedSpeech(sampleRate: 22_050, frames: [1, -2, 3], marks: [mark])
    let bytes = DiskCache.encode(speech, key: key)
    #expect(DiskCache.decode(bytes[...], key: key) == speech)
    for count in 0..<bytes.count { #expect(DiskCache.decode(bytes[..<count], key: key) == nil) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x40
      #expect(DiskCache.decode(damaged[...], key: key) == nil)
    }
    let other = SpeechKey(utterance, voice: "w", engine: EngineIdentity(name: "e", version: "1"))
    #expect(DiskCache.decode(bytes[...], key: other) == nil)
  }

  @Test func twoCachesShareAFolder() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let speech = RenderedSpeech(sampleRate: 22_050, frames: Array(repeating: 7, count: 3_000))
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          guard let cache = try? DiskCache(folder: folder) else { return }
          for number in 0..<50 {
            let text = Utterance(text: "\(number % 5)", voice: "v")
            let key = SpeechKey(text, voice: "v", engine: .init(name: "e", version: "1"))
            cache.keep(speech, for: key)
            #expect(cache.speech(for: key) == speech)
          }
        }
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.count == 5)
  }

  @Test func aFolderThatCannotBeIsAnError() {
    #expect(throws: DiskCache.FolderError.self) {
      try DiskCache(folder: "/proc/nowhere/cache")
    }
  }
}
