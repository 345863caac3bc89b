private import Glibc

/// The sign for a capital letter: a short soft tone.
public enum CapitalSign {
  /// Its frames: 40 ms of 1,200 Hz that swells and fades, so that it does not click.
  ///
  /// `volume`: as the engine counts it, 0 to 200.
  public static func frames(sampleRate: Int, volume: Int) -> [Int16] {
    let count = sampleRate / 25
    let peak = 8_000 * Double(min(max(volume, 0), 200)) / 200
    return (0..<count).map { index in
      let swell = sin(Double.pi * Double(index) / Double(max(1, count)))
      let tone = sin(2 * Double.pi * 1_200 * Double(index) / Double(sampleRate))
      return Int16(peak * swell * tone)
    }
  }
}
