import Foundation
import Testing

/// A PulseAudio server of its own with a speaker that nobody hears, in real time.
final class PrivateSpeaker {
  private let folder = "/tmp/herald-pulse-\(UUID().uuidString.prefix(8))"
  private let server = Process()
  private let listener = Process()

  /// The server's address for its clients.
  var address: String { "unix:\(folder)/pulse.sock" }

  init() async throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    var variables = ProcessInfo.processInfo.environment
    variables["HOME"] = folder
    variables["XDG_RUNTIME_DIR"] = folder
    variables["PULSE_SERVER"] = address
    prepare(
      server, "/usr/bin/pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm", "--use-pid-file=no",
        "-L", "module-native-protocol-unix socket=\(folder)/pulse.sock auth-anonymous=1",
        "-L", "module-null-sink sink_name=nul rate=44100 channels=2",
      ], variables)
    try server.run()
    for _ in 0..<500 where !FileManager.default.fileExists(atPath: "\(folder)/pulse.sock") {
      try await Task.sleep(for: .milliseconds(10))
    }
    // Without a listener in a hurry, the speaker takes the sound in blocks of a second and more.
    prepare(
      listener, "/usr/bin/parec", ["--latency-msec=5", "-d", "nul.monitor", "/dev/null"], variables)
    try listener.run()
  }

  deinit {
    for process in [listener, server] where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      for _ in 0..<200 where process.isRunning { usleep(10_000) }
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func prepare(
    _ process: Process, _ path: String, _ arguments: [String], _ variables: [String: String]
  ) {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }
}
