import Herald
import SynthProtocol

/// Asks a worker for the voices, once.
actor CatalogueLoader {
  private let pool: LanePool
  private var loading: Task<Result<VoiceCatalogue, EngineError>, Never>?

  init(pool: LanePool) { self.pool = pool }

  /// The voices; where they could not be had, the next call tries again.
  func load() async throws(EngineError) -> VoiceCatalogue {
    let task = loading ?? Task { await ask() }
    loading = task
    let result = await task.value
    if case .failure = result, loading == task { loading = nil }
    return try result.get()
  }

  private func ask() async -> Result<VoiceCatalogue, EngineError> {
    guard let lane = await pool.borrow() else {
      return .failure(EngineError(.cancelled, "the listing of voices was cancelled"))
    }
    defer { pool.giveBack(lane) }
    do throws(EngineError) {
      let greeting = try await lane.greeting()
      let entries = try await lane.voices()
      let engine = EngineIdentity(name: "eSpeak NG", version: greeting.engineVersion)
      return .success(VoiceCatalogue(engine: engine, entries: entries))
    } catch {
      return .failure(error)
    }
  }
}
