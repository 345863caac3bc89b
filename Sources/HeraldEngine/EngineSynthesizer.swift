import Glibc
public import Herald
import SynthProtocol

/// eSpeak NG behind its worker processes: exact, and not to be ended by any text.
///
/// The workers end with the last copy of the synthesizer, and in any case with this process.
public struct EngineSynthesizer: SpeechSynthesizer {
  /// Frames a second: 22,050 for every voice that eSpeak NG brings along.
  public let sampleRate = 22_050
  /// How many texts are rendered at once.
  public let jobs: Int
  /// The worker's program.
  public let workerPath: String

  let pool: LanePool
  let limits: SpeechLimits
  let counts: Statistics
  let catalogue: CatalogueLoader

  /// Finds the worker; it is started with the first request.
  ///
  /// - Parameters:
  ///   - jobs: Workers for renderings in parallel; the number of processors where nil.
  ///   - workerPath: The worker's program; looked for where nil.
  ///   - limits: How long things may take.
  /// - Throws: ``Herald/EngineError`` with code `no-engine` where there is no worker.
  public init(
    jobs: Int? = nil, workerPath: String? = nil, limits: SpeechLimits = SpeechLimits()
  ) throws(EngineError) {
    let path = if let workerPath { workerPath } else { try WorkerLocation.find() }
    let counts = Statistics()
    let jobs = max(1, jobs ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    // A stream holds its worker until it was read to its end, so that a program which reads two at
    // once needs more of them than it has processors.
    let pool = LanePool(capacity: jobs + 2, kept: jobs) {
      Lane(path: path, limits: limits, statistics: counts)
    }
    self.jobs = jobs
    self.workerPath = path
    self.limits = limits
    self.counts = counts
    self.pool = pool
    catalogue = CatalogueLoader(pool: pool)
  }

  /// What was done so far: hits, misses, splits, retries.
  public var statistics: EngineStatistics { counts.current }

  /// The engine's name and version.
  public func engine() async throws -> EngineIdentity {
    try await catalogue.load().engine
  }

  /// The voices that can speak.
  public func voices() async throws -> [Voice] {
    try await catalogue.load().voices
  }

  /// The voice for a name or a language tag.
  public func voice(named name: String) async throws -> Voice {
    try await catalogue.load().voice(named: name)
  }

  /// Renders an utterance as its reader asks for chunks.
  public func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
    let reading = Reading(utterance, of: self)
    return AsyncThrowingStream { try await reading.next() }
  }

  /// Renders an utterance whole, without a change of thread for each chunk.
  public func renderWhole(_ utterance: Utterance) async -> Result<RenderedSpeech, EngineError> {
    let cancelSwitch = CancelSwitch()
    do throws(EngineError) {
      let rendition = try await rendition(of: utterance, cancelSwitch)
      guard let lane = await pool.borrow() else { throw .cancelled(utterance) }
      defer { pool.giveBack(lane) }
      return await withTaskCancellationHandler {
        await lane.renderWhole(rendition, sampleRate: sampleRate)
      } onCancel: {
        cancelSwitch.cancel()
      }
    } catch {
      return .failure(error)
    }
  }

  func rendition(
    of utterance: Utterance, _ cancelSwitch: CancelSwitch
  ) async throws(EngineError) -> Rendition {
    let voice = try await catalogue.load().identifier(of: utterance.voice)
    return Rendition(
      utterance, voice: voice, limits: limits, statistics: counts, cancelSwitch: cancelSwitch)
  }
}

extension EngineError {
  static func cancelled(_ utterance: Utterance) -> EngineError {
    EngineError(.cancelled, "the rendering was cancelled", voice: utterance.voice)
  }
}
