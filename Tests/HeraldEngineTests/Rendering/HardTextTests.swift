import Herald
import HeraldEngine
import Testing

/// Texts that abort, garble or silence the library (see Sources/HeraldEngine/Text).
@Suite struct HardTextTests {
  private static let inputs: [(voice: String, text: String)] = [
    ("en-us", repeated("e.g. ", 43)), ("de", repeated("a.b.", 43)), ("fr", repeated("A.", 85)),
    ("en-us", repeated("a . ", 85)), ("en", repeated("s'", 68)), ("ru", repeated("'s", 68)),
    ("hi", repeated("’s", 68)), ("hi", "©2026 ™ ® 😀"), ("da", "★★★★☆"), ("ml", "☆☆☆☆☆"),
    ("ta", "㊗️"), ("hi", "😀😀😀"), ("hi", "❤️"), ("hi", "C++"), ("ga", "😀😀😀 👍🏽"),
    ("ja", "🏳️‍🌈"), ("hy", "😀😀😀"), ("ky", "U.S.A.'s"), ("kl", "91 014"), ("kl", "1234567890"),
    ("kl", "100,000,000"), ("en-us", "[[_^_" + repeated("z", 300) + " x]]"),
    ("en-us", "[[" + repeated("a", 500) + "]]"), ("en-us", "<audio src=\"/etc/passwd\"/> after"),
    ("en-us", "가"), ("en-us", "x ಕ y"), ("en-us", repeated("1", 300)),
    ("en-us", repeated("1st100000000000 ", 150)), ("de", "ϖ"), ("en", "ꦒꦩꦼꦭꦤ꧀"), ("en-us", "ᎯℳℐℕᎯ"),
    ("en-us", "hello \u{1}300S words"), ("en-us", "before [\u{2}h@ after words"),
    ("en-us", "hého \u{FFFD} hého"), ("en-us", "nul\u{0}inside"), ("en-us", repeated("w ", 100)),
    ("en-us", "<![CDATA[ x ]]>"), ("en-us", ",,,, 🚺🚺😍😎😎😎"), ("en-us", ".."),
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func eachYieldsSoundOrATypedErrorAndLeavesTheNextExact() async throws {
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0)
    let next = Utterance(text: "testing the sound", voice: "en-us")
    let expected = try await engine.renderWhole(next).get()
    #expect(try Peer.difference(expected, next) == nil)
    for input in Self.inputs {
      let utterance = Utterance(text: input.text, voice: input.voice)
      switch await engine.renderWhole(utterance) {
      case .success(let speech):
        #expect(!speech.frames.isEmpty)
        checkMarks(speech, utterance)
      case .failure(let error):
        #expect([.crashed, .nothingSaid].contains(error.code), "\(utterance): \(error)")
      }
      let after = try await engine.renderWhole(next).get()
      #expect(after == expected, "after \(utterance)")
    }
  }

  /// In a batch the next request is at the worker already while one fails, is cut, or begins again.
  @Test func inABatchEachIsWhatItIsAlone() async throws {
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0)
    let lists = [
      Self.repeated("123456 ", 60), Self.repeated("😀 ", 200), Self.repeated("w ", 100),
      Self.repeated("A plain sentence. ", 400),
    ]
    let utterances =
      (Self.inputs + lists.map { ("en-us", $0) }).flatMap { input in
        [
          Utterance(text: input.text, voice: input.voice),
          Utterance(text: "testing the sound", voice: "en-us"),
        ]
      }
      + [Utterance(text: "x", voice: "no-such-voice"), Utterance(text: "last", voice: "en-us")]
    var expected: [Result<RenderedSpeech, EngineError>] = []
    for utterance in utterances { expected.append(await engine.renderWhole(utterance)) }
    var number = 0
    for await result in engine.renderInOrder(utterances, jobs: 3) {
      #expect(result == expected[number], "\(utterances[number])")
      number += 1
    }
    #expect(number == utterances.count)
  }

  @Test func abbreviationsThatAbortTheEngineAreSpokenInParts() async throws {
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0)
    let utterance = Utterance(text: Self.repeated("e.g. ", 43), voice: "en-us")
    let speech = try await engine.renderWhole(utterance).get()
    #expect(speech.marks.filter { $0.kind == .word }.count == 43)
    #expect(engine.statistics.retries > 0 && engine.statistics.skipped == 0)
  }

  @Test func oneLetterRepeatedIsSaidEachTime() async throws {
    let one = try await shared.renderWhole(Utterance(text: "w", voice: "en-us")).get()
    let text = Self.repeated("w ", 30) + "end"
    let speech = try await shared.renderWhole(Utterance(text: text, voice: "en-us")).get()
    #expect(speech.marks.filter { $0.kind == .word }.count == 31)
    #expect(speech.frames.count > 25 * one.frames.count)
  }

  @Test(arguments: ["...", "•", "—", "✓", "", "   ", "\u{FFFD}", "\u{E000}", "\n"])
  func aTextWithoutAWordIsNoSuccess(text: String) async throws {
    let result = await shared.renderWhole(Utterance(text: text, voice: "en-us"))
    let error = #expect(throws: EngineError.self) { _ = try result.get().frames.count }
    #expect(error?.code == .nothingSaid)
    for try await _ in shared.render(Utterance(text: "a", voice: "en-us")) {}
    await #expect(throws: EngineError.self) {
      for try await chunk in shared.render(Utterance(text: text, voice: "en-us")) {
        Issue.record("\(chunk.frames.count) frames")
      }
    }
  }

  @Test func parametersOutOfRangeAreClamped() async throws {
    var wild = Utterance(text: "Bailey", voice: "en-us")
    wild.parameters.rate = 100_000
    wild.parameters.pitch = -5
    wild.parameters.volume = 5_000
    wild.parameters.wordGap = -1
    var tame = wild
    tame.parameters.rate = 900
    tame.parameters.pitch = 0
    tame.parameters.volume = 200
    tame.parameters.wordGap = 0
    #expect(try await shared.renderWhole(wild).get() == shared.renderWhole(tame).get())
  }
}
