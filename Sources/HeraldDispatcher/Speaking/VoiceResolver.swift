public import Herald

/// Finds the engine's voice for what clients ask, once for each request; it never fails.
public actor VoiceResolver {
  private let synthesizer: any SpeechSynthesizer
  private let configuration: ModuleConfiguration
  private let list: VoiceList
  private var found: [VoiceRequest: String] = [:]

  /// Creates a resolver over the module's list.
  public init(
    synthesizer: any SpeechSynthesizer, list: VoiceList,
    configuration: ModuleConfiguration = ModuleConfiguration()
  ) {
    self.synthesizer = synthesizer
    self.list = list
    self.configuration = configuration
  }

  /// The name of the voice that speaks a request; in need, one of another language.
  public func voice(for request: VoiceRequest) async -> String {
    if let known = found[request] { return known }
    let voice = await find(request)
    // Clients make up names without end.
    if found.count > 1_000 { found = [:] }
    found[request] = voice
    return voice
  }

  private func find(_ request: VoiceRequest) async -> String {
    if let name = request.name, let voice = await engineVoice(list.engineName(for: name)) {
      return voice
    }
    var base: String?
    if let language = request.knownLanguage { base = await engineVoice(language) }
    if base == nil { base = await engineVoice(configuration.language) }
    let voice = base ?? "en-us"
    let variant = configuration.voiceTypes[request.type] ?? ""
    guard !variant.isEmpty, !voice.contains("+") else { return voice }
    return await engineVoice("\(voice)+\(variant)") ?? voice
  }

  private func engineVoice(_ name: String) async -> String? {
    try? await synthesizer.voice(named: name).name
  }
}
