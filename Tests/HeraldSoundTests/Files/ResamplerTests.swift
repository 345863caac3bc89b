import Foundation
import Herald
import HeraldSound
import Testing

@Suite struct ResamplerTests {
  static func tone(_ frequency: Double, rate: Int, count: Int) -> [Int16] {
    (0..<count).map { Int16(10000 * sin(2 * .pi * frequency * Double($0) / Double(rate))) }
  }

  @Test(arguments: [44100, 48000, 16000, 22050], [0, 1, 2, 3, 147, 22050, 22051])
  func theLengthIsToTheNearestFrame(rate: Int, count: Int) throws {
    let converted = try Resampler(from: 22050, to: rate).convert(noise(count))
    #expect(converted.count == Int((Double(count) * Double(rate) / 22050).rounded()))
  }

  @Test func theSameFramesComeOutEveryTime() throws {
    let resampler = Resampler(from: 22050, to: 48000)
    #expect(try resampler.convert(noise(30000)) == resampler.convert(noise(30000)))
  }

  @Test func theSameRateChangesNothing() throws {
    #expect(try Resampler(from: 22050, to: 22050).convert(noise(500)) == noise(500))
  }

  @Test func aToneStaysThatToneInItsPlace() throws {
    let converted = try Resampler(from: 22050, to: 48000)
      .convert(Self.tone(440, rate: 22050, count: 22050))
    let expected = Self.tone(440, rate: 48000, count: 48000)
    // The ends ring, since the tone begins and ends abruptly.
    for frame in stride(from: 2000, to: 46000, by: 7) {
      #expect(abs(Int(converted[frame]) - Int(expected[frame])) <= 3)
    }
  }

  @Test func loudSoundIsClippedAndDoesNotWrapAround() throws {
    let square = (0..<2000).map { Int16($0 / 50 % 2 == 0 ? 32767 : -32768) }
    let converted = try Resampler(from: 22050, to: 44100).convert(square)
    for frame in 4..<3990 where frame % 100 > 10 && frame % 100 < 90 {
      #expect((converted[frame] > 0) == (frame / 100 % 2 == 0))
    }
  }

  @Test func marksMoveWithTheSound() throws {
    let speech = RenderedSpeech(
      sampleRate: 22050, frames: noise(22050),
      marks: [SpeechMark(kind: .word, frame: 11025, range: 3..<7)])
    let converted = try Resampler(from: 22050, to: 44100).convert(speech)
    #expect(converted.marks == [SpeechMark(kind: .word, frame: 22050, range: 3..<7)])
    #expect(converted.sampleRate == 44100)
  }
}
