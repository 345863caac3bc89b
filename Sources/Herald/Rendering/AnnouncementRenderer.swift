/// Turns plans into sound: chooses the voice of each segment, has it rendered, and sets the pauses.
public struct AnnouncementRenderer: Sendable {
  /// What renders the segments.
  public let synthesizer: any SpeechSynthesizer
  /// How they sound.
  public let profile: VoiceProfile
  /// The listener's own sound for "more content available"; nil for the one made here.
  public let moreContent: Earcon?
  private let choice: VoiceChoice

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - synthesizer: What renders the segments.
  ///   - profile: How they sound.
  ///   - moreContent: The listener's own sound for "more content available", at the synthesizer's
  ///     sample rate.
  ///   - onMissingVoice: Told once for each language tag that no voice speaks; its segments are spoken
  ///     by the profile's voice, since a strange accent is better than silence.
  public init(
    synthesizer: any SpeechSynthesizer, profile: VoiceProfile, moreContent: Earcon? = nil,
    onMissingVoice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.synthesizer = synthesizer
    self.profile = profile
    self.moreContent = moreContent
    choice = VoiceChoice(
      synthesizer: synthesizer, voice: profile.voice, onMissingVoice: onMissingVoice)
  }

  /// What the engine is asked for a segment.
  ///
  /// - Throws: ``EngineError`` where the profile's voice does not exist or no engine answers.
  public func utterance(for segment: Segment) async throws -> Utterance {
    var parameters = profile.parameters(for: segment.role)
    if let factor = segment.pitch, factor.isFinite {
      let pitch = Double(parameters.pitch) * min(max(factor, 0), 2)
      parameters.pitch = min(Int(pitch.rounded()), SpeechParameters.pitches.upperBound)
    }
    return Utterance(
      text: segment.text, voice: try await voice(for: segment), parameters: parameters)
  }

  /// Renders every segment of a plan whole.
  ///
  /// - Throws: the ``EngineError`` of the first segment that could not be spoken.
  public func render(_ plan: AnnouncementPlan) async throws -> RenderedAnnouncement {
    var parts: [RenderedAnnouncement.Part] = []
    var frame = 0
    // The last part that can be heard: it gets its pause when another one follows.
    var heard: Int?
    for (index, segment) in plan.segments.enumerated() {
      let sound = try await sound(of: index, in: plan.segments)
      let speech = try await render(sound)
      if !speech.frames.isEmpty {
        if let heard {
          parts[heard].pauseFrames = pauseFrames(after: parts[heard].segment)
          frame += parts[heard].pauseFrames
        }
        heard = index
      }
      parts.append(
        .init(
          segment: segment, voice: try await voice(for: segment), startFrame: frame,
          speech: speech, pauseFrames: 0))
      frame += speech.frames.count
    }
    return RenderedAnnouncement(plan: plan, sampleRate: synthesizer.sampleRate, parts: parts)
  }

  /// The silence after a segment, where another one that can be heard follows.
  func pauseFrames(after segment: Segment) -> Int {
    segment.runsOn
      ? 0 : profile.pauseFrames(after: segment.role, sampleRate: synthesizer.sampleRate)
  }

  private func voice(for segment: Segment) async throws -> String {
    try await choice.voice(for: segment.language)
  }

  /// The length in seconds of segments spoken one after the other, for the planner's budget.
  ///
  /// - Throws: as ``render(_:)``.
  public func seconds(of segments: [Segment]) async throws -> Double {
    let plan = AnnouncementPlan(elementID: "", kind: .layered, segments: segments)
    return Double(try await render(plan).frameCount) / Double(synthesizer.sampleRate)
  }
}

/// Which of the engine's voices speaks which language, found once for each tag.
private actor VoiceChoice {
  private let synthesizer: any SpeechSynthesizer
  private let voice: String
  private let onMissingVoice: @Sendable (String) -> Void
  private var base: Voice?
  private var chosen: [String: String] = [:]

  init(
    synthesizer: any SpeechSynthesizer, voice: String,
    onMissingVoice: @escaping @Sendable (String) -> Void
  ) {
    self.synthesizer = synthesizer
    self.voice = voice
    self.onMissingVoice = onMissingVoice
  }

  /// The listener's voice where it speaks the language, else the engine's voice for the tag.
  func voice(for language: String?) async throws -> String {
    let base = try await baseVoice()
    guard let language, !language.isEmpty else { return base.name }
    if let known = chosen[language] { return known }
    let wanted = LanguageTag(language)
    let name: String
    if base.languages.contains(where: { wanted.isServed(by: LanguageTag($0)) }) {
      name = base.name
    } else {
      do {
        let found = try await synthesizer.voice(named: language).name
        // The same voice without the listener's variant: the variant stays.
        name = base.name.hasPrefix(found + "+") ? base.name : found
      } catch let error as EngineError where error.code == .unknownVoice {
        name = base.name
        if chosen[language] == nil { onMissingVoice(language) }
      }
    }
    chosen[language] = name
    return name
  }

  private func baseVoice() async throws -> Voice {
    if let base { return base }
    let found = try await synthesizer.voice(named: voice)
    base = found
    return found
  }
}
