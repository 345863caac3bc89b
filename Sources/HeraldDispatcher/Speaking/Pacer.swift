/// Keeps the sound a fixed time ahead of the ear, so that a pause or a question is answered at once.
public struct Pacer: Sendable {
  /// Frames a second.
  public let sampleRate: Int
  /// How far the sound may be ahead.
  public let lead: Duration
  private var start: Duration?
  private var frameCount = 0

  /// Creates a pacer for one message.
  public init(sampleRate: Int, lead: Duration) {
    self.sampleRate = sampleRate
    self.lead = lead
  }

  /// Counts frames that are about to be sent, and returns how long to wait before they are.
  ///
  /// `now`: the time on a clock that starts anywhere.
  public mutating func wait(for count: Int, at now: Duration) -> Duration {
    // Where nothing was left to hear, hearing begins anew.
    let heard = start.map { $0 + duration(frameCount) } ?? now
    if heard <= now {
      start = now
      frameCount = 0
    }
    let ahead = (start ?? now) + duration(frameCount) - now
    frameCount += count
    return ahead + duration(count) > lead && ahead > .zero
      ? max(.zero, ahead + duration(count) - lead) : .zero
  }

  /// How long to wait until no more than a rest of the sound is left to hear.
  public func wait(untilLeft rest: Duration, at now: Duration) -> Duration {
    guard let start else { return .zero }
    return max(.zero, start + duration(frameCount) - rest - now)
  }

  private func duration(_ frames: Int) -> Duration {
    .microseconds(frames * 1_000_000 / max(1, sampleRate))
  }
}
