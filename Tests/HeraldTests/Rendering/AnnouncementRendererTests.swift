import Herald
import Testing

/// Ten frames a scalar, a mark for each word; "mute" cannot be spoken.
private struct TenFramesAScalar: SpeechSynthesizer {
  let sampleRate = 1000
  var known = [
    "en-us": ["en-us", "en"], "en": ["en-gb", "en"], "de": ["de"], "cmn": ["cmn", "zh"],
  ]

  func engine() async throws -> EngineIdentity { EngineIdentity(name: "Fake", version: "1") }

  func voices() async throws -> [Voice] {
    known.map { Voice(name: $0.key, displayName: $0.key, languages: $0.value) }
  }

  func voice(named name: String) async throws -> Voice {
    let base = String(name.prefix { $0 != "+" })
    if let languages = known[base] {
      return Voice(name: name, displayName: name, languages: languages)
    }
    let found = known.first { $0.value.contains(name.lowercased()) }
    guard let found else { throw EngineError(.unknownVoice, "no voice \(name)") }
    return Voice(name: found.key, displayName: found.key, languages: found.value)
  }

  func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
    AsyncThrowingStream { continuation in
      let scalars = Array(utterance.text.unicodeScalars)
      var start = 0
      while start < scalars.count {
        let end = scalars[start...].firstIndex(of: " ").map { $0 + 1 } ?? scalars.count
        let word = start..<(scalars[end - 1] == " " ? end - 1 : end)
        continuation.yield(
          SpeechChunk(
            frames: Array(repeating: 1, count: (end - start) * 10),
            marks: [SpeechMark(kind: .word, frame: start * 10, range: word)]))
        start = end
      }
      let isMute = utterance.text == "mute"
      continuation.finish(throwing: isMute ? EngineError(.nothingSaid, "nothing was said") : nil)
    }
  }
}

private func plan(_ segments: Segment...) -> AnnouncementPlan {
  AnnouncementPlan(elementID: "a", kind: .layered, segments: segments)
}

@Suite("From a plan to sound")
struct AnnouncementRendererTests {
  private let profile = VoiceProfile(name: "test", pauses: [.label: 100, .high: 50])

  @Test("Segments follow each other with the pauses of their roles, none after the last")
  func layout() async throws {
    let renderer = AnnouncementRenderer(synthesizer: TenFramesAScalar(), profile: profile)
    let announcement = try await renderer.render(
      plan(
        Segment(role: .label, written: "Hi you"), Segment(role: .high, written: "abc"),
        Segment(role: .cue, written: "more")))
    #expect(announcement.parts.map(\.startFrame) == [0, 160, 240])
    #expect(announcement.parts.map(\.pauseFrames) == [100, 50, 0])
    #expect(announcement.frameCount == 280)
    #expect(announcement.speechFrameCount == 130)
    #expect(announcement.essentialFrameCount == 190)
    #expect(announcement.frames.count == 280)
    #expect(announcement.frames[59...60] == [1, 0])
    let words = announcement.words(of: announcement.parts[0])
    #expect(words.map(\.text) == ["Hi", "you"])
    #expect(words.map(\.startFrame) == [0, 30])
    #expect(words.map(\.frames) == [30, 30])
    #expect(announcement.words(of: announcement.parts[1]).map(\.startFrame) == [160])
  }

  @Test("Streamed, the same frames come with marks on the announcement's time line")
  func streamed() async throws {
    let renderer = AnnouncementRenderer(synthesizer: TenFramesAScalar(), profile: profile)
    let plan = plan(
      Segment(role: .label, written: "Hi you"), Segment(role: .high, written: "abc"),
      Segment(role: .cue, written: "more"))
    let whole = try await renderer.render(plan)
    let streamed = try await RenderedSpeech(sampleRate: 1000, collecting: renderer.stream(plan))
    #expect(streamed.frames == whole.frames)
    #expect(
      streamed.marks.map(\.frame) == [0, 0, 30, 160, 160, 240, 240])
    #expect(
      streamed.marks.filter { $0.kind != .word }.map(\.kind)
        == [.segment(0), .segment(1), .segment(2)])
  }

  @Test("What cannot be spoken is told and left out; the rest is heard")
  func faults() async throws {
    let renderer = AnnouncementRenderer(synthesizer: TenFramesAScalar(), profile: profile)
    let plan = plan(Segment(role: .label, written: "mute"), Segment(role: .high, written: "abc"))
    await #expect(throws: EngineError(.nothingSaid, "nothing was said")) {
      try await renderer.render(plan)
    }
    await confirmation { told in
      let chunks = renderer.stream(plan) { index, error in
        #expect(index == 0)
        #expect(error.code == .nothingSaid)
        told()
      }
      let heard = try? await RenderedSpeech(sampleRate: 1000, collecting: chunks)
      #expect(heard?.frames.suffix(30) == ArraySlice(repeating: 1, count: 30))
    }
  }

  @Test(
    "The listener's voice where it speaks the language, else the engine's for the tag",
    arguments: [
      ("en-us", nil, "en-us"), ("en-us", "en", "en-us"), ("en-us", "en-US", "en-us"),
      ("en-us+f3", "en_US", "en-us+f3"), ("en-us", "en-GB", "en"), ("en-us", "zh", "cmn"),
      ("de+f2", "de", "de+f2"), ("en-us", "xx", "en-us"),
    ])
  func voices(voice: String, language: String?, expected: String) async throws {
    let renderer = AnnouncementRenderer(
      synthesizer: TenFramesAScalar(), profile: VoiceProfile(name: "test", voice: voice))
    let utterance = try await renderer.utterance(
      for: Segment(role: .label, written: "A", language: language))
    #expect(utterance.voice == expected)
  }

  @Test("A language without a voice is told once")
  func missingVoice() async throws {
    try await confirmation { told in
      let renderer = AnnouncementRenderer(
        synthesizer: TenFramesAScalar(), profile: profile,
        onMissingVoice: { language in
          #expect(language == "xx")
          told()
        })
      for _ in 0..<3 {
        _ = try await renderer.utterance(for: Segment(role: .label, written: "A", language: "xx"))
      }
    }
  }

  @Test("Pauses shrink as the rate grows; styles stay inside the engine's ranges")
  func profiles() {
    var profile = profile
    #expect(profile.pauseFrames(after: .label, sampleRate: 22_050) == 2205)
    profile.parameters.rate = 350
    #expect(profile.pauseFrames(after: .label, sampleRate: 22_050) == 1102)
    var style = VoiceProfile.Style()
    style.pitch = 80
    style.ratePercent = 200
    profile.styles[.high] = style
    #expect(profile.parameters(for: .high).pitch == 99)
    #expect(profile.parameters(for: .high).rate == 700)
    #expect(profile.parameters(for: .label) == profile.parameters)
  }
}
