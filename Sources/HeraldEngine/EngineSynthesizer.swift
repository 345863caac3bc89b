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
  let cache: SpeechCache

  /// Finds the worker; it is started with the first request.
  ///
  /// - Parameters:
  ///   - jobs: Workers for renderings in parallel; the number of processors where nil.
  ///   - cacheBytes: The most bytes of rendered speech that are kept in memory.
  ///   - diskCache: Where rendered speech is kept beyond this process.
  ///   - workerPath: The worker's program; looked for where nil.
  ///   - limits: How long things may take.
  /// - Throws: ``Herald/EngineError`` with code `no-engine` where there is no worker.
  public init(
    jobs: Int? = nil, cacheBytes: Int = 64 << 20, diskCache: DiskCache? = nil,
    workerPath: String? = nil, limits: SpeechLimits = SpeechLimits()
  ) throws(EngineError) {
    let path = if let workerPath { workerPath } else { try WorkerLocation.find() }
    let counts = Statistics()
    let jobs = max(1, jobs ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    // A stream holds its worker until it was read to its end, so that a program which reads two at
    // once needs more of them than it has processors.
    let pool = LanePool(jobs: jobs, streams: 2) {
      Lane(path: path, limits: limits, statistics: counts)
    }
    self.jobs = jobs
    self.workerPath = path
    self.limits = limits
    self.counts = counts
    self.pool = pool
    catalogue = CatalogueLoader(pool: pool)
    cache = SpeechCache(
      memory: MemoryCache(capacity: cacheBytes), disk: diskCache, counts: counts)
  }

  /// Starts a worker now, so that the first utterance does not wait for it.
  public func prepare() { pool.prepare() }

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
    try await catalogue.load(for: name).voice(named: name)
  }

  /// Renders an utterance as its reader asks for chunks.
  public func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
    let reading = Reading(utterance, of: self)
    return AsyncThrowingStream { try await reading.next() }
  }

  /// Renders an utterance whole, without a change of thread for each chunk.
  public func renderWhole(_ utterance: Utterance) async -> Result<RenderedSpeech, EngineError> {
    do throws(EngineError) {
      let (voice, key) = try await prepare(utterance)
      if let speech = cache.speech(for: key) { return .success(speech) }
      let cancelSwitch = CancelSwitch()
      let rendition = rendition(of: utterance, voice: voice, isWhole: true, cancelSwitch)
      let result = await withTaskCancellationHandler {
        await pool.render(rendition, into: RenderedSpeech(sampleRate: sampleRate))
      } onCancel: {
        cancelSwitch.cancel()
      }
      guard let result else { throw .cancelled(utterance) }
      if case .success(let speech) = result { cache.keep(speech, for: key) }
      return result
    } catch {
      return .failure(error)
    }
  }

  /// The engine's identifier of an utterance's voice, and the key of its sound.
  func prepare(_ utterance: Utterance) async throws(EngineError) -> (String, SpeechKey) {
    let catalogue = try await catalogue.load(for: utterance.voice)
    let voice = try catalogue.identifier(of: utterance.voice)
    return (voice, SpeechKey(utterance, voice: voice, engine: catalogue.engine))
  }

  func rendition(
    of utterance: Utterance, voice: String, isWhole: Bool, _ cancelSwitch: CancelSwitch
  ) -> Rendition {
    Rendition(
      utterance, voice: voice, isWhole: isWhole, limits: limits, statistics: counts,
      cancelSwitch: cancelSwitch)
  }
}

extension EngineError {
  static func cancelled(_ utterance: Utterance) -> EngineError {
    EngineError(.cancelled, "the rendering was cancelled", voice: utterance.voice)
  }
}
