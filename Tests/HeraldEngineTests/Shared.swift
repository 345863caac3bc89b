import Foundation
import Herald
import HeraldEngine

/// One engine for the tests that need nothing of their own.
let shared: EngineSynthesizer = {
  do {
    return try EngineSynthesizer(jobs: 2)
  } catch {
    fatalError("\(error): build the product herald-synth first")
  }
}()

/// Whether the long runs are wanted (`HERALD_SOAK=1`).
enum Soak {
  static let isOn = ProcessInfo.processInfo.environment["HERALD_SOAK"] == "1"
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
