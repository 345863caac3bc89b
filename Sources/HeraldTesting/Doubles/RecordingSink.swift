public import Herald

/// A sink for tests that takes no time and keeps what it was given.
public actor RecordingSink: AudioSink {
  /// One call of `play`, and what was heard in it.
  public struct Play: Sendable, Hashable {
    /// The frames that were heard.
    public var frames: [Int16] = []
    /// The marks that were reached.
    public var marks: [SpeechMark] = []
    /// Whether it came to its end, rather than being stopped or failing.
    public var isFinished = false
  }

  /// All calls so far, in order.
  public private(set) var plays: [Play] = []
  /// How often the sink was told to stop.
  public private(set) var stopCount = 0
  private var running: [Int: Task<Int, any Error>] = [:]
  private var isPaused = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a sink that has recorded nothing.
  public init() {}

  /// All frames that were heard, in order.
  public var frames: [Int16] { plays.flatMap(\.frames) }

  /// Records chunks as they come.
  public func play(_ chunks: AsyncThrowingStream<SpeechChunk, any Error>) async throws -> Int {
    try await play(chunks) { _ in }
  }

  /// Records chunks as they come, and tells the marks in them.
  public func play(
    _ chunks: AsyncThrowingStream<SpeechChunk, any Error>,
    heard: @escaping @Sendable (SpeechMark) -> Void
  ) async throws -> Int {
    let index = plays.count
    plays.append(Play())
    let task = Task { try await record(chunks, at: index, heard: heard) }
    running[index] = task
    defer { running[index] = nil }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Ends what is being played.
  public func stop() {
    stopCount += 1
    for task in running.values { task.cancel() }
    resume()
  }

  /// Takes no more chunks.
  public func pause() { isPaused = true }

  /// Goes on taking chunks.
  public func resume() {
    isPaused = false
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  private func record(
    _ chunks: AsyncThrowingStream<SpeechChunk, any Error>, at index: Int,
    heard: @Sendable (SpeechMark) -> Void
  ) async throws -> Int {
    var isStopped = false
    for try await chunk in chunks {
      while isPaused, !Task.isCancelled { await withCheckedContinuation { waiting.append($0) } }
      isStopped = Task.isCancelled
      if isStopped { break }
      plays[index].frames += chunk.frames
      plays[index].marks += chunk.marks
      chunk.marks.forEach(heard)
    }
    plays[index].isFinished = !isStopped && !Task.isCancelled
    return plays[index].frames.count
  }
}
