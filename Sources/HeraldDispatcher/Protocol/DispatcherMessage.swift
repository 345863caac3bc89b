/// A message that speech-dispatcher wants spoken, with the settings that held when it came.
public struct DispatcherMessage: Sendable, Hashable {
  /// What a message is, by the command that brought it.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A text with markup (`SPEAK`).
    case text
    /// One character, plain (`CHAR`).
    case character
    /// The name of a key, plain (`KEY`).
    case key
    /// The name of a sound icon, plain (`SOUND_ICON`).
    case soundIcon
  }

  /// The number of the message, counted from 1 in the module's life.
  public var id: Int
  /// What it is.
  public var kind: Kind
  /// Its body.
  public var body: String
  /// How it is to be spoken.
  public var settings: MessageSettings

  /// Creates a message.
  public init(id: Int, kind: Kind, body: String, settings: MessageSettings = MessageSettings()) {
    self.id = id
    self.kind = kind
    self.body = body
    self.settings = settings
  }
}
