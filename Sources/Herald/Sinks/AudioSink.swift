/// Where sound goes: a speaker, a file, a silent clock, a recording in tests.
public protocol AudioSink: Sendable {
  /// Plays chunks as they come, and returns when the last frame was heard or ``stop()`` was called.
  ///
  /// - Returns: the number of frames that were heard.
  /// - Throws: what the chunks throw, or the sink's own fault.
  func play(_ chunks: AsyncThrowingStream<SpeechChunk, any Error>) async throws -> Int

  /// Drops what has not been heard, at once.
  func stop() async

  /// Holds the sound where it is.
  func pause() async

  /// Goes on where ``pause()`` held.
  func resume() async
}
