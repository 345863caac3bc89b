import Foundation
import Testing

/// A speech-dispatcher of its own folder, socket and sound file, with this package's module alone.
final class PrivateServer {
  /// The folder of everything it writes.
  let folder: String
  let process = Process()

  var socketPath: String { "\(folder)/run/spd.sock" }
  var address: String { "unix_socket:\(socketPath)" }

  /// Starts a server that plays into a file, and waits until it listens.
  ///
  /// - Parameters:
  ///   - lines: more lines of its configuration.
  ///   - moduleLines: the lines of `herald.conf`.
  ///   - speaker: what plays in real time, where the file would take the sound as fast as it comes.
  ///   - home: the folder of a user whose configuration and installed modules count; nil for a server
  ///     that has the built module alone.
  init(
    lines: [String] = [], moduleLines: [String] = [], speaker: PrivateSpeaker? = nil,
    home: String? = nil
  ) async throws {
    folder = "/tmp/herald-speechd-\(UUID().uuidString.prefix(8))"
    let manager = FileManager.default
    for name in ["run", "conf/modules", "log", "home", "cfg"] {
      try manager.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    let configuration =
      [
        "LogLevel 5", "Timeout 0", "AudioOutputMethod \"\(speaker == nil ? "alsa" : "pulse")\"",
        "AudioALSADevice \"tofile\"",
        "DefaultVolume 100",
      ] + lines
    process.executableURL = URL(fileURLWithPath: "/usr/bin/speech-dispatcher")
    process.arguments = [
      "-s", "-t", "0", "-S", socketPath, "-P", "\(folder)/run/spd.pid", "-L", "\(folder)/log",
    ]
    let ownHome = home ?? "\(folder)/home"
    if home == nil {
      let module = "AddModule \"herald\" \"\(try Self.modulePath)\" \"herald.conf\""
      try write(
        configuration + [module, "DefaultModule herald"], to: "\(folder)/conf/speechd.conf")
      try write(moduleLines, to: "\(folder)/conf/modules/herald.conf")
      process.arguments? += ["-C", "\(folder)/conf"]
    } else {
      try manager.createDirectory(
        atPath: "\(ownHome)/.config/speech-dispatcher", withIntermediateDirectories: true)
      try write(configuration, to: "\(ownHome)/.config/speech-dispatcher/speechd.conf")
    }
    try write(
      [
        "pcm.tofile { type file slave.pcm \"null\" file \"\(folder)/sound.raw\" format \"raw\" }"
      ], to: "\(ownHome)/.asoundrc")
    var variables = ProcessInfo.processInfo.environment
    variables["XDG_RUNTIME_DIR"] = "\(folder)/run"
    variables["XDG_CONFIG_HOME"] = home.map { "\($0)/.config" } ?? "\(folder)/cfg"
    variables["XDG_DATA_HOME"] = nil
    variables["HOME"] = ownHome
    if let speaker { variables["PULSE_SERVER"] = speaker.address }
    process.environment = variables
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<2_000 where !manager.fileExists(atPath: socketPath) {
      guard process.isRunning else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    try #require(manager.fileExists(atPath: socketPath), "\(log("speech-dispatcher"))")
  }

  deinit { stop() }

  /// Ends the server at once; the end of its input ends the module.
  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    for _ in 0..<200 where process.isRunning { usleep(10_000) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The samples that were played so far.
  var sound: [Int16] {
    let data = FileManager.default.contents(atPath: "\(folder)/sound.raw") ?? Data()
    return data.withUnsafeBytes { bytes in
      (0..<(bytes.count / 2)).map {
        Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))
      }
    }
  }

  /// The bytes that were played so far.
  var soundSize: Int {
    var status = stat()
    return stat("\(folder)/sound.raw", &status) == 0 ? Int(status.st_size) : 0
  }

  /// A log of the server ("speech-dispatcher") or of the module ("herald").
  func log(_ name: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: "\(folder)/log/\(name).log") ?? Data(),
      as: UTF8.self)
  }

  /// Runs a client program against the server and returns its status and what it printed.
  func run(_ arguments: String...) async throws -> (status: Int32, output: String) {
    try await Self.run(arguments, environment: ["SPEECHD_ADDRESS": address])
  }

  /// Runs a program to its end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    client.arguments = arguments
    client.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let path = "/tmp/herald-output-\(UUID().uuidString)"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let output = try #require(FileHandle(forWritingAtPath: path))
    client.standardOutput = output
    client.standardError = output
    client.standardInput = FileHandle.nullDevice
    try client.run()
    for _ in 0..<3_000 where client.isRunning { try await Task.sleep(for: .milliseconds(10)) }
    if client.isRunning {
      client.terminate()
      Issue.record("\(arguments) did not end")
    }
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    return (client.terminationStatus, text)
  }

  /// The processes below this one's server: the module, its workers, their children.
  func descendants(named name: String) -> [Int32] {
    var found: [Int32] = []
    var parents = [process.processIdentifier]
    while let parent = parents.popLast() {
      // Each thread has its own list: the threads that wait for workers start them, too.
      let tasks = "/proc/\(parent)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      let lists = threads.map { thread in
        (try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? ""
      }
      for child in lists.flatMap({ $0.split(separator: " ") }).compactMap({ Int32($0) }) {
        parents.append(child)
        let command = (try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)) ?? ""
        if command.trimmingCharacters(in: .newlines) == name { found.append(child) }
      }
    }
    return found
  }

  /// The module that was built with these tests.
  static var modulePath: String {
    get throws {
      let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
      let folder = bundle.split(separator: "/").dropLast().joined(separator: "/")
      let candidates = ["/\(folder)", FileManager.default.currentDirectoryPath + "/.build/debug"]
      return try #require(
        candidates.map { "\($0)/sd_herald" }.first {
          FileManager.default.isExecutableFile(atPath: $0)
        }, "sd_herald was not built")
    }
  }

  private func write(_ lines: [String], to path: String) throws {
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
  }
}
