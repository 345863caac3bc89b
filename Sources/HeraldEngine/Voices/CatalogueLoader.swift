import Herald
import SynthProtocol

/// Asks a worker for its voices, once, and for their variants when one is first asked for: to list
/// those, the library opens some 360 files.
actor CatalogueLoader {
  private typealias Loading = Task<Result<VoiceCatalogue, EngineError>, Never>

  private let pool: LanePool
  private var loading: Loading?
  private var loadingVariants: Loading?

  init(pool: LanePool) { self.pool = pool }

  /// What is needed to find a voice by this name; where it could not be had, the next call tries again.
  func load(for name: String = "") async throws(EngineError) -> VoiceCatalogue {
    if name.contains("+") {
      let task = loadingVariants ?? Task { await ask(forVariants: true) }
      loadingVariants = task
      let result = await task.value
      if case .failure = result, loadingVariants == task { loadingVariants = nil }
      return try result.get()
    }
    let task = loadingVariants ?? loading ?? Task { await ask(forVariants: false) }
    loading = task
    let result = await task.value
    if case .failure = result, loading == task { loading = nil }
    return try result.get()
  }

  private func ask(forVariants: Bool) async -> Result<VoiceCatalogue, EngineError> {
    guard let lane = await pool.borrow() else {
      return .failure(EngineError(.cancelled, "the listing of voices was cancelled"))
    }
    defer { pool.giveBack(lane) }
    do throws(EngineError) {
      let greeting = try await lane.greeting()
      let engine = EngineIdentity(name: "eSpeak NG", version: greeting.engineVersion)
      return .success(
        VoiceCatalogue(
          engine: engine, entries: greeting.voices,
          variants: forVariants ? try await lane.variants() : []))
    } catch {
      return .failure(error)
    }
  }
}
