import Herald
import HeraldDispatcher
import Testing

@Suite struct MessageSpeakerTests {
  private func heard(
    _ body: String, as kind: DispatcherMessage.Kind = .text,
    _ set: (inout MessageSettings) -> Void = { _ in }
  ) async throws -> [String] {
    var settings = MessageSettings()
    set(&settings)
    let engine = LetterSynthesizer()
    let speaker = MessageSpeaker(
      synthesizer: engine, planner: MessagePlanner(),
      voices: VoiceResolver(
        synthesizer: engine, list: VoiceList(voices: try await engine.voices())),
      listenerLanguage: "de", iconPath: { $0 == "bell" ? "/icons/bell" : nil })
    let output = ListOutput()
    try await speaker.speak(
      DispatcherMessage(id: 1, kind: kind, body: body, settings: settings), to: output)
    return await output.list
  }

  @Test func textWithMarks() async throws {
    #expect(
      try await heard("<speak>one <mark name='a'/>two<mark name='b'/></speak>")
        == ["en-us:one ", "[a]", "en-us:two", "[b]"])
  }

  @Test func languagesVoicesAndTypes() async throws {
    #expect(try await heard("x") { $0.language = "de" } == ["de:x"])
    #expect(try await heard("x") { $0.language = "tlh" } == ["en-us:x"])
    #expect(try await heard("x") { $0.language = "c" } == ["en-us:x"])
    #expect(try await heard("x") { $0.synthesisVoice = "German" } == ["de:x"])
    #expect(try await heard("x") { $0.synthesisVoice = "No such voice" } == ["en-us:x"])
    #expect(try await heard("x") { $0.voiceType = .female1 } == ["en-us+f2:x"])
    #expect(try await heard("a<lang xml:lang='de'>b</lang>") == ["en-us:a", "de:b"])
    #expect(
      try await heard("a<lang xml:lang='de'>b</lang>") { $0.synthesisVoice = "German" }
        == ["de:a", "de:b"])
  }

  @Test func whatTheEngineCannotSpeakIsTold() async throws {
    #expect(
      try await heard("<mark name='a'/>crash<mark name='b'/>")
        == ["[a]", "[b]", "~5000", "~1615", "de:Ein Text konnte nicht gesprochen werden."])
    #expect(
      try await heard("crash<break time='1ms'/>next")
        == ["~22", "en-us:next", "~5000", "~1615", "de:Ein Text konnte nicht gesprochen werden."])
    #expect(try await heard("<mark name='a'/>silent") == ["[a]"])
  }

  @Test func icons() async throws {
    #expect(try await heard("bell", as: .soundIcon) == ["(/icons/bell)"])
    #expect(try await heard("no-bell", as: .soundIcon) == ["en-us:no bell"])
  }

  @Test func nothing() async throws {
    #expect(try await heard("<speak></speak>") == [])
  }

  @Test func silenceComesInBlocks() async throws {
    #expect(try await heard("<break time='500ms'/>") == ["~5000", "~5000", "~1025"])
  }
}

/// Renders each scalar as one frame of its value; every word has its mark.
private struct LetterSynthesizer: SpeechSynthesizer {
  var sampleRate: Int { 22_050 }

  func engine() async throws -> EngineIdentity { EngineIdentity(name: "Letters", version: "1") }

  func voices() async throws -> [Voice] {
    [
      Voice(name: "en-us", displayName: "English (America)", languages: ["en-us"]),
      Voice(name: "de", displayName: "German", languages: ["de"]),
    ]
  }

  func voice(named name: String) async throws -> Voice {
    let base = name.prefix { $0 != "+" }
    guard let voice = try await voices().first(where: { $0.name == base }) else {
      throw EngineError(.unknownVoice, "no voice is called \(name)")
    }
    return Voice(name: name, displayName: voice.displayName, languages: voice.languages)
  }

  func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
    AsyncThrowingStream { continuation in
      switch utterance.text {
      case "crash": continuation.finish(throwing: EngineError(.crashed, "the engine died"))
      case "silent": continuation.finish(throwing: EngineError(.nothingSaid, "nothing was said"))
      default:
        let scalars = Array("\(utterance.voice):\(utterance.text)".unicodeScalars)
        let before = utterance.voice.unicodeScalars.count + 1
        var marks: [SpeechMark] = []
        for index in before..<scalars.count where index == before || scalars[index - 1] == " " {
          let offset = index - before
          marks.append(
            SpeechMark(
              kind: .word, frame: offset == 0 ? 0 : index, range: offset..<(offset + 1)))
        }
        let frames = scalars.map { Int16(truncatingIfNeeded: $0.value) }
        continuation.yield(SpeechChunk(frames: frames, marks: marks))
        continuation.finish()
      }
    }
  }
}

/// What was put out: sound as its letters, silence as "~" and its frames.
private actor ListOutput: MessageOutput {
  var list: [String] = []

  func sound(_ frames: [Int16]) {
    guard frames.contains(where: { $0 != 0 }) else { return list.append("~\(frames.count)") }
    let letters = frames.compactMap { Unicode.Scalar(UInt16(bitPattern: $0)) }
    var text = String(String.UnicodeScalarView(letters))
    if let last = list.last, !last.hasPrefix("["), !last.hasPrefix("~"), !text.contains(":") {
      list[list.count - 1] = last + text
      return
    }
    if let voice = voice, !text.contains(":") { text = "\(voice):\(text)" }
    voice = text.split(separator: ":").first.map(String.init)
    list.append(text)
  }

  func mark(_ name: String) { list.append("[\(name)]") }

  func soundFile(_ path: String) { list.append("(\(path))") }

  private var voice: String?
}
