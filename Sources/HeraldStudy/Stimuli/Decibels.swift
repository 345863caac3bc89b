import Glibc

/// The level of an amplitude, 1 being full scale, in dB.
func decibels(_ amplitude: Double) -> Double { 20 * log10(amplitude) }

/// The amplitude of a level in dB.
func amplitude(decibels: Double) -> Double { pow(10, decibels / 20) }

/// The cosine of a fraction of half a turn.
func cosine(_ halfTurns: Double) -> Double { cos(.pi * halfTurns) }

/// A level rounded to hundredths of a decibel, so that tiny differences of processors never show.
func hundredths(_ level: Double) -> Double { (level * 100).rounded() / 100 }

extension [Int16] {
  /// The samples with a gain in dB, rounded to the nearest and held inside 16 bits.
  func amplified(by decibels: Double) -> [Int16] {
    guard decibels != 0 else { return self }
    let factor = amplitude(decibels: decibels)
    return map { Int16(clamping: Int((Double($0) * factor).rounded())) }
  }
}
