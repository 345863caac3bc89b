import Foundation
import Testing

@testable import HeraldStudy

@Suite struct PeakLimiterTests {
  /// A quiet tone with a few loud milliseconds in its middle.
  private func sound(rate: Int) -> [Int16] {
    (0..<rate).map { frame in
      let seconds = Double(frame) / Double(rate)
      let level = abs(seconds - 0.5) < 0.004 ? 0.5 : 0.1
      return Int16((32_767 * level * sin(2 * .pi * 3100 * seconds)).rounded())
    }
  }

  @Test(arguments: [44_100, 48_000], [4.0, 5.5]) func noPeakGoesOver(rate: Int, gain: Double) throws
  {
    let frames = sound(rate: rate)
    let limited = try PeakLimiter(frames, gain: gain, limit: -3, sampleRate: rate)
    let peak = try Loudness(of: limited.frames, sampleRate: rate).truePeak
    #expect(peak <= -3)
    #expect(peak > -3.3)
    #expect(limited.depth > gain - 3.6)
    #expect(limited.depth < gain - 2.5)
    // Away from the peak nothing is touched.
    let amplified = frames.amplified(by: gain)
    #expect(limited.frames.prefix(rate / 2 - rate / 100) == amplified.prefix(rate / 2 - rate / 100))
    #expect(limited.frames.suffix(rate / 2 - rate / 100) == amplified.suffix(rate / 2 - rate / 100))
  }

  @Test func whatFitsIsAmplifiedAlone() throws {
    let frames = sound(rate: 48_000)
    let limited = try PeakLimiter(frames, gain: 2, limit: -1, sampleRate: 48_000)
    #expect(limited.depth == 0)
    #expect(limited.frames == frames.amplified(by: 2))
    #expect(try PeakLimiter([], gain: 2, limit: -1, sampleRate: 48_000).frames == [])
  }
}
