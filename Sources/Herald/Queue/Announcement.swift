/// Something to be said, as the queue takes it.
public struct Announcement: Sendable, Hashable {
  /// What the announcement is to the listener, beyond its priority.
  public enum Occasion: Sendable, Hashable {
    /// A message of its own.
    case message
    /// The listener moved to an element.
    case focus
    /// The listener moved in the More Content rotor of the element in focus.
    case rotor
    /// Something changed in the element in focus.
    case update
  }

  /// The number by which events name it; given by who announces, each once.
  public var id: Int
  /// How urgent it is.
  ///
  /// Focus, rotor and update are always texts.
  public var priority: Priority
  /// What it is to the listener.
  public var occasion: Occasion
  /// What is said of which element.
  public var plan: AnnouncementPlan

  /// Creates an announcement.
  public init(
    id: Int, priority: Priority = .text, occasion: Occasion = .message, plan: AnnouncementPlan
  ) {
    self.id = id
    self.priority = occasion == .message ? priority : .text
    self.occasion = occasion
    self.plan = plan
  }
}

/// How an announcement ended: exactly one of these for each that was accepted.
public enum AnnouncementOutcome: Sendable, Hashable {
  /// It was heard to its end.
  case finished
  /// It was cut while it was being spoken.
  case interrupted
  /// It was dropped before it began.
  case cancelled
  /// Something of it could not be spoken.
  case failed(reason: String)
}
