import Foundation

/// A sound whose every stretch of 20 ms is a tone of its own, so that its parts can be told apart.
package func melody(_ count: Int, rate: Int = 22050) -> [Int16] {
  (0..<count).map { frame in
    // The tones follow each other without a pattern: Knuth's multiplicative hash, twice.
    let number = UInt32(frame / (rate / 50)) &* 2_654_435_761
    let pitch = 300 + 40 * Double((number ^ number >> 15) &* 2_654_435_761 >> 16 % 31)
    return Int16(8000 * sin(2 * .pi * pitch * Double(frame) / Double(rate)))
  }
}

/// First and last frame that is not silence.
package func sounding(_ frames: [Int16], over threshold: Int = 200) -> Range<Int>? {
  guard let first = frames.firstIndex(where: { abs(Int($0)) > threshold }),
    let last = frames.lastIndex(where: { abs(Int($0)) > threshold })
  else { return nil }
  return first..<(last + 1)
}

/// How much of a recording is not silence, in stretches of 10 ms.
package func loudStretches(
  _ frames: some Collection<Int16>, sampleRate: Int = 22050, over threshold: Int = 200
) -> Int {
  let frames = Array(frames)
  let length = sampleRate / 100
  return stride(from: 0, to: frames.count, by: length).count { start in
    frames[start..<min(start + length, frames.count)].contains { abs(Int($0)) > threshold }
  }
}
