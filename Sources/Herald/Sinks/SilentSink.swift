/// A sink that takes the time the sound would take, and lets nothing be heard.
///
/// One play at a time: a second one waits until the first has ended.
public actor SilentSink<Time: Clock>: AudioSink where Time.Duration == Duration {
  private let sampleRate: Int
  private let clock: Time
  private var turn: Task<Int, any Error>?
  private var current: Current?
  private var plays = 0
  private var stops = 0
  private var isPaused = false

  private struct Current {
    /// Which play it is: what still comes of the one before is not taken for its sound.
    let play: Int
    var buffer = PlaybackBuffer()
    /// When the frame `heardThen` was heard; nil while nothing moves.
    var runningSince: Time.Instant?
    var heardThen = 0
    /// Marks that were reached and are not told yet.
    var reached: [SpeechMark] = []
    var isStopped = false
    var failure: (any Error)?
    var changes: AsyncStream<Void>.Continuation
  }

  /// Creates a sink of the given frames a second, which reads the time from a clock.
  public init(sampleRate: Int, clock: Time) {
    self.sampleRate = sampleRate
    self.clock = clock
  }

  /// See ``AudioSink/play(_:)``.
  public func play(_ chunks: AsyncThrowingStream<SpeechChunk, any Error>) async throws -> Int {
    try await play(chunks) { _ in }
  }

  /// See ``AudioSink/play(_:heard:)``.
  public func play(
    _ chunks: AsyncThrowingStream<SpeechChunk, any Error>,
    heard: @escaping @Sendable (SpeechMark) -> Void
  ) async throws -> Int {
    let (earlier, stopsBefore) = (turn, stops)
    let task = Task {
      _ = await earlier?.result
      guard stops == stopsBefore else { return 0 }
      return try await perform(chunks, heard: heard)
    }
    turn = task
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// See ``AudioSink/stop()``.
  public func stop() {
    stops += 1
    settle()
    current?.isStopped = true
    isPaused = false
    current?.changes.yield()
  }

  /// See ``AudioSink/pause()``.
  public func pause() {
    settle()
    current?.runningSince = nil
    isPaused = true
    current?.changes.yield()
  }

  /// See ``AudioSink/resume()``.
  public func resume() {
    isPaused = false
    run()
    current?.changes.yield()
  }

  private func perform(
    _ chunks: AsyncThrowingStream<SpeechChunk, any Error>,
    heard: @escaping @Sendable (SpeechMark) -> Void
  ) async throws -> Int {
    let (changes, change) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    plays += 1
    let play = plays
    current = Current(play: play, changes: change)
    defer { current = nil }
    let source = Task {
      do {
        for try await chunk in chunks { append(chunk, to: play) }
        finish(play, nil)
      } catch {
        finish(play, error)
      }
    }
    defer { source.cancel() }
    var waits = changes.makeAsyncIterator()
    while let deadline = advance(heard) {
      let timer = deadline.map { deadline in
        Task { [clock] in
          if (try? await clock.sleep(until: deadline, tolerance: nil)) != nil { change.yield() }
        }
      }
      let isAlive: Void? = await waits.next(isolation: self)
      timer?.cancel()
      if isAlive == nil { break }
    }
    if let failure = current?.failure { throw failure }
    return current?.buffer.heard ?? 0
  }

  /// Tells what was reached; gives when to look again (nil: at the next change), or nil at the end.
  private func advance(_ tell: (SpeechMark) -> Void) -> Time.Instant?? {
    settle()
    current?.reached.forEach(tell)
    current?.reached = []
    guard let now = current, !now.isStopped, !now.buffer.isHeard else { return nil }
    guard let start = now.runningSince, now.buffer.heard < now.buffer.handedOver else {
      return .some(nil)
    }
    let frames = now.buffer.nextEvent - now.heardThen
    // One frame more than the event, so that rounding never wakes too early.
    return start.advanced(by: .seconds(1) * (frames + 1) / sampleRate)
  }

  /// Brings what was heard up to the present.
  private func settle() {
    guard var now = current, !now.isStopped else { return }
    var frame = now.heardThen
    if let start = now.runningSince {
      frame += Self.frames(in: start.duration(to: clock.now), sampleRate)
    }
    now.reached += now.buffer.advance(to: frame)
    current = now
  }

  /// Lets the time run from the frame that was heard last.
  private func run() {
    guard !isPaused, let now = current else { return }
    current?.heardThen = now.buffer.heard
    current?.runningSince = clock.now
  }

  private func append(_ chunk: SpeechChunk, to play: Int) {
    settle()
    guard let before = current?.buffer, current?.play == play else { return }
    current?.buffer.append(chunk)
    _ = current?.buffer.take(chunk.frames.count)
    // Where all that had come was heard already, the time since then was silence.
    if current?.runningSince == nil || before.heard == before.handedOver { run() }
    current?.changes.yield()
  }

  private func finish(_ play: Int, _ failure: (any Error)?) {
    guard current?.play == play else { return }
    current?.buffer.finish()
    current?.failure = failure is CancellationError ? nil : failure
    current?.changes.yield()
  }

  private static func frames(in duration: Duration, _ sampleRate: Int) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * sampleRate
      + Int(attoseconds / 1_000_000_000) * sampleRate / 1_000_000_000
  }
}

extension SilentSink where Time == ContinuousClock {
  /// Creates a sink in real time.
  public init(sampleRate: Int) {
    self.init(sampleRate: sampleRate, clock: ContinuousClock())
  }
}
