import Foundation

/// An audio server of the test's own with a null sink, ended with the object.
///
/// It has a folder and a message bus of its own, so that it neither meets nor disturbs the user's.
package final class AudioServer {
  package enum Kind: String, CaseIterable, Sendable { case pipewire, pulseaudio }

  package let kind: Kind
  private let folder: String
  /// The variables with which a program meets this server.
  package private(set) var environment: [String: String]
  private var parts: [ChildProcess] = []

  /// The server as libpulse writes it.
  package var address: String { "unix:\(folder)/pulse/native" }

  package init(_ kind: Kind) async throws {
    self.kind = kind
    folder = NSTemporaryDirectory() + "herald-audio-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    environment = ProcessInfo.processInfo.environment
    environment["XDG_RUNTIME_DIR"] = folder
    environment["XDG_CONFIG_HOME"] = folder
    environment["XDG_STATE_HOME"] = folder
    environment["PULSE_SERVER"] = nil
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(folder)/bus"
    try await start()
  }

  deinit {
    end()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts the server, and returns when it has its sink.
  ///
  /// On a loaded machine its parts may miss each other; then it is started anew.
  package func start() async throws {
    for _ in 0..<4 {
      do { return try await startOnce() } catch { end() }
    }
    try await startOnce()
  }

  private func startOnce() async throws {
    switch kind {
    case .pulseaudio:
      try launch(
        "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
        "--load=module-native-protocol-unix",
        "--load=module-null-sink sink_name=test rate=48000")
    case .pipewire:
      try launch(
        "dbus-daemon", "--session", "--nofork", "--address=unix:path=\(folder)/bus")
      try await until("the bus") { FileManager.default.fileExists(atPath: folder + "/bus") }
      try launch("pipewire")
      try await until("PipeWire") {
        FileManager.default.fileExists(atPath: folder + "/pipewire-0")
      }
      try launch("wireplumber")
      try launch("pipewire-pulse")
      try await until("its PulseAudio part") { (try? run("pactl", "info")) != nil }
      try run(
        "pactl", "load-module", "module-null-sink", "sink_name=test", "media.class=Audio/Sink")
    }
    try await until("the sink") {
      (try? run("pactl", "list", "short", "sinks"))?.contains("test") == true
    }
    try await until("the default sink") {
      (try? run("pactl", "set-default-sink", "test")) != nil
        && (try? run("pactl", "get-default-sink"))?.contains("test") == true
    }
    // The monitor's links are made by the session manager some time after the sink.
    try await until("the monitor") {
      (try? run("pactl", "list", "short", "sources"))?.contains("test.monitor") == true
    }
  }

  /// Kills the server at once, as a crash would.
  package func end() {
    for part in parts.reversed() { part.end() }
    parts = []
    for name in ["bus", "pipewire-0", "pipewire-0.lock", "pulse/native", "pulse/pid"] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Runs a command against the server, and gives what it prints.
  @discardableResult
  package func run(_ command: String...) throws -> String {
    let process = try make(command, readsOutput: true)
    defer { close(process.output) }
    let text = process.readToEnd()
    guard process.wait() == 0 else { throw CommandFailed(command: command) }
    return String(decoding: text, as: UTF8.self)
  }

  package struct CommandFailed: Error { package var command: [String] }
  package struct NotReady: Error { package var part: String }

  package func make(_ command: [String], readsOutput: Bool = false) throws -> ChildProcess {
    try ChildProcess(command, environment: environment, readsOutput: readsOutput)
  }

  private func launch(_ command: String...) throws {
    parts.append(try make(command))
  }

  private func until(_ part: String, _ condition: () -> Bool) async throws {
    for _ in 0..<500 {
      if condition() { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw NotReady(part: part)
  }
}
