/// How the speaker uses the audio server.
public struct SpeakerSettings: Sendable, Hashable {
  /// The server as libpulse writes it ("unix:/run/user/1000/pulse/native"), or nil for the user's.
  public var server: String?
  /// The server's name of the device, or nil for its default one.
  public var device: String?
  /// Silence before the first word when the device was asleep, in milliseconds.
  ///
  /// Devices lose the beginning of what they are given while they wake; 200 ms is enough for the
  /// common ones, a radio link may need more.
  public var leadSilence = 200
  /// Silence before the first word when the device was awake, in milliseconds.
  public var leadSilenceAwake = 0
  /// How long to wait for a server that was lost.
  public var patience = Duration.seconds(10)
  /// How long the stream stays ready after speech before it lets the device sleep.
  public var idleTime = Duration.seconds(3)

  /// Creates the default settings.
  public init() {}
}
