public import Herald
import Synchronization

/// A synthesizer that renders each distinct utterance once and keeps its length and marks, not its
/// sound: what it gives a second time is silence of the same length.
///
/// For measuring alone. Utterances asked for at the same time are rendered once. A few hundred bytes an
/// utterance are kept, up to a limit, at which the memory starts anew.
public struct LengthCache: SpeechSynthesizer {
  private struct Length: Sendable {
    var frames: Int
    var marks: [SpeechMark]
  }

  private final class Memory: Sendable {
    let tasks = Mutex<[Utterance: Task<Result<Length, EngineError>, Never>]>([:])
  }

  private let base: any SpeechSynthesizer
  private let limit: Int
  private let memory = Memory()

  /// Wraps a synthesizer.
  ///
  /// - Parameters:
  ///   - base: what speaks an utterance that is not known yet.
  ///   - limit: how many utterances are kept at most.
  public init(_ base: any SpeechSynthesizer, limit: Int = 200_000) {
    self.base = base
    self.limit = max(1, limit)
  }

  /// Frames a second of the synthesizer.
  public var sampleRate: Int { base.sampleRate }

  /// The synthesizer's engine.
  public func engine() async throws -> EngineIdentity { try await base.engine() }

  /// The synthesizer's voices.
  public func voices() async throws -> [Voice] { try await base.voices() }

  /// The synthesizer's voice of this name.
  public func voice(named name: String) async throws -> Voice { try await base.voice(named: name) }

  /// The real sound, as the synthesizer gives it.
  public func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
    base.render(utterance)
  }

  /// Silence with the length and the marks of the utterance's sound.
  public func renderWhole(_ utterance: Utterance) async -> Result<RenderedSpeech, EngineError> {
    let task = memory.tasks.withLock { tasks in
      if let known = tasks[utterance] { return known }
      if tasks.count >= limit { tasks.removeAll() }
      let base = base
      // A task of its own: one asker's end does not end the rendering for the others.
      let task = Task {
        await base.renderWhole(utterance).map { Length(frames: $0.frames.count, marks: $0.marks) }
      }
      tasks[utterance] = task
      return task
    }
    return await task.value.map {
      RenderedSpeech(
        sampleRate: sampleRate, frames: [Int16](repeating: 0, count: $0.frames), marks: $0.marks)
    }
  }
}
