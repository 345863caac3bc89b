import Herald
import SynthProtocol

/// The engine's voices, and which of them a name or a language tag means.
struct VoiceCatalogue: Sendable {
  /// The engine they belong to.
  let engine: EngineIdentity
  /// The voices, by their names.
  let voices: [Voice]
  /// The variants, as they are written after a plus; none where they were not asked for.
  let variants: [String]

  private let identifiers: [String: String]

  /// Sorts what the engine listed.
  init(engine: EngineIdentity, entries: [VoiceEntry], variants: [String]) {
    self.engine = engine
    self.variants = variants
    var voices: [Voice] = []
    var identifiers: [String: String] = [:]
    for entry in entries {
      let file = entry.identifier.split(separator: "/").last.map(String.init) ?? ""
      if !entry.identifier.hasPrefix("mb/") {
        // The last part of its file's path is a name that the espeak-ng command takes too.
        let name = file.lowercased()
        voices.append(Voice(name: name, displayName: entry.name, languages: entry.languages))
        identifiers[name] = entry.identifier
      }
    }
    self.voices = voices
    self.identifiers = identifiers
  }

  /// The voice that a name, a file of the engine, a name for people or a language tag means.
  ///
  /// The voice's own name is one that the espeak-ng command takes with `-v`, for the same sound.
  func voice(named name: String) throws(EngineError) -> Voice {
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, var voice = base(String(first)) else { throw unknown(name) }
    if parts.count == 2 {
      guard let variant = variant(String(parts[1])) else {
        throw unknownVariant(String(parts[1]), of: name)
      }
      voice.name += "+" + variant
    }
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

  private func base(_ name: String) -> Voice? {
    let folded = name.lowercased()
    if folded.isEmpty { return nil }
    return voices.first { $0.name == folded }
      ?? voices.first { identifiers[$0.name]?.lowercased() == folded }
      ?? voices.first { $0.displayName.lowercased() == folded }
      ?? voice(speaking: folded)
  }

  /// The voice for a language tag as people write it ("en_GB.UTF-8", "zh-Hant-TW"): for the whole tag,
  /// or else for what is left without its last part.
  private func voice(speaking tag: String) -> Voice? {
    var parts = tag.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
      .map(String.init)
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let name = LanguageAliases.voice(for: parts), let voice = named(name) { return voice }
      if let voice = named(tag) { return voice }
      let speakers = voices.compactMap { voice -> (rank: Int, voice: Voice)? in
        voice.languages.firstIndex { $0.lowercased() == tag }.map { ($0, voice) }
      }
      if let best = speakers.min(by: { ($0.rank, $0.voice.name) < ($1.rank, $1.voice.name) }) {
        return best.voice
      }
      // A region, a script or a variant may go; a part of three letters is a misspelling.
      guard let last = parts.popLast(), last.count != 3 || Int(last) != nil else { return nil }
    }
    return nil
  }

  private func named(_ name: String) -> Voice? { voices.first { $0.name == name } }

  /// The variant that a name or number means.
  ///
  /// The library takes a variant by its file's name, in its very case, or by a number: 1 to 8 are the
  /// male ones m1 to m8, 11 to 15 the female ones f1 to f5. It leaves others out without a word.
  private func variant(_ name: String) -> String? {
    if variants.contains(name) { return name }
    if let number = Int(name), String(number) == name {
      let file = number > 10 ? "f\(number - 10)" : "m\(number)"
      return variants.contains(file) ? file : nil
    }
    return variants.first { $0.lowercased() == name.lowercased() }
  }

  private func unknown(_ name: String) -> EngineError {
    if name.lowercased().hasPrefix("mb-") || name.lowercased().hasPrefix("mb/") {
      return EngineError(
        .unknownVoice, "\"\(name)\" is a voice of MBROLA, which Herald does not speak with",
        voice: name)
    }
    let known = voices.flatMap { [$0.name, $0.displayName] + $0.languages }
    let near = suggestion(for: name, among: Set(known))
    return EngineError(.unknownVoice, "no voice is called \"\(name)\"\(near)", voice: name)
  }

  private func unknownVariant(_ variant: String, of name: String) -> EngineError {
    let near = suggestion(for: variant, among: variants)
    return EngineError(
      .unknownVoice, "no variant of a voice is called \"\(variant)\"\(near)", voice: name)
  }
}

/// Languages whose tags the engine's voices do not carry, by what people write.
private enum LanguageAliases {
  /// The voice for a tag in its parts, in small letters, where there is a rule for it.
  static func voice(for parts: [String]) -> String? {
    guard let language = parts.first else { return nil }
    if language == "zh", parts.contains("hk") || parts.contains("mo") { return "yue" }
    if language == "es", parts.dropFirst().contains(where: latinAmerica.contains) {
      return "es-419"
    }
    return parts.count == 1 ? voices[language] : nil
  }

  /// Macrolanguages by their usual member, and codes that ISO 639 has withdrawn.
  private static let voices = [
    "zh": "cmn", "no": "nb", "iw": "he", "in": "id", "mo": "ro", "sh": "hr",
  ]

  /// The Spanish-speaking part of UN M49's region 419.
  private static let latinAmerica: Set = [
    "ar", "bo", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py",
    "sv", "us", "uy", "ve",
  ]
}
