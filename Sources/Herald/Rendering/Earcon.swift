/// A short sound that stands for words, made here or taken from a file of the listener's.
public struct Earcon: Sendable, Hashable {
  /// The longest an earcon takes, in milliseconds.
  public static let longest = 200

  /// Frames a second.
  public let sampleRate: Int
  /// Mono samples of 16 bits, as loud as a voice whose volume is 100.
  public let frames: [Int16]

  /// Takes a sound: without the silence around it, cut and faded out at the longest, and as loud as a
  /// voice.
  ///
  /// `frames` is mono at `sampleRate`; silence gives an earcon without frames.
  public init(sampleRate: Int, frames: [Int16]) {
    self.sampleRate = sampleRate
    guard let first = frames.firstIndex(where: Self.isAudible),
      let last = frames.lastIndex(where: Self.isAudible)
    else {
      self.frames = []
      return
    }
    let longest = Self.longest * sampleRate / 1000
    var sound = frames[first...last].prefix(longest).map(Int.init)
    if last - first >= longest {
      let fade = max(1, sampleRate / 100)
      for step in 1...min(fade, sound.count) {
        sound[sound.count - step] = sound[sound.count - step] * (step - 1) / fade
      }
    }
    self.frames = Self.scaled(sound)
  }

  /// More waits: two notes, the second one higher.
  public static func moreContent(sampleRate: Int) -> Earcon {
    notes([(660, 80), (990, 100)], sampleRate)
  }

  /// Nothing is beyond: one low note.
  public static func edge(sampleRate: Int) -> Earcon { notes([(220, 90)], sampleRate) }

  /// It went round the end: two notes, the second one lower.
  public static func wrap(sampleRate: Int) -> Earcon {
    notes([(440, 70), (294, 70)], sampleRate)
  }

  /// The frames as loud as a voice of the given volume, 0 to 200.
  public func frames(volume: Int) -> [Int16] {
    frames.map { Int16(clamping: Int($0) * volume / 100) }
  }

  /// The root mean square of speech at volume 100, from its first sound to its last.
  ///
  /// eSpeak NG 1.51, "More content available": 2935 by en-us, 2905 by fr-fr, 3106 by en-us+f3; it
  /// grows and falls with the volume in proportion.
  private static let loudness = 2935

  private static func isAudible(_ frame: Int16) -> Bool { frame.magnitude > 100 }

  private static func scaled(_ sound: [Int]) -> [Int16] {
    let power = sound.reduce(0.0) { $0 + Double($1 * $1) } / Double(max(1, sound.count))
    guard power > 0 else { return [] }
    let factor = Double(loudness) / power.squareRoot()
    return sound.map { Int16(clamping: Int((Double($0) * factor).rounded())) }
  }

  /// Notes one after the other: pitch in Hz and length in milliseconds.
  ///
  /// Triangle waves are mellow, and whole numbers make the same frames on every machine.
  private static func notes(
    _ notes: [(pitch: Int, milliseconds: Int)], _ sampleRate: Int
  ) -> Earcon {
    var sound: [Int16] = []
    for note in notes {
      let count = note.milliseconds * sampleRate / 1000
      let rise = max(1, sampleRate / 200)
      for frame in 0..<count {
        // A phase of 0 to 3999 in quarters: up, down, down, up.
        let phase = frame * note.pitch * 4000 / sampleRate % 4000
        let wave = phase < 1000 ? phase : phase < 3000 ? 2000 - phase : phase - 4000
        // It rises in 5 ms and falls for the rest of its length.
        let strength = min((frame + 1) * 1000 / rise, (count - frame) * 1000 / count)
        sound.append(Int16(clamping: wave * 8 * strength / 1000))
      }
    }
    return Earcon(sampleRate: sampleRate, frames: sound)
  }
}
