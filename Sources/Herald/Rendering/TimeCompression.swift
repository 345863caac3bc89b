/// Speech made shorter at the same pitch: overlapping stretches are laid closer together, each where it
/// goes on best from the one before (waveform similarity overlap-add, Verhelst and Roelands 1993).
enum TimeCompression {
  /// The sound in so many frames; a shorter one stays as it is.
  static func compress(_ sound: [Int16], to count: Int, sampleRate: Int) -> [Int16] {
    // 20 ms hold two periods of a low voice; half of each stretch overlaps the next.
    let half = sampleRate / 100
    guard count > 2 * half, sound.count > count else { return sound }
    var result = [Int16](sound[..<half])
    result.reserveCapacity(count + half)
    // The frame of the sound that would come next if nothing were left out.
    var onward = half
    while result.count < count {
      let ideal = result.count * (sound.count - 2 * half) / count
      let start = best(sound, near: ideal, like: onward, half)
      for frame in 0..<half {
        let old = onward + frame < sound.count ? Int(sound[onward + frame]) : 0
        let new = start + frame < sound.count ? Int(sound[start + frame]) : 0
        result.append(Int16(clamping: (old * (half - frame) + new * frame) / half))
      }
      onward = start + half
    }
    return Array(result[..<count])
  }

  /// Where around `ideal` the sound is most like that from `onward` on.
  private static func best(
    _ sound: [Int16], near ideal: Int, like onward: Int, _ half: Int
  ) -> Int {
    let lowest = max(0, ideal - half / 2)
    let highest = min(sound.count - half, ideal + half / 2)
    guard lowest <= highest, onward + half <= sound.count else { return max(0, ideal) }
    var best = lowest
    var least = Int.max
    for start in stride(from: lowest, through: highest, by: 2) {
      var difference = 0
      for frame in stride(from: 0, to: half, by: 4) {
        difference += abs(Int(sound[start + frame]) - Int(sound[onward + frame]))
      }
      if difference < least { (least, best) = (difference, start) }
    }
    return best
  }
}
