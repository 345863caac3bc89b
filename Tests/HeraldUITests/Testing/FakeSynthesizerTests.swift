import Herald
import HeraldTesting
import Testing

@Suite struct FakeSynthesizerTests {
  private func render(
    _ text: String, by synthesizer: FakeSynthesizer, rate: Int = 175
  ) async throws -> RenderedSpeech {
    var parameters = SpeechParameters()
    parameters.rate = rate
    let utterance = Utterance(text: text, voice: "en-us", parameters: parameters)
    return try await RenderedSpeech(
      sampleRate: synthesizer.sampleRate, collecting: synthesizer.render(utterance))
  }

  @Test func everyCharacterTakesTheSameTime() async throws {
    let synthesizer = FakeSynthesizer(sampleRate: 1000, framesPerCharacter: 10)
    let speech = try await render("Bailey, beagle", by: synthesizer)
    #expect(speech.frames.count == 140)
    #expect(synthesizer.frameCount(of: "Bailey, beagle") == 140)
    #expect(Set(speech.frames) == [FakeSynthesizer.loudness])
  }

  @Test func everyWordBeginsWithItsMark() async throws {
    let synthesizer = FakeSynthesizer(framesPerCharacter: 10)
    let speech = try await render(" Bailey,  beagle ", by: synthesizer)
    #expect(
      speech.marks == [
        SpeechMark(kind: .word, frame: 10, range: 1..<8),
        SpeechMark(kind: .word, frame: 100, range: 10..<16),
      ])
    #expect(speech.frames.count == 170)
  }

  @Test func theRateShortensTheTime() async throws {
    let synthesizer = FakeSynthesizer(framesPerCharacter: 10)
    #expect(try await render("abcd efgh", by: synthesizer, rate: 350).frames.count == 45)
  }

  @Test(arguments: ["", " ", "\n\t"])
  func withoutAWordNothingIsRendered(text: String) async throws {
    #expect(try await render(text, by: FakeSynthesizer()).frames.isEmpty)
  }

  @Test func faultsAreThrownForTheirTextsAlone() async throws {
    let fault = EngineError(.crashed, "the engine died on it")
    let synthesizer = FakeSynthesizer(faults: ["bad": fault])
    await #expect(throws: fault) { try await render("bad", by: synthesizer) }
    #expect(try await render("good", by: synthesizer).frames.count == 200)
    #expect(synthesizer.utterances.map(\.text) == ["bad", "good"])
  }

  @Test func voicesAreFoundByNameAndLanguage() async throws {
    let synthesizer = FakeSynthesizer()
    #expect(try await synthesizer.voice(named: "de").name == "de")
    #expect(try await synthesizer.voice(named: "zh-CN").name == "cmn")
    #expect(try await synthesizer.voices().count == 9)
    let error = await #expect(throws: EngineError.self) {
      try await synthesizer.voice(named: "tlh")
    }
    #expect(error?.code == .unknownVoice)
  }
}
