public import Herald
public import HeraldTiming

/// An announcement with the time that every part of it takes.
public struct TimedAnnouncement: Sendable {
  /// The sound.
  public let rendered: RenderedAnnouncement

  /// Takes the times of a rendered announcement.
  public init(_ rendered: RenderedAnnouncement) { self.rendered = rendered }

  /// The times as `herald measure` shows them.
  public var timing: ElementTiming { ElementTiming(rendered) }

  /// How long it takes: speech and pauses.
  public var duration: Duration { duration(of: rendered.frameCount) }

  /// When the essential is known: the end of the last label or high segment.
  public var essential: Duration { duration(of: rendered.essentialFrameCount) }

  func duration(of frames: Int) -> Duration {
    .nanoseconds(Int64(frames) * 1_000_000_000 / Int64(max(1, rendered.sampleRate)))
  }
}

extension Announced {
  /// Renders the announcement as a listener hears it, inside the time budget and with a timed cue if
  /// set; `verbatim` has the words of the input spoken as they are.
  ///
  /// - Throws: the ``Herald/EngineError`` of the first segment that could not be spoken.
  public func timed(
    by synthesizer: some SpeechSynthesizer, profile: VoiceProfile = VoiceProfile(name: "plain"),
    verbatim: Bool = false
  ) async throws -> TimedAnnouncement {
    let renderer = AnnouncementRenderer(synthesizer: synthesizer, profile: profile)
    let plan = try await Planner(settings: settings).plan(element) {
      try await renderer.seconds(of: verbatim ? $0 : Self.spokenForms.read($0))
    }
    return TimedAnnouncement(
      try await renderer.render(verbatim ? plan : Self.spokenForms.read(plan)))
  }
}
