import Herald
import HeraldTesting
import Testing

private func element(_ label: String = "Bailey the beagle") -> AccessibilityElement {
  AccessibilityElement(
    id: "a", label: label, customContent: [CustomContent(label: "Age", value: "3 years")])
}

/// What a plan with a cue of a form becomes, rendered and streamed.
private struct Heard {
  var rendered: RenderedAnnouncement
  var frames: [Int16] = []
  var marks: [SpeechMark] = []

  init(
    _ cue: AnnouncementSettings.Cue, label: String = "Bailey the beagle",
    synthesizer: FakeSynthesizer = FakeSynthesizer(sampleRate: 8000), sound: Earcon? = nil,
    profile: VoiceProfile = VoiceProfile(name: "plain")
  ) async throws {
    var settings = AnnouncementSettings()
    settings.cue = cue
    let renderer = AnnouncementRenderer(
      synthesizer: synthesizer, profile: profile, moreContent: sound)
    let plan = Planner(settings: settings).plan(element(label))
    rendered = try await renderer.render(plan)
    for try await chunk in renderer.stream(plan) {
      frames += chunk.frames
      marks += chunk.marks
    }
  }
}

@Suite("The forms of the cue as sound") struct CueSoundTests {
  @Test(
    "What is streamed is what is rendered, frame for frame",
    arguments: AnnouncementSettings.Cue.allCases)
  func agreement(cue: AnnouncementSettings.Cue) async throws {
    let heard = try await Heard(cue)
    #expect(heard.frames == heard.rendered.frames)
    #expect(heard.frames.count == heard.rendered.frameCount)
  }

  @Test("A sound takes at most a fifth of a second, and is as loud as a voice") func sound()
    async throws
  {
    let heard = try await Heard(.sound)
    let cue = try #require(heard.rendered.parts.last)
    #expect(cue.segment.role == .cue && cue.segment.written.isEmpty)
    #expect((1...1600).contains(cue.speech.frames.count))
    #expect((2800...3070).contains(loudness(cue.speech.frames)))
    #expect(heard.rendered.plan.line == "Bailey the beagle.")
  }

  @Test("The listener's sound is made as loud as a voice, and follows its volume") func loud()
    async throws
  {
    let quiet = Earcon(sampleRate: 8000, frames: (0..<800).map { Int16($0 % 2 == 0 ? 200 : -200) })
    #expect((2930...2940).contains(loudness(quiet.frames)))
    var profile = VoiceProfile(name: "half")
    profile.parameters.volume = 50
    let heard = try await Heard(.sound, sound: quiet, profile: profile)
    let cue = try #require(heard.rendered.parts.last)
    #expect((1460...1470).contains(loudness(cue.speech.frames)))
    #expect(cue.speech.frames.count == 800)
  }

  @Test("A long sound is cut and faded out; the silence around a sound is left out") func cutting()
  {
    let silence = [Int16](repeating: 0, count: 500)
    let long = silence + (0..<9000).map { Int16($0 % 2 == 0 ? 3000 : -3000) } + silence
    let earcon = Earcon(sampleRate: 8000, frames: long)
    #expect(earcon.frames.count == 1600)
    #expect(earcon.frames.first?.magnitude ?? 0 > 1000)
    #expect(earcon.frames.last?.magnitude ?? 9 < 100)
    #expect(Earcon(sampleRate: 8000, frames: silence).frames.isEmpty)
  }

  @Test("All of Herald's own sounds are short and differ") func own() {
    let sounds = [
      Earcon.moreContent(sampleRate: 22050), .edge(sampleRate: 22050), .wrap(sampleRate: 22050),
    ]
    #expect(Set(sounds.map(\.frames)).count == 3)
    for sound in sounds { #expect((1000...4410).contains(sound.frames.count)) }
  }

  @Test("A raised pitch is in the last word of what is said, without a word more") func pitch()
    async throws
  {
    let synthesizer = FakeSynthesizer(sampleRate: 8000)
    let heard = try await Heard(.pitch, synthesizer: synthesizer)
    #expect(heard.rendered.plan.line == "Bailey the beagle.")
    #expect(heard.rendered.frameCount == synthesizer.frameCount(of: "Bailey the beagle"))
    #expect(Set(synthesizer.utterances.map(\.parameters.pitch)) == [50, 80])
    #expect(Set(synthesizer.utterances.map(\.text)) == ["Bailey the beagle"])
    // The sign is heard with the last word.
    let sign = try #require(heard.marks.first { $0.kind == .segment(1) })
    #expect(sign.frame == synthesizer.frameCount(of: "Bailey the "))
    #expect(heard.marks.filter { $0.kind == .word }.count == 3)
  }

  @Test("Where nothing is said before it, the raised pitch gives way to words") func pitchAlone()
    async throws
  {
    let heard = try await Heard(.pitch, label: "")
    #expect(heard.rendered.plan.line == "More content available.")
    #expect(!heard.frames.isEmpty)
  }

  @Test("A spearcon is the words in a quarter of a second") func spearcon() async throws {
    let heard = try await Heard(.spearcon, synthesizer: FakeSynthesizer(sampleRate: 1000))
    let cue = try #require(heard.rendered.parts.last)
    #expect(cue.segment.text == "More content available")
    #expect(cue.speech.frames.count == 250)
    #expect(cue.speech.marks.isEmpty)
  }

  @Test("No pause is left after the last thing that is heard") func pauses() async throws {
    for cue in AnnouncementSettings.Cue.allCases {
      let heard = try await Heard(cue)
      let pauses = heard.rendered.parts.map(\.pauseFrames)
      #expect(pauses.last == 0)
      #expect(pauses.first == (cue == .pitch || cue == .none ? 0 : 2000))
    }
  }
}

private func loudness(_ frames: [Int16]) -> Int {
  let power = frames.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(max(1, frames.count))
  return Int(power.squareRoot().rounded())
}
