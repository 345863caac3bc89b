/// What a listener has chosen about how much is announced, and how.
///
/// How it sounds is the voice profile's business alone.
public struct AnnouncementSettings: Sendable, Hashable {
  /// Which fields are said at once rather than on demand.
  public enum Inline: String, Sendable, Hashable, CaseIterable {
    /// No field.
    case none
    /// Those of high importance.
    case high
    /// All fields, the high ones first.
    case all
  }

  /// How the listener is told that more waits.
  public enum Cue: String, Sendable, Hashable, CaseIterable {
    /// In words.
    case speech
    /// By a short sound.
    case sound
    /// By a raised pitch at the end of the segment before.
    case pitch
    /// In words that are compressed in time.
    case spearcon
    /// Not at all.
    case none
  }

  /// When the cue is given.
  public enum CueOccasion: String, Sendable, Hashable, CaseIterable {
    /// When at least one field was left unspoken.
    case whenNeeded
    /// Whether or not a field was left unspoken.
    case always
    /// Not even then.
    case never
  }

  /// What the cue tells.
  public enum CueDetail: String, Sendable, Hashable, CaseIterable {
    /// "More content available".
    case plain
    /// "3 more".
    case count
    /// "3 more, 6 seconds".
    case time
  }

  /// Layered or flat.
  public var plan = AnnouncementPlan.Kind.layered
  /// The order of a focus announcement; roles left out are not said.
  public var order: [Segment.Role] = [.label, .high, .value, .traits, .hint, .content, .cue]
  /// Which fields are said at once.
  public var inline = Inline.high
  /// Whether a high field is said as its value alone.
  public var highValueOnly = false
  /// The form of the cue.
  public var cue = Cue.speech
  /// When the cue is given.
  public var cueOccasion = CueOccasion.whenNeeded
  /// What the cue tells.
  public var cueDetail = CueDetail.plain
  /// The longest an announcement may take, in seconds; nil for no limit.
  public var budget: Double?
  /// Whether next and previous go round at the ends of the rotor.
  public var rotorWraps = false
  /// The BCP 47 tag of the words that Herald itself says.
  public var listenerLanguage = "en"
  /// The BCP 47 tag of content that names no language; nil for the voice's own.
  public var contentLanguage: String?

  /// Creates the default settings.
  public init() {}
}
