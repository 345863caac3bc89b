/// How announcements sound: a voice, its parameters, pauses, and a style for each role.
public struct VoiceProfile: Sendable, Hashable {
  /// What a role changes of the profile's parameters; zero changes nothing.
  public struct Style: Sendable, Hashable {
    /// Added to the pitch, -99 to 99.
    public var pitch = 0
    /// Added to the pitch range, -99 to 99.
    public var range = 0
    /// Percent of the rate, 50 to 200.
    public var ratePercent = 100
    /// Percent of the volume, 0 to 200.
    public var volumePercent = 100

    /// Creates a style that changes nothing.
    public init() {}
  }

  /// The name by which it is chosen ("default").
  public var name: String
  /// One sentence about it, for people.
  public var summary: String
  /// The voice where a segment has no language of its own, with its variant ("en-us+f3").
  public var voice: String
  /// How the voice speaks.
  public var parameters: SpeechParameters
  /// Silence after a segment of each role, in milliseconds at 175 words a minute.
  public var pauses: [Segment.Role: Int]
  /// What each role changes.
  public var styles: [Segment.Role: Style]

  /// Creates a profile; roles without a pause get 250 ms.
  public init(
    name: String, summary: String = "", voice: String = "en-us",
    parameters: SpeechParameters = SpeechParameters(), pauses: [Segment.Role: Int] = [:],
    styles: [Segment.Role: Style] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.voice = voice
    self.parameters = parameters
    self.pauses = pauses
    self.styles = styles
  }

  /// The parameters for a role: the profile's, changed by the role's style, inside their ranges.
  public func parameters(for role: Segment.Role) -> SpeechParameters {
    guard let style = styles[role] else { return parameters }
    var result = parameters
    result.pitch = clamp(result.pitch + style.pitch, to: SpeechParameters.pitches)
    result.range = clamp(result.range + style.range, to: SpeechParameters.pitches)
    result.rate = clamp(result.rate * style.ratePercent / 100, to: SpeechParameters.rates)
    result.volume = clamp(result.volume * style.volumePercent / 100, to: SpeechParameters.volumes)
    return result
  }

  /// The silence after a segment in frames: its milliseconds, shorter as the rate is higher.
  ///
  /// The engine's own pauses shrink in about this way (espeak-facts: 294 ms at 175 words a minute).
  public func pauseFrames(after role: Segment.Role, sampleRate: Int) -> Int {
    let milliseconds = pauses[role] ?? 250
    return milliseconds * sampleRate * 175 / (1000 * max(1, parameters.rate))
  }

  private func clamp(_ value: Int, to range: ClosedRange<Int>) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
