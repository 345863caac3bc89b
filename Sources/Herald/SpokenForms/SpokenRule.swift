/// One rule of how something written is said: what it is for, its examples, and what it recognises.
///
/// The examples are the rule's tests and its documentation.
public struct SpokenRule: Sendable {
  /// A written text with the reading a person would give.
  public struct Example: Sendable, Hashable {
    /// The written text.
    public var written: String
    /// What is said; the same as `written` where it has to stay.
    public var spoken: String
    /// The BCP 47 tag of the text.
    public var language: String
    /// The name of the field it stands in.
    public var field: String?

    /// Creates an example; without a spoken text, one that has to stay as it is.
    public init(
      _ written: String, _ spoken: String? = nil, in language: String = "en-US",
      field: String? = nil
    ) {
      self.written = written
      self.spoken = spoken ?? written
      self.language = language
      self.field = field
    }
  }

  /// The name by which results refer to the rule.
  public var name: String
  /// What the rule is for, in a sentence.
  public var summary: String
  /// What it makes of texts, and what it leaves alone.
  public var examples: [Example]
  /// The kinds of the tokens that the rule looks at first.
  package var begins: [Token.Kind]
  /// The marks of which a text has to have one for the rule to find anything in it.
  package var needs: PassageMarks
  /// What is said of the tokens from an index on; nil where the rule has nothing to say.
  package var read: @Sendable (_ passage: Passage, _ index: Int) -> Reading?

  package init(
    name: String, summary: String, begins: [Token.Kind], needs: PassageMarks = .none,
    examples: [Example],
    read: @escaping @Sendable (_ passage: Passage, _ index: Int) -> Reading?
  ) {
    self.name = name
    self.summary = summary
    self.begins = begins
    self.needs = needs
    self.examples = examples
    self.read = read
  }
}
