import Foundation
import Herald
import HeraldEngine
import HeraldSound
import LiveAudio
import Synchronization
import TestRuns
import Testing

/// What the queue, the engine and the speaker let be heard together, by a real server's monitor.
@Suite("Announcements as they are heard", .serialized)
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
    var end = 0
    for part in try await renderer.render(Self.plan).parts {
      let heard = Alignment(of: part.speech.frames, in: recorded, from: end)
      #expect(heard.share >= 0.8, "\(part.segment.written)")
      // The beginning of the first word: nothing before it was left out, whatever a server lost later.
      if end == 0 { #expect(heard.places.first != .some(nil)) }
      end = heard.end ?? end
    }
    let length = try await renderer.render(Self.plan).parts.map { loudStretches($0.speech.frames) }
    #expect(loudStretches(recorded) <= length.reduce(0, +) * 5 / 4, "something else was heard")
  }

  /// A short share in each run of the tests, a thousand in the long one.
  private static let moves = TestRun.isSoak ? 1000 : 30

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
    var memoryBefore = 0
    for number in 1...Self.moves {
      await announcer.announce(
        AnnouncementPlan(
          elementID: "\(number)", kind: .layered,
          segments: [Segment(role: .label, written: "\(number)")]), occasion: .focus)
      try await Task.sleep(for: .milliseconds(Int.random(in: 5...300, using: &random)))
      if number == Self.moves / 10 { memoryBefore = try residentBytes() - recorder.count * 2 }
    }
    announcer.finish()
    let ends = await telling.value
    #expect(ends.count == Self.moves)
    #expect(ends.values.allSatisfy { $0.count == 1 })
    #expect(ends[Self.moves] == [.finished])
    // What was recorded is the test's own.
    let growth = try residentBytes() - recorder.count * 2 - memoryBefore
    #expect(growth < 4 << 20, "memory grew by \(growth) bytes")
    let recorded = try await recorder.frames(afterAnother: 300, sampleRate: 22050)
    // A tone may be cut before it is heard, so that numbers are left out; none comes back.
    let tones = Tones.heard(recorded).filter { $0.tone >= 0 }
    for (one, next) in zip(tones, tones.dropFirst()) {
      let step = (next.tone - one.tone + Tones.count) % Tones.count
      // A loaded machine may break a tone in two.
      #expect((0...Tones.count - 4).contains(step), "tone \(one.tone) before \(next.tone)")
    }
    let last = tones.reversed().prefix { $0.tone == Self.moves % Tones.count }
    let heard = last.map(\.frames).reduce(0, +)
    #expect(heard > ToneSynthesizer.frames * 9 / 10, "\(heard) frames of the last one")
  }

  private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(Int(text.split(separator: " ")[1])) * sysconf(Int32(_SC_PAGESIZE))
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
