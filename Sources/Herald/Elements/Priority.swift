/// How urgent an announcement is, with the meaning SSIP (speech-dispatcher) gives the five names.
public enum Priority: String, Sendable, Hashable, CaseIterable {
  case important, message, text, notification, progress
}
