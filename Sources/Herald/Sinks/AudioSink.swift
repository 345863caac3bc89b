/// Where sound goes: a speaker, a file, a silent clock, a recording in tests.
public protocol AudioSink: Sendable {
  /// Plays chunks as they come, and returns when the last frame was heard or ``stop()`` was called.
  ///
  /// - Returns: the number of frames that were heard.
  /// - Throws: what the chunks throw, after what they gave before was heard; or the sink's own fault.
  func play(_ chunks: AsyncThrowingStream<SpeechChunk, any Error>) async throws -> Int

  /// Plays as ``play(_:)`` does, and tells each mark when the sound reaches it.
  ///
  /// Marks come in order, each once, and none after the call returned.
  func play(
    _ chunks: AsyncThrowingStream<SpeechChunk, any Error>,
    heard: @escaping @Sendable (SpeechMark) -> Void
  ) async throws -> Int

  /// Drops what has not been heard, at once.
  func stop() async

  /// Holds the sound where it is.
  func pause() async

  /// Goes on where ``pause()`` held.
  func resume() async
}

extension AudioSink {
  /// Tells the marks of a chunk when the sink asks for it: right for sinks that know no time.
  public func play(
    _ chunks: AsyncThrowingStream<SpeechChunk, any Error>,
    heard: @escaping @Sendable (SpeechMark) -> Void
  ) async throws -> Int {
    let source = ChunkSource(chunks)
    return try await play(
      AsyncThrowingStream {
        let chunk = try await source.next()
        chunk?.marks.forEach(heard)
        return chunk
      })
  }
}

/// Hands out the chunks of a stream one by one.
private actor ChunkSource {
  private var chunks: AsyncThrowingStream<SpeechChunk, any Error>.Iterator

  init(_ chunks: AsyncThrowingStream<SpeechChunk, any Error>) {
    self.chunks = chunks.makeAsyncIterator()
  }

  func next() async throws -> SpeechChunk? {
    var iterator = chunks
    defer { chunks = iterator }
    return try await iterator.next(isolation: self)
  }
}
