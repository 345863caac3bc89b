internal import CPulse

/// How much of what was written is not heard yet, by the server's word and the time since.
struct PulsePosition {
  /// What the server said before this moment does not count.
  ///
  /// Between two answers the position is carried on by the clock, which is wrong across a time when
  /// the server had nothing to play.
  private var validFrom = timeval()
  /// Since when the server has had nothing left that its device did not have.
  private var drySince: timeval?
  /// Whether the server's word is awaited.
  private(set) var isUnknown = true

  /// Lets only what the server says from now on count.
  mutating func forget() {
    unsafe pa_gettimeofday(&validFrom)
    drySince = nil
    isUnknown = true
  }

  /// Frames that were written and not heard; nil while the server's word is awaited.
  mutating func unheardFrames(
    _ timing: pa_timing_info, sampleRate: Int, isCorked: Bool
  ) -> Int? {
    var then = timing.timestamp
    guard timing.write_index_corrupt == 0, timing.read_index_corrupt == 0,
      unsafe pa_timeval_cmp(&then, &validFrom) >= 0
    else { return nil }
    isUnknown = false
    let queued = max(0, Int(timing.write_index - timing.read_index)) / MemoryLayout<Int16>.size
    if queued > 0 {
      drySince = nil
    } else if let dry = drySince {
      // Nothing is left but what the device holds, and that runs out with the time.
      then = dry
    } else {
      drySince = then
    }
    var microseconds = Int(timing.sink_usec)
    if !isCorked, timing.playing != 0 || queued == 0 {
      var now = timeval()
      unsafe pa_gettimeofday(&now)
      microseconds -= Int(unsafe pa_timeval_diff(&now, &then))
    }
    return max(0, queued + microseconds * sampleRate / 1_000_000)
  }
}
