public import Herald

/// Plays speech at once, and is silent at once: the audio server's stream with small buffers.
///
/// One play at a time: a second one waits until the first has ended. The stream stays open between
/// plays, and rests when there is nothing to play for a while. When the server is lost, the speaker
/// connects again and goes on from the last word that was heard.
public actor Speaker: AudioSink {
  private let sampleRate: Int
  private let settings: SpeakerSettings
  private let notice: @Sendable (String) -> Void
  private let wakeup = Wakeup()

  private var loop: PulseLoop?
  private var stream: PulseStream?
  private var turn: Task<Int, any Error>?
  private var playback: Playback?
  private var rest: Task<Void, Never>?
  private var stops = 0
  private var isPaused = false
  private var isBegun = false
  /// Whether the server has ever answered: then its loss is worth waiting for.
  private var hasBeenReady = false
  /// The frame of the play that the stream began with: not zero after a loss.
  private var begun = 0

  /// Creates a speaker of the given frames a second; nothing is opened yet.
  ///
  /// `notice` is told what the listener should know (the server was lost, and found again).
  public init(
    sampleRate: Int, settings: SpeakerSettings = SpeakerSettings(),
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.sampleRate = sampleRate
    self.settings = settings
    self.notice = notice
  }

  /// Whether something is being played.
  public var isBusy: Bool { playback != nil }

  /// Connects to the server, so that the first play does not have to.
  ///
  /// - Throws: ``SpeakerError``.
  public func open() async throws {
    try await connect(patience: .zero)
  }

  /// See ``AudioSink/play(_:)``.
  public func play(_ chunks: AsyncThrowingStream<SpeechChunk, any Error>) async throws -> Int {
    try await play(chunks) { _ in }
  }

  /// See ``AudioSink/play(_:heard:)``.
  ///
  /// - Throws: ``SpeakerError`` too.
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
    if let playback {
      settle(playback)
      stream?.end()
    }
    if isPaused { resume() }
    wakeup.signal()
  }

  /// See ``AudioSink/pause()``.
  public func pause() {
    isPaused = true
    stream?.setPaused(true)
    wakeup.signal()
  }

  /// See ``AudioSink/resume()``.
  public func resume() {
    isPaused = false
    stream?.setPaused(false)
    wakeup.signal()
  }

  // MARK: - One play

  private func perform(
    _ chunks: AsyncThrowingStream<SpeechChunk, any Error>,
    heard: @escaping @Sendable (SpeechMark) -> Void
  ) async throws -> Int {
    rest?.cancel()
    let playback = Playback()
    self.playback = playback
    let stopsBefore = stops
    let source = Task { await collect(chunks, into: playback) }
    defer {
      source.cancel()
      self.playback = nil
      isBegun = false
      stream?.end()
      restLater()
    }
    begun = 0
    while true {
      try await connect(patience: settings.patience)
      guard stops == stopsBefore, !Task.isCancelled else { break }
      if !isBegun {
        isBegun = true
        stream?.begin(playback)
        if isPaused { stream?.setPaused(true) }
      }
      settle(playback)
      for mark in playback.takeReached() { heard(mark) }
      if playback.withLock({ $0.isHeard }) { break }
      await wakeup.wait(atMost: delay(playback))
      guard stops == stopsBefore, !Task.isCancelled else { break }
    }
    for mark in playback.takeReached() { heard(mark) }
    if stops == stopsBefore, let failure = playback.failure { throw failure }
    return playback.withLock { $0.heard }
  }

  /// Takes in the chunks as they come, a few seconds ahead of what is heard.
  private func collect(
    _ chunks: AsyncThrowingStream<SpeechChunk, any Error>, into playback: Playback
  ) async {
    do {
      for try await chunk in chunks {
        playback.withLock { $0.append(chunk) }
        stream?.moreHasCome()
        wakeup.signal()
        while playback.withLock({ $0.end - $0.heard }) > sampleRate * 5 {
          try await Task.sleep(for: .milliseconds(50))
        }
      }
      playback.finish(nil)
    } catch {
      playback.finish(error is CancellationError ? nil : error)
    }
    stream?.moreHasCome()
    wakeup.signal()
  }

  /// Brings what was heard up to the present.
  private func settle(_ playback: Playback) {
    let frames = isBegun ? stream?.heardFrames() ?? 0 : 0
    playback.advance(to: begun + frames)
  }

  /// How long nothing new can be told.
  private func delay(_ playback: Playback) -> Duration {
    let frames = playback.withLock { $0.nextEvent - $0.heard }
    let wait = Duration.seconds(1) * frames / sampleRate
    return min(max(wait, .milliseconds(2)), .milliseconds(40))
  }

  private func restLater() {
    let idleTime = settings.idleTime
    rest = Task {
      guard (try? await Task.sleep(for: idleTime)) != nil, playback == nil else { return }
      stream?.rest()
    }
  }

  // MARK: - The server

  /// Sees to it that there is a stream; after a loss, tries again until the patience is at its end.
  private func connect(patience: Duration) async throws {
    if stream == nil { try openStream() }
    let stopsBefore = stops
    let since = ContinuousClock.now
    var lostAt: ContinuousClock.Instant?
    while let state = stream?.state {
      switch state {
      case .ready:
        hasBeenReady = true
        if lostAt != nil { notice("the audio server is back") }
        return
      case .connecting:
        guard since.duration(to: .now) < max(patience, .seconds(5)) else {
          stream = nil
          throw SpeakerError.noServer(reason: "it does not answer")
        }
        await wakeup.wait(atMost: .milliseconds(500))
      case .lost(let error):
        if lostAt == nil, hasBeenReady {
          notice("the audio server was lost; trying to connect again")
          lostAt = .now
          playback.map(goBack)
        } else {
          guard let lostAt, lostAt.duration(to: .now) < patience else {
            stream = nil
            throw error
          }
          try? await Task.sleep(for: .milliseconds(200))
        }
        try openStream()
      }
      guard stops == stopsBefore, !Task.isCancelled else { return }
    }
  }

  /// Prepares a play to go on from the last mark that was heard.
  private func goBack(_ playback: Playback) {
    isBegun = false
    playback.withLock { $0.rewind() }
    begun = playback.withLock { $0.heard }
  }

  private func openStream() throws {
    if loop == nil { loop = PulseLoop() }
    guard let loop else { throw SpeakerError.noServer(reason: "out of memory") }
    stream = PulseStream(loop: loop, sampleRate: sampleRate, settings: settings) { [wakeup] in
      wakeup.signal()
    }
  }
}
