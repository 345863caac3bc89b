/// Why the speaker cannot be used; the command ends with status 69.
public enum SpeakerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No audio server answers, or it was lost and did not come back in time.
  case noServer(reason: String)
  /// The server has no device of this name.
  case unknownDevice(name: String, known: [String])

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noServer(let reason):
      """
      no audio server answers (\(reason)). Start PipeWire (systemctl --user start pipewire-pulse) \
      or PulseAudio (pulseaudio --start), or speak without sound: --sink none
      """
    case .unknownDevice(let name, let known):
      "no audio device is called \(name); there are: \(known.joined(separator: ", "))"
    }
  }
}

/// How the speaker uses the audio server.
public struct SpeakerSettings: Sendable, Hashable {
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
