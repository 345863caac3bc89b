import Foundation
import Herald
import HeraldSound
import LiveAudio
import Synchronization
import TestRuns
import Testing

func chunks(_ frames: [Int16], marks: [SpeechMark] = []) -> AsyncThrowingStream<
  SpeechChunk, any Error
> {
  AsyncThrowingStream { continuation in
    continuation.yield(SpeechChunk(frames: frames, marks: marks))
    continuation.finish()
  }
}

@Suite("The speaker at a real server", .serialized)
struct SpeakerTests {
  @Test(arguments: AudioServer.Kind.allCases)
  func whatIsPlayedIsHeardWholeAndTheMarksComeInOrder(kind: AudioServer.Kind) async throws {
    let server = try await AudioServer(kind)
    let recorder = try await Recorder(server, sampleRate: 22050)
    let speaker = Speaker(sampleRate: 22050, settings: settings(server))
    let sound = melody(22050)
    let marks = [0, 5000, 11000, 22050].map { SpeechMark(kind: .word, frame: $0, range: 0..<1) }
    let told = Mutex<[SpeechMark]>([])
    let heard = try await speaker.play(chunks(sound, marks: marks)) { mark in
      told.withLock { $0.append(mark) }
    }
    #expect(heard == 22050)
    #expect(told.withLock { $0 } == marks)
    let recorded = try await recorder.frames(afterAnother: 500, sampleRate: 22050)
    let found = Alignment(of: sound, in: recorded)
    #expect(found.places.first != .some(nil))
    #expect(found.share >= 0.8)
    #expect(loudStretches(recorded) <= 125)
  }

  @Test(arguments: AudioServer.Kind.allCases)
  func afterAStopNothingIsHeardAndTheNextPlayIsWhole(kind: AudioServer.Kind) async throws {
    let server = try await AudioServer(kind)
    let recorder = try await Recorder(server, sampleRate: 22050)
    let speaker = Speaker(sampleRate: 22050, settings: settings(server))
    let long = Task { try await speaker.play(chunks(melody(22050 * 20))) }
    try await recorder.untilSounding()
    await speaker.stop()
    let heard = try await long.value
    #expect(heard > 0 && heard < 22050 * 20)
    let stopped = try await recorder.frames(afterAnother: 600, sampleRate: 22050)
    let first = try #require(sounding(stopped))
    // Silence before the end of the recording, however loaded the machine is.
    #expect(stopped.count - first.upperBound > 2205)
    let next = melody(11025)
    #expect(try await speaker.play(chunks(next)) == 11025)
    let all = try await recorder.frames(afterAnother: 500, sampleRate: 22050)
    let found = Alignment(of: next, in: all, from: stopped.count)
    #expect(found.places.first != .some(nil))
    #expect(found.share >= 0.8)
  }

  @Test func aStopBeforeThePlayEndsThatPlay() async throws {
    let server = try await AudioServer(.pulseaudio)
    let speaker = Speaker(sampleRate: 22050, settings: settings(server))
    try await speaker.open()
    for _ in 0..<20 {
      let play = Task { try await speaker.play(chunks(melody(22050 * 20))) }
      while await !speaker.isBusy { await Task.yield() }
      await speaker.stop()
      #expect(try await play.value < 22050 * 20)
    }
  }

  @Test func aPauseHoldsTheSoundWhereItIs() async throws {
    let server = try await AudioServer(.pipewire)
    let recorder = try await Recorder(server, sampleRate: 22050)
    let speaker = Speaker(sampleRate: 22050, settings: settings(server))
    let play = Task { try await speaker.play(chunks(melody(33075))) }
    try await recorder.untilSounding()
    await speaker.pause()
    let before = try await recorder.frames(afterAnother: 400, sampleRate: 22050)
    let quiet = try await recorder.frames(afterAnother: 400, sampleRate: 22050)
    #expect(sounding(Array(quiet[before.count...])) == nil)
    await speaker.resume()
    #expect(try await play.value == 33075)
  }

  @Test(arguments: AudioServer.Kind.allCases)
  func afterTheServerWasLostTheRestIsHeard(kind: AudioServer.Kind) async throws {
    let server = try await AudioServer(kind)
    let notices = Mutex<[String]>([])
    var patient = settings(server)
    patient.patience = .seconds(60)
    let speaker = Speaker(sampleRate: 22050, settings: patient) { notice in
      notices.withLock { $0.append(notice) }
    }
    let sound = melody(22050 * 3)
    let marks = (0..<12).map { SpeechMark(kind: .word, frame: $0 * 5512, range: 0..<1) }
    let told = Mutex<[SpeechMark]>([])
    let play = Task {
      try await speaker.play(chunks(sound, marks: marks)) { mark in
        told.withLock { $0.append(mark) }
      }
    }
    while told.withLock({ $0.count }) < 5 { try await Task.sleep(for: .milliseconds(5)) }
    server.end()
    try await server.start()
    let again = try await Recorder(server, sampleRate: 22050)
    #expect(try await play.value == sound.count)
    #expect(told.withLock { $0 } == marks)
    #expect(notices.withLock { $0.count } == 2)
    let recorded = try await again.frames(afterAnother: 500, sampleRate: 22050)
    // The sound may go on before the new recorder is there; its end is heard whatever happened.
    #expect(Alignment(of: sound.suffix(11025), in: recorded).share >= 0.8)
    // What was heard before the loss is not said again, but for the last word: a second of three.
    #expect((50...205).contains(loudStretches(recorded)))
  }

  @Test func withoutAServerTheErrorSaysWhatToDo() async throws {
    var nowhere = SpeakerSettings()
    nowhere.server = "unix:/nowhere/at/all"
    let speaker = Speaker(sampleRate: 22050, settings: nowhere)
    let error = await #expect(throws: SpeakerError.self) {
      try await speaker.play(chunks(melody(100)))
    }
    #expect(error?.description.contains("--sink none") == true)
  }

  @Test(arguments: AudioServer.Kind.allCases)
  func anUnknownDeviceIsAnErrorThatNamesTheKnownOnes(kind: AudioServer.Kind) async throws {
    let server = try await AudioServer(kind)
    var wrong = settings(server)
    wrong.device = "tset"
    let speaker = Speaker(sampleRate: 22050, settings: wrong)
    await #expect(throws: SpeakerError.unknownDevice(name: "tset", known: ["test"])) {
      try await speaker.play(chunks(melody(100)))
    }
    wrong.device = "test"
    let right = Speaker(sampleRate: 22050, settings: wrong)
    #expect(try await right.play(chunks(melody(2000))) == 2000)
  }

  @Test func whatTheSourceThrowsComesAfterItsSound() async throws {
    struct Fault: Error {}
    let server = try await AudioServer(.pulseaudio)
    let recorder = try await Recorder(server, sampleRate: 22050)
    let speaker = Speaker(sampleRate: 22050, settings: settings(server))
    let sound = melody(6000)
    let source = AsyncThrowingStream<SpeechChunk, any Error> { continuation in
      continuation.yield(SpeechChunk(frames: sound))
      continuation.finish(throwing: Fault())
    }
    await #expect(throws: Fault.self) { try await speaker.play(source) }
    let recorded = try await recorder.frames(afterAnother: 300, sampleRate: 22050)
    #expect(Alignment(of: sound, in: recorded).share >= 0.8)
  }

  private func settings(_ server: AudioServer) -> SpeakerSettings {
    var settings = SpeakerSettings()
    settings.server = server.address
    return settings
  }
}
