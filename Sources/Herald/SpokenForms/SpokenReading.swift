/// What the spoken forms made of a segment, and which rules did it.
public struct SpokenReading: Sendable, Hashable {
  /// What became of a stretch of the written text.
  public struct Finding: Sendable, Hashable {
    /// What became of it.
    public enum Outcome: Sendable, Hashable {
      /// It is said so.
      case spoken(String)
      /// It stays as it is, for this reason.
      case undecided(String)
      /// It is spoken by a voice of this language.
      case language(String)
    }

    /// The name of the rule.
    public var rule: String
    /// The stretch of the written text, in Unicode scalars.
    public var written: Range<Int>
    /// What became of it.
    public var outcome: Outcome

    /// Creates a finding.
    public init(rule: String, written: Range<Int>, outcome: Outcome) {
      self.rule = rule
      self.written = written
      self.outcome = outcome
    }
  }

  /// The segment with its spoken text; several where runs of it have a language of their own.
  public var segments: [Segment]
  /// What the rules found, in the order of the text.
  public var findings: [Finding]

  /// Creates a reading.
  public init(segments: [Segment], findings: [Finding] = []) {
    self.segments = segments
    self.findings = findings
  }

  /// The spoken texts, joined.
  public var text: String { segments.map(\.text).joined() }
}
