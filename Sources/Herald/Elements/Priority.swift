/// How urgent an announcement is, with the meaning SSIP (speech-dispatcher) gives the five names.
public enum Priority: String, Sendable, Hashable, CaseIterable {
  /// Said at once and to its end.
  case important
  /// Said to its end, after what is more urgent.
  case message
  /// Replaces other text that is being said.
  case text
  /// Said where nothing else is to be said, else dropped.
  case notification
  /// As a notification; the last one of a run is said in any case.
  case progress
}
