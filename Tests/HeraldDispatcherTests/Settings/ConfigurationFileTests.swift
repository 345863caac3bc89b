import Foundation
import Herald
import HeraldDispatcher
import Synchronization
import Testing

@Suite struct ConfigurationFileTests {
  @Test func foldersAndVoicesAreLookedFor() async throws {
    let engine = AskedSynthesizer(voices: ["de", "en+f3"])
    try await withFile(
      """
      HeraldLanguage de
      HeraldListenerLanguage qq
      HeraldVariants "f3 bob"
      HeraldVoiceType female1 f3
      HeraldSymbols /no/such/folder
      HeraldSoundIcons /usr
      """
    ) { path in
      var file = try #require(ConfigurationFile(path: path))
      #expect(file.complaints == ["\(path):5: HeraldSymbols: /no/such/folder is not a folder"])
      await file.check(against: engine)
      #expect(
        file.complaints == [
          "\(path):2: HeraldListenerLanguage: not a voice's language or name; no qq",
          "\(path):3: HeraldVariants: no en+bob",
          "\(path):5: HeraldSymbols: /no/such/folder is not a folder",
        ])
      var expected = ModuleConfiguration()
      expected.language = "de"
      expected.voiceTypes[.female1] = "f3"
      expected.soundIcons = "/usr"
      #expect(file.configuration == expected)
    }
    #expect(engine.asked == ["de", "qq", "en+f3", "en+bob"])
  }

  /// Without a voice in the file nothing is asked: to list the variants takes the engine time.
  @Test func nothingIsAskedInVain() async throws {
    let engine = AskedSynthesizer(voices: [])
    try await withFile("HeraldPitch 40\nHeraldVariants \"\"\nHeraldVoiceType male2 \"\"\n") {
      path in
      var file = try #require(ConfigurationFile(path: path))
      await file.check(against: engine)
      #expect(file.complaints == [])
    }
    #expect(engine.asked == [])
  }

  @Test func anEngineThatIsLostFindsNoFault() async throws {
    let engine = AskedSynthesizer(voices: [], code: .workerLost)
    try await withFile("HeraldLanguage qq\n") { path in
      var file = try #require(ConfigurationFile(path: path))
      await file.check(against: engine)
      #expect(file.complaints == [])
      #expect(file.configuration.language == "qq")
    }
  }

  @Test func withoutAFile() {
    #expect(ConfigurationFile(path: "/no/such/herald.conf") == nil)
    #expect(ConfigurationFile(path: "/usr") == nil)
  }

  private func withFile(_ text: String, _ body: (String) async throws -> Void) async throws {
    let path = "/tmp/herald-conf-\(UUID().uuidString)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
  }
}

/// An engine that has these voices, and keeps what it was asked for.
private final class AskedSynthesizer: SpeechSynthesizer {
  private let known: [String]
  private let code: EngineError.Code
  private let names = Mutex<[String]>([])

  init(voices: [String], code: EngineError.Code = .unknownVoice) {
    known = voices
    self.code = code
  }

  var asked: [String] { names.withLock { $0 } }
  var sampleRate: Int { 22_050 }

  func engine() async throws -> EngineIdentity { EngineIdentity(name: "Asked", version: "1") }

  func voices() async throws -> [Voice] { [] }

  func voice(named name: String) async throws -> Voice {
    names.withLock { $0.append(name) }
    guard known.contains(name) else { throw EngineError(code, "no \(name)") }
    return Voice(name: name, displayName: name, languages: [])
  }

  func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}
