import Herald
import SynthProtocol

/// The engine's voices, and which of them a name or a language tag means.
struct VoiceCatalogue: Sendable {
  /// The engine they belong to.
  let engine: EngineIdentity
  /// The voices, by their names.
  let voices: [Voice]
  /// The variants, as they are written after a plus.
  let variants: [String]

  private let identifiers: [String: String]

  /// Sorts what the engine listed.
  init(engine: EngineIdentity, entries: [VoiceEntry]) {
    self.engine = engine
    var voices: [Voice] = []
    var variants: [String] = []
    var identifiers: [String: String] = [:]
    for entry in entries {
      let file = entry.identifier.split(separator: "/").last.map(String.init) ?? ""
      if entry.identifier.hasPrefix("!v/") {
        variants.append(file)
      } else if !entry.identifier.hasPrefix("mb/") {
        // The last part of its file's path is a name that the espeak-ng command takes too.
        let name = file.lowercased()
        voices.append(Voice(name: name, displayName: entry.name, languages: entry.languages))
        identifiers[name] = entry.identifier
      }
    }
    self.voices = voices
    self.variants = variants
    self.identifiers = identifiers
  }

  /// The voice that a name means.
  func voice(named name: String) throws(EngineError) -> Voice {
    let (base, variant) = try split(name)
    guard var voice = voices.first(where: { $0.name == base }) else { throw unknown(name) }
    if let variant { voice.name += "+" + variant }
    return voice
  }

  /// The engine's identifier for the voice that a name means, with its variant.
  func identifier(of name: String) throws(EngineError) -> String {
    let voice = try voice(named: name)
    let parts = voice.name.split(separator: "+", maxSplits: 1)
    guard let base = parts.first, let identifier = identifiers[String(base)] else {
      throw unknown(name)
    }
    return parts.count == 2 ? "\(identifier)+\(parts[1])" : identifier
  }

  private func split(_ name: String) throws(EngineError) -> (base: String, variant: String?) {
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts.first.map { $0.lowercased() } ?? ""
    return (base, parts.count == 2 ? String(parts[1]) : nil)
  }

  private func unknown(_ name: String) -> EngineError {
    let near = suggestion(for: name, among: voices.map(\.name))
    return EngineError(.unknownVoice, "no voice is called \"\(name)\"\(near)", voice: name)
  }
}

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
