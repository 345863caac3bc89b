public import Herald

/// A segment in a test: what it is to the listener, its words, and its language where that matters.
public struct AnnouncedSegment: Sendable, Hashable, CustomStringConvertible {
  /// What the segment is to the listener.
  public var role: Segment.Role
  /// The words of the input; empty for a cue that is a sound.
  public var text: String
  /// The BCP 47 tag of the words; in an expectation nil stands for any.
  public var language: String?

  /// Creates a segment.
  public init(_ role: Segment.Role, _ text: String, language: String? = nil) {
    self.role = role
    self.text = text
    self.language = language
  }

  /// What a plan's segment looks like in a test.
  public init(_ segment: Segment) {
    self.init(segment.role, segment.written, language: segment.language)
  }

  /// The essential, said first.
  public static func label(_ text: String, language: String? = nil) -> AnnouncedSegment {
    AnnouncedSegment(.label, text, language: language)
  }

  /// A field of high importance.
  public static func high(_ text: String, language: String? = nil) -> AnnouncedSegment {
    AnnouncedSegment(.high, text, language: language)
  }

  /// The current value.
  public static func value(_ text: String, language: String? = nil) -> AnnouncedSegment {
    AnnouncedSegment(.value, text, language: language)
  }

  /// The words for the traits.
  public static func traits(_ text: String, language: String? = nil) -> AnnouncedSegment {
    AnnouncedSegment(.traits, text, language: language)
  }

  /// What happens on activation.
  public static func hint(_ text: String, language: String? = nil) -> AnnouncedSegment {
    AnnouncedSegment(.hint, text, language: language)
  }

  /// The sign that more waits.
  public static func cue(
    _ text: String = "More content available", language: String? = nil
  ) -> AnnouncedSegment {
    AnnouncedSegment(.cue, text, language: language)
  }

  /// A field of default importance that is said at once.
  public static func content(_ text: String, language: String? = nil) -> AnnouncedSegment {
    AnnouncedSegment(.content, text, language: language)
  }

  /// The role, the words in quotes, and the language.
  public var description: String {
    "\(role.rawValue) \"\(text)\"" + (language.map { " [\($0)]" } ?? "")
  }

  /// Whether a segment of a plan is what this one expects.
  func matches(_ actual: AnnouncedSegment) -> Bool {
    role == actual.role && text == actual.text
      && (language == nil || language == actual.language)
  }
}
