import Foundation
import Herald
import HeraldEngine
import HeraldSound
import LiveAudio
import Synchronization
import TestRuns
import Testing

/// What the queue, the engine and the speaker let be heard together, by a real server's monitor.
@Suite(
  "Announcements as they are heard", .serialized,
  .enabled(if: TestRun.isLive, "make test-live"))
struct AnnouncementTests {
  private static let plan = AnnouncementPlan(
    elementID: "bailey", kind: .layered,
    segments: [
      Segment(role: .label, written: "Bailey"), Segment(role: .high, written: "Age three"),
      Segment(role: .cue, written: "More content"),
    ])

  @Test(
    "The label is heard whole, before the high content, before the cue, as it was rendered",
    .timeLimit(.minutes(2)), arguments: AudioServer.Kind.allCases)
  func order(kind: AudioServer.Kind) async throws {
    let server = try await AudioServer(kind)
    let recorder = try await Recorder(server, sampleRate: 22050)
    let renderer = try AnnouncementRenderer(
      synthesizer: EngineSynthesizer(jobs: 1), profile: VoiceProfile(name: "plain"))
    let announcer = Announcer(renderer: renderer, sink: speaker(server))
    // The high content comes while the label is being spoken.
    var early = Self.plan
    let high = early.segments.remove(at: 1)
    await announcer.announce(early, occasion: .focus)
    var ends: [AnnouncementOutcome] = []
    for await event in announcer.events {
      if case .segment(0, _) = event.kind {
        await announcer.add(high: [high], to: "bailey")
        announcer.finish()
      }
      if case .ended(let outcome, let heard) = event.kind {
        ends.append(outcome)
        #expect(heard.text == "Bailey Age three More content")
      }
    }
    #expect(ends == [.finished])
    let recorded = try await recorder.frames(afterAnother: 400, sampleRate: 22050)
    let parts = try await renderer.render(Self.plan).parts.map(\.speech.frames)
    let heard = stretches(recorded, gap: 22050 / 6)
    try #require(heard.count == 3)
    for (place, part) in zip(heard, parts) {
      let spoken = try #require(sounding(part))
      // A loaded machine may lose or repeat a period of the sound.
      #expect(abs(place.count - spoken.count) < 1500)
      #expect(likeness(recorded[place], Array(part[spoken])) > 0.9)
    }
    // The beginning of the first word: its first tenth of a second.
    let first = try #require(sounding(parts[0])).lowerBound
    let start = heard[0].lowerBound
    #expect(
      likeness(recorded[start..<(start + 2300)], Array(parts[0][first..<(first + 2200)])) > 0.9)
  }

  /// Sixty moves in each run of the tests, a thousand in the long one.
  private static let moves =
    TestRun.isSoak ? 1000 : 60

  @Test(
    "Of many moves each has one end, the last is heard whole, none is heard after its successor",
    .timeLimit(.minutes(10)))
  func manyMoves() async throws {
    let server = try await AudioServer(.pipewire)
    let recorder = try await Recorder(server, sampleRate: 22050)
    let renderer = AnnouncementRenderer(
      synthesizer: ToneSynthesizer(), profile: VoiceProfile(name: "tones"))
    let announcer = Announcer(renderer: renderer, sink: speaker(server))
    let telling = Task {
      var ends: [Int: [AnnouncementOutcome]] = [:]
      for await event in announcer.events {
        if case .ended(let outcome, _) = event.kind { ends[event.id, default: []].append(outcome) }
      }
      return ends
    }
    var random = SeededNumbers(seed: 5)
    for number in 1...Self.moves {
      await announcer.announce(
        AnnouncementPlan(
          elementID: "\(number)", kind: .layered,
          segments: [Segment(role: .label, written: "\(number)")]), occasion: .focus)
      try await Task.sleep(for: .milliseconds(Int.random(in: 5...300, using: &random)))
    }
    announcer.finish()
    let ends = await telling.value
    #expect(ends.count == Self.moves)
    #expect(ends.values.allSatisfy { $0.count == 1 })
    #expect(ends[Self.moves] == [.finished])
    let recorded = try await recorder.frames(afterAnother: 300, sampleRate: 22050)
    // A tone may be cut before it is heard, so that numbers are left out; none comes back.
    let tones = Tones.heard(recorded).filter { $0 >= 0 }
    for (one, next) in zip(tones, tones.dropFirst()) {
      let step = (next - one + Tones.count) % Tones.count
      // A loaded machine may break a tone in two.
      #expect((0...Tones.count - 4).contains(step), "tone \(one) before \(next)")
    }
    #expect(tones.last == Self.moves % Tones.count)
    let last = try #require(stretches(recorded, gap: 300).last)
    let whole = Tones.tone(Self.moves, frames: ToneSynthesizer.frames)
    #expect(likeness(recorded[last].suffix(whole.count), whole) > 0.9)
  }

  private func speaker(_ server: AudioServer) -> Speaker {
    var settings = SpeakerSettings()
    settings.server = server.address
    return Speaker(sampleRate: 22050, settings: settings)
  }
}

/// Speaks a number as the tone of that number, one second long.
private struct ToneSynthesizer: SpeechSynthesizer {
  static let frames = 22050
  let sampleRate = 22050
  private let only = Voice(name: "en-us", displayName: "Tones", languages: ["en-US"])

  func engine() async throws -> EngineIdentity { EngineIdentity(name: "tones", version: "1") }
  func voices() async throws -> [Voice] { [only] }
  func voice(named name: String) async throws -> Voice { only }

  func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
    let tone = Tones.tone(Int(utterance.text) ?? 0, frames: Self.frames)
    return AsyncThrowingStream { continuation in
      continuation.yield(SpeechChunk(frames: tone))
      continuation.finish()
    }
  }
}
