import Foundation
import Testing

@testable import HeraldStudy

@Suite struct LoudnessTests {
  private func tone(seconds: Double, level: Double, rate: Int = 48_000) -> [Int16] {
    let peak = 32_767 * pow(10, level / 20)
    return (0..<Int(seconds * Double(rate))).map {
      Int16((peak * sin(2 * .pi * 997 * Double($0) / Double(rate))).rounded())
    }
  }

  /// ITU-R BS.1770: a sine of 997 Hz at 0 dBFS in one channel has -3.01 LKFS.
  @Test func aReferenceToneHasItsLoudness() throws {
    let loudness = try Loudness(of: tone(seconds: 3, level: -20), sampleRate: 48_000)
    #expect(abs(loudness.lufs - -23.01) < 0.05)
    #expect(abs(loudness.truePeak - -20) < 0.1)
    #expect(loudness.method == .integrated)
  }

  @Test func aShortSoundIsMeasuredOverItsRepetition() throws {
    let loudness = try Loudness(of: tone(seconds: 0.2, level: -20), sampleRate: 48_000)
    #expect(loudness.method == .repeated)
    #expect(abs(loudness.lufs - -23.01) < 0.2)
  }

  @Test func silenceHasNone() throws {
    let silence = [Int16](repeating: 0, count: 48_000)
    #expect(try Loudness(of: silence, sampleRate: 48_000).lufs == -.infinity)
    #expect(try Loudness(of: [], sampleRate: 48_000).lufs == -.infinity)
  }

  @Test func aGainChangesTheLoudnessByItself() throws {
    let before = tone(seconds: 1, level: -30)
    let after = try Loudness(of: before.amplified(by: 6.5), sampleRate: 48_000)
    #expect(abs(after.lufs - -26.51) < 0.05)
    #expect([Int16.max, .min].amplified(by: 6) == [.max, .min])
  }
}
