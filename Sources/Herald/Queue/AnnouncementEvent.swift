/// What a listener's program learns of its announcements, in the order in which it happens.
public struct AnnouncementEvent: Sendable, Hashable {
  /// How much of an announcement was heard.
  public struct Heard: Sendable, Hashable {
    /// In frames, the pauses between segments included.
    public var frames = 0
    /// In the words of the input: the segments in order, the last one up to the last word that began.
    public var text = ""

    /// Nothing was heard.
    public init() {}
  }

  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// It begins to be spoken.
    case started
    /// The segment of this index is being heard from here on.
    case segment(Int, Segment)
    /// A word of a segment's written text is being heard; its place in Unicode scalars.
    case word(String, segment: Int, range: Range<Int>)
    /// It has ended; the last event of each announcement.
    case ended(AnnouncementOutcome, Heard)
  }

  /// The announcement's id.
  public var id: Int
  /// The id of the element that was announced.
  public var elementID: String
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(id: Int, elementID: String, _ kind: Kind) {
    self.id = id
    self.elementID = elementID
    self.kind = kind
  }
}
