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
