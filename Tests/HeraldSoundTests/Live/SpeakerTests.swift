import Foundation
import Herald
import HeraldSound
import Synchronization
import Testing

/// A sound whose every stretch of 20 ms is a tone of its own, so that its parts can be told apart.
func melody(_ count: Int, rate: Int = 22050) -> [Int16] {
  (0..<count).map { frame in
    let pitch = 300 + 200 * Double(frame / (rate / 50) % 8)
    return Int16(8000 * sin(2 * .pi * pitch * Double(frame) / Double(rate)))
  }
}

func chunks(_ frames: [Int16], marks: [SpeechMark] = []) -> AsyncThrowingStream<
  SpeechChunk, any Error
> {
  AsyncThrowingStream { continuation in
    continuation.yield(SpeechChunk(frames: frames, marks: marks))
    continuation.finish()
  }
}

/// First and last frame that is not silence.
func sounding(_ frames: [Int16], over threshold: Int = 200) -> Range<Int>? {
  guard let first = frames.firstIndex(where: { abs(Int($0)) > threshold }),
    let last = frames.lastIndex(where: { abs(Int($0)) > threshold })
  else { return nil }
  return first..<(last + 1)
}

/// How alike two sounds are, at the best alignment of their first tenth of a second: 1 is the same.
func likeness(_ heard: ArraySlice<Int16>, _ expected: [Int16], slack: Int = 120) -> Double {
  let heard = Array(heard)
  let start = min(2205, expected.count)
  let best = (-slack...slack).max { first, second in
    correlation(heard, expected, shift: first, count: start)
      < correlation(heard, expected, shift: second, count: start)
  }
  return correlation(heard, expected, shift: best ?? 0, count: expected.count)
}

private func correlation(_ heard: [Int16], _ expected: [Int16], shift: Int, count: Int) -> Double {
  var product = 0
  var first = 0
  var second = 0
  var frame = 0
  while frame < count {
    let place = frame + shift
    let sample = place >= 0 && place < heard.count ? Int(heard[place]) : 0
    let wanted = Int(expected[frame])
    product += sample * wanted
    first += sample * sample
    second += wanted * wanted
    frame += 5
  }
  guard first > 0, second > 0 else { return 0 }
  return Double(product) / (Double(first) * Double(second)).squareRoot()
}

@Suite(.serialized) struct SpeakerTests {
  @Test(arguments: AudioServer.Kind.allCases)
  func whatIsPlayedIsHeardWholeAndTheMarksComeInOrder(kind: AudioServer.Kind) async throws {
    let server = try await AudioServer(kind)
    let recorder = try await Recorder(server, sampleRate: 22050)
    var settings = SpeakerSettings()
    settings.server = server.address
    let speaker = Speaker(sampleRate: 22050, settings: settings)
    let sound = melody(22050)
    let marks = [0, 5000, 11000, 22050].map { SpeechMark(kind: .word, frame: $0, range: 0..<1) }
    let told = Mutex<[SpeechMark]>([])
    let heard = try await speaker.play(chunks(sound, marks: marks)) { mark in
      told.withLock { $0.append(mark) }
    }
    #expect(heard == 22050)
    #expect(told.withLock { $0 } == marks)
    let recorded = try await recorder.frames(afterAnother: 500, sampleRate: 22050)
    let place = try #require(sounding(recorded))
    #expect(abs(place.count - 22050) < 250)
    #expect(likeness(recorded[place], sound) > 0.9)
  }
}
