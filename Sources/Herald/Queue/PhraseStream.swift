/// The sound of a phrase as the sink is given it: the pause before it, and without what was heard of it.
actor PhraseStream {
  private var chunks: AsyncThrowingStream<SpeechChunk, any Error>.Iterator
  private var pause: Int
  private var skipped: Int
  private let skip: Int

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - pause: frames of silence before it.
  ///   - skip: frames of its beginning that are left out.
  init(_ chunks: AsyncThrowingStream<SpeechChunk, any Error>, pause: Int, skip: Int) {
    self.chunks = chunks.makeAsyncIterator()
    self.pause = pause
    self.skip = skip
    skipped = 0
  }

  /// The stream for a sink; its marks count from its own start.
  nonisolated var stream: AsyncThrowingStream<SpeechChunk, any Error> {
    AsyncThrowingStream { try await self.next() }
  }

  private func next() async throws -> SpeechChunk? {
    if pause > 0 {
      defer { pause = 0 }
      shift += pause
      return SpeechChunk(frames: Array(repeating: 0, count: pause))
    }
    while true {
      var iterator = chunks
      let next = try await iterator.next(isolation: self)
      chunks = iterator
      guard var chunk = next else { return nil }
      let left = min(skip - skipped, chunk.frames.count)
      skipped += left
      chunk.frames.removeFirst(left)
      chunk.marks = chunk.marks.filter { $0.frame >= skip }.map { mark in
        var mark = mark
        mark.frame += shift - skip
        return mark
      }
      if chunk.frames.isEmpty, chunk.marks.isEmpty { continue }
      return chunk
    }
  }

  private var shift = 0
}
