import HeraldDispatcher

/// The way of a message's sound to the server, a little ahead of the ear and not further.
actor PacedOutput: MessageOutput {
  private let id: Int
  private let outlet: Outlet
  private var pacer: Pacer
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  init(id: Int, outlet: Outlet, sampleRate: Int, lead: Duration) {
    self.id = id
    self.outlet = outlet
    pacer = Pacer(sampleRate: sampleRate, lead: lead)
    start = clock.now
  }

  func sound(_ frames: [Int16]) async throws {
    var rest = frames[...]
    while !rest.isEmpty {
      let part = rest.prefix(AudioBlock.frameLimit)
      rest = rest.dropFirst(part.count)
      let wait = pacer.wait(for: part.count, at: clock.now - start)
      if wait > .zero { try await Task.sleep(for: wait) }
      // A server that does not read gets no more than it can hold.
      while outlet.waitingFrameCount > 2 * AudioBlock.frameLimit {
        try await Task.sleep(for: .milliseconds(10))
      }
      try Task.checkCancellation()
      outlet.update { $0.sound(part, of: id) }
    }
  }

  /// Waits until the sound is nearly heard.
  ///
  /// A stop that comes after a message's end is the server's own affair, and 0.11.4 may lose it; so the
  /// end is said no sooner than needed for the next message to follow without a gap.
  func finish() async throws {
    let wait = pacer.wait(untilLeft: .milliseconds(80), at: clock.now - start)
    if wait > .zero { try await Task.sleep(for: wait) }
  }

  func mark(_ name: String) { outlet.update { $0.mark(name, of: id) } }

  func soundFile(_ path: String) { outlet.update { $0.soundFile(path, of: id) } }
}
