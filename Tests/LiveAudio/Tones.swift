import Foundation

/// Tones that can be told apart in a recording: twelve of them, 150 Hz from each other.
package enum Tones {
  /// How many there are.
  package static let count = 12

  /// A tone of a number, whole periods one after the other.
  package static func tone(_ number: Int, frames: Int, sampleRate: Int = 22050) -> [Int16] {
    let pitch = frequency(number % count)
    return (0..<frames).map {
      Int16(8000 * sin(2 * .pi * pitch * Double($0) / Double(sampleRate)))
    }
  }

  /// The tones that are heard, in order, and for how many frames; -1 for silence.
  package static func heard(
    _ frames: [Int16], sampleRate: Int = 22050
  ) -> [(tone: Int, frames: Int)] {
    let window = sampleRate / 50
    var runs: [(tone: Int, windows: Int)] = []
    for start in stride(from: 0, to: frames.count - window, by: window / 2) {
      guard let tone = dominant(frames[start..<(start + window)], sampleRate) else { continue }
      if let last = runs.last, last.tone == tone {
        runs[runs.count - 1].windows += 1
      } else {
        runs.append((tone, 1))
      }
    }
    // A window across a change may look like a third tone.
    return runs.filter { $0.windows > 1 }.reduce(into: []) { tones, run in
      let frames = run.windows * window / 2
      if tones.last?.tone == run.tone {
        tones[tones.count - 1].frames += frames
      } else {
        tones.append((run.tone, frames))
      }
    }
  }

  private static func frequency(_ number: Int) -> Double { 400 + 150 * Double(number) }

  /// The tone that has nearly all the power of a window; nil where none has.
  private static func dominant(_ window: ArraySlice<Int16>, _ sampleRate: Int) -> Int? {
    let samples = window.map(Double.init)
    let power = samples.reduce(0) { $0 + $1 * $1 }
    if power / Double(samples.count) < 10_000 { return -1 }
    for number in 0..<count {
      // Goertzel's algorithm.
      let factor = 2 * cos(2 * .pi * frequency(number) / Double(sampleRate))
      var (before, last) = (0.0, 0.0)
      for sample in samples { (before, last) = (last, sample + factor * last - before) }
      let found = before * before + last * last - factor * before * last
      if found > 0.35 * power * Double(samples.count) { return number }
    }
    return nil
  }
}
