/// One stretch of an announcement that is spoken in one voice and style.
public struct Segment: Sendable, Hashable {
  /// What a segment is to the listener.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The essential, said first.
    case label
    /// A field of high importance.
    case high
    /// The current value.
    case value
    /// The words for the traits.
    case traits
    /// What happens on activation.
    case hint
    /// The sign that more waits.
    case cue
    /// A field of default importance.
    case content
  }

  /// The form in which a segment is heard.
  public enum Form: String, Sendable, Hashable {
    /// Spoken words.
    case speech
    /// A short earcon in place of words.
    case sound
    /// No words: the segment before ends with a raised pitch.
    case pitch
    /// The words, compressed in time to about a quarter of a second.
    case spearcon
    /// A short low sound: nothing is beyond.
    case edge
    /// A short falling sound: it went round the end.
    case wrap
  }

  /// What the segment is to the listener.
  public var role: Role
  /// The words of the input.
  public var written: String
  /// Exactly what the engine is given: `written`, or its spoken form.
  public var text: String
  /// Where the parts of `text` stand in `written`; nil where both are the same.
  public var map: SpokenMap?
  /// The BCP 47 tag of the words, or nil for the language of the listener's voice.
  public var language: String?
  /// Whether it is heard as words or as a sign.
  public var form: Form
  /// The name of the field that the words come from, for rules that read it ("Remaining": minutes).
  public var field: String?
  /// The author's word on how the words are read.
  public var spokenAs: SpokenHint?
  /// The pitch that the author wants, as a factor of the voice's, 0 to 2; nil for the voice's own.
  public var pitch: Double?
  /// Whether the next segment goes on with the same phrase in another voice: no pause and no full stop
  /// stand between them.
  public var runsOn = false

  /// Creates a segment whose spoken text is its written one.
  public init(
    role: Role, written: String, language: String? = nil, form: Form = .speech,
    field: String? = nil, spokenAs: SpokenHint? = nil
  ) {
    self.role = role
    self.written = written
    self.text = written
    self.map = nil
    self.language = language
    self.form = form
    self.field = field
    self.spokenAs = spokenAs
  }
}
