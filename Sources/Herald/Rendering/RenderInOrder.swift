extension SpeechSynthesizer {
  /// Renders an utterance and collects it; what was rendered before a failure is dropped.
  public func renderWhole(_ utterance: Utterance) async -> Result<RenderedSpeech, EngineError> {
    do {
      return .success(
        try await RenderedSpeech(sampleRate: sampleRate, collecting: render(utterance)))
    } catch let error as EngineError {
      return .failure(error)
    } catch {
      return .failure(EngineError(.cancelled, "\(error)", voice: utterance.voice))
    }
  }

  /// Renders many utterances, several at a time, and gives each result once, in their order.
  ///
  /// The reader sets the pace: no more than twice as many as `jobs` are under way or waiting to be
  /// read. (Twice, so that the synthesizer, which decides how many it renders at once, never waits for
  /// the next.) Dropping the sequence's iterator, or cancelling its task, ends those under way.
  public func renderInOrder<Utterances: Sequence<Utterance>>(
    _ utterances: Utterances, jobs: Int
  ) -> OrderedRenderings<Utterances, Self> {
    OrderedRenderings(utterances: utterances, synthesizer: self, jobs: max(1, jobs))
  }
}

/// The results of ``SpeechSynthesizer/renderInOrder(_:jobs:)``.
public struct OrderedRenderings<Utterances: Sequence<Utterance>, Synthesizer: SpeechSynthesizer>:
  AsyncSequence
{
  /// One result an utterance.
  public typealias Element = Result<RenderedSpeech, EngineError>
  /// Nothing is thrown: each result says whether it failed.
  public typealias Failure = Never

  let utterances: Utterances
  let synthesizer: Synthesizer
  let jobs: Int

  /// Begins at the first utterance.
  public func makeAsyncIterator() -> Iterator {
    Iterator(utterances.makeIterator(), synthesizer, jobs: jobs)
  }

  /// Holds the renderings under way.
  public final class Iterator: AsyncIteratorProtocol {
    private var utterances: Utterances.Iterator
    private let synthesizer: Synthesizer
    private let jobs: Int
    private var underWay: [Task<Element, Never>] = []

    init(_ utterances: Utterances.Iterator, _ synthesizer: Synthesizer, jobs: Int) {
      self.utterances = utterances
      self.synthesizer = synthesizer
      self.jobs = jobs
    }

    deinit { for task in underWay { task.cancel() } }

    /// The next result, nil after the last.
    public func next() async -> Element? {
      await next(isolation: nil)
    }

    /// The next result, nil after the last.
    public func next(isolation actor: isolated (any Actor)?) async -> Element? {
      while underWay.count < 2 * jobs, let utterance = utterances.next() {
        underWay.append(start(utterance))
      }
      guard !underWay.isEmpty else { return nil }
      let first = underWay.removeFirst()
      return await withTaskCancellationHandler {
        await first.value
      } onCancel: {
        first.cancel()
      }
    }

    private func start(_ utterance: Utterance) -> Task<Element, Never> {
      Task { [synthesizer] in await synthesizer.renderWhole(utterance) }
    }
  }
}
