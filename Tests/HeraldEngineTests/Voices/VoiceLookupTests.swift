import Herald
import HeraldEngine
import TestRuns
import Testing

@Suite struct VoiceLookupTests {
  @Test(arguments: [
    ("en-us", "en-us"), ("EN-US", "en-us"), ("en_US", "en-us"), ("en_US.UTF-8", "en-us"),
    ("gmw/en-US", "en-us"), ("English (America)", "en-us"), ("en-GB", "en"), ("en-gb", "en"),
    ("en", "en"), ("en-AU", "en"), ("de-DE", "de"), ("de_AT@euro", "de"), ("zh", "cmn"),
    ("zh-CN", "cmn"), ("zh-Hant-TW", "cmn"), ("zh-HK", "yue"), ("pt-PT", "pt"), ("pt_BR", "pt-br"),
    ("no", "nb"), ("nb-NO", "nb"), ("fr-FR", "fr"), ("fr-CA", "fr"), ("es-MX", "es-419"),
    ("es-ES", "es"), ("iw", "he"), ("en-us+f3", "en-us+f3"), ("en-GB+klatt", "en+klatt"),
    ("en-us+annie", "en-us+Annie"), ("de+12", "de+f2"), ("de+3", "de+m3"),
  ])
  func namesAndTagsFindTheirVoice(name: String, voice: String) async throws {
    #expect(try await shared.voice(named: name).name == voice)
  }

  @Test(arguments: [
    ("en-uss", "en-us"), ("germn", "German"), ("en-us+f33", "f3"), ("en-us+Anne", "Annie"),
    ("", nil),
    ("mb-en1", "MBROLA"), ("en-us+", nil), ("../../../etc/passwd", nil), ("xx", nil), ("+f3", nil),
    ("en-us+" + String(repeating: "x", count: 60), nil), ("!v/f3", nil),
  ])
  func othersAreErrorsWithNearNames(name: String, near: String?) async throws {
    let error = await #expect(throws: EngineError.self) {
      try await shared.voice(named: name)
    }
    #expect(error?.code == .unknownVoice)
    if let near { #expect(error?.message.contains(near) == true) }
    let rendered = await shared.renderWhole(Utterance(text: "hello", voice: name))
    #expect(throws: EngineError.self) { _ = try rendered.get().frames.count }
  }

  @Test func everyVoiceSpeaksUnderItsNameAsTheCommandDoes() async throws {
    let voices = try await shared.voices()
    #expect(voices.count > 100)
    for voice in TestRun.isSoak
      ? voices : voices.filter({ $0.name.utf8.reduce(0) { $0 + Int($1) } % 5 == 0 })
    {
      let utterance = Utterance(text: "Bailey 3.", voice: voice.name)
      let speech = try await shared.renderWhole(utterance).get()
      #expect(try Peer.difference(speech, utterance) == nil)
    }
  }
}
