public import Herald

/// What the rules know of the listener.
public struct LintContext: Sendable {
  /// Plans announcements as the listener has chosen; a budget in its settings is not looked at.
  public var planner: Planner {
    didSet { everything = Self.everything(planner) }
  }
  /// The longest that an announcement should take, in seconds.
  public var budget: Double
  /// The BCP 47 tag of texts that name no language.
  public var voiceLanguage: String
  /// The length in seconds that segments take when spoken one after the other; nil leaves the rules
  /// out that need it.
  public var measure: (@Sendable ([Segment]) async throws -> Double)?
  /// What the engine is given in place of a segment, for messages; nil where it is given what is written.
  public var spokenForm: (@Sendable (Segment) -> [Segment])?

  /// Plans all texts of an element, said at once or not.
  private(set) var everything: Planner

  /// Creates a context.
  ///
  /// Six seconds are the default budget: half of the flat announcement that custom content is there
  /// to avoid, and more than any layered one of the examples takes.
  public init(
    planner: Planner = Planner(), budget: Double = 6, voiceLanguage: String = "en-US",
    measure: (@Sendable ([Segment]) async throws -> Double)? = nil,
    spokenForm: (@Sendable (Segment) -> [Segment])? = nil
  ) {
    self.planner = planner
    everything = Self.everything(planner)
    self.budget = budget
    self.voiceLanguage = voiceLanguage
    self.measure = measure
    self.spokenForm = spokenForm
  }

  private static func everything(_ planner: Planner) -> Planner {
    var settings = planner.settings
    settings.plan = .flat
    return Planner(settings: settings)
  }
}
