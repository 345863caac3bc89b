import Foundation
import HeraldSound
import LiveAudio
import TestRuns
import Testing

/// A real terminal and a real audio server: what is read there is what is heard.
@Suite("herald browse in a terminal", .serialized, .timeLimit(.minutes(3)))
struct BrowseLiveTests {
  private let folder: TemporaryFolder
  private let options = [
    "Examples/cars.json", "--label", "Name", "--high", "Horsepower", "--rate", "450",
  ]

  init() throws { folder = try TemporaryFolder() }

  @Test("Text and sound agree, key by key")
  func agreement() async throws {
    let output = folder.path("sounds")
    let rendered = try run(
      binaries.appending(path: "herald").path,
      ["render", "-o", output, "--limit", "2", "--rotor"] + options)
    try #require(rendered.status == 0)
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(contentsOf: URL(filePath: output + "/manifest.json")))
    let files = Dictionary(manifest.elements.map { ($0.line, $0.file) }) { first, _ in first }

    let server = try await AudioServer(.pipewire)
    let recorder = try await Recorder(server, sampleRate: 22050)
    let terminal = try Terminal(
      server, [binaries.appending(path: "herald").path, "browse"] + options, folder: folder)
    var lines = 0
    for key in ["", "j", "l", "l", "h", "h", "k"] {
      let start = recorder.count
      if !key.isEmpty { try terminal.press(key) }
      let text = try await terminal.line(lines)
      lines += 1
      let sound = try await Self.sound(of: recorder, from: start)
      let file = try #require(files[text], "\(text)")
      let expected = try SoundFile(reading: "\(output)/\(file)").frames
      #expect(Alignment(of: expected, in: sound).share >= 0.8, "\(text)")
      #expect(loudStretches(sound) <= loudStretches(expected) * 5 / 4 + 2, "\(text)")
    }
    try terminal.press("q")
    #expect(try await terminal.line(lines) == "status 0")
    #expect(try await terminal.line(lines + 1) == "the terminal is as before")
  }

  @Test(
    "The terminal is as before, whatever ends it",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP])
  func restoring(signal: Int32) async throws {
    let server = try await AudioServer(.pulseaudio)
    let terminal = try Terminal(
      server,
      [binaries.appending(path: "herald").path, "browse", "--sink", "none"] + options,
      folder: folder)
    _ = try await terminal.line(0)
    kill(try terminal.process, signal)
    _ = try await terminal.line(containing: "status")
    #expect(try await terminal.line(containing: "the terminal is") == "the terminal is as before")
  }

  @Test("Ctrl-Z gives the terminal back and lets speech rest; in the foreground again all goes on")
  func jobControl() async throws {
    let server = try await AudioServer(.pipewire)
    let recorder = try await Recorder(server, sampleRate: 22050)
    let terminal = try Terminal(shellAt: server, folder: folder)
    try terminal.type("before=$(stty -g)")
    try terminal.type(#""$HERALD" browse Examples/dogs.json --rate 80"#)
    try await recorder.untilSounding()
    try terminal.press("C-z")
    try terminal.type(#"[ "$(stty -g)" = "$before" ] && echo as"" before"#)
    _ = try await terminal.line(containing: "as before")
    // What the server held is heard, then nothing.
    let start = recorder.count + 22050 / 2
    let quiet = try await recorder.frames(afterAnother: 1000, sampleRate: 22050)
    #expect(sounding(Array(quiet[start...])) == nil)
    try terminal.type("fg")
    while sounding(recorder.frames(from: quiet.count)) == nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    try terminal.press("j")
    _ = try await terminal.line(containing: "Rosie, dachshund")
    try terminal.press("q")
    try terminal.type(#"[ "$(stty -g)" = "$before" ] && echo again"" as before"#)
    _ = try await terminal.line(containing: "again as before")
    try terminal.type("exit")
  }

  @Test(
    "The audio server is lost for good: a message, and the status that says so",
    .enabled(if: TestRun.isLive, "make test-live"))
  func lostForGood() async throws {
    let server = try await AudioServer(.pulseaudio)
    let terminal = try Terminal(
      server, [binaries.appending(path: "herald").path, "browse"] + options, folder: folder)
    _ = try await terminal.line(0)
    server.end()
    _ = try await terminal.line(containing: "the audio server was lost; trying to connect again")
    _ = try await terminal.line(containing: "no audio server answers")
    #expect(try await terminal.line(containing: "status") == "status 69")
    #expect(try await terminal.line(containing: "the terminal is") == "the terminal is as before")
  }

  private struct Manifest: Decodable {
    struct Element: Decodable {
      var line: String
      var file: String
    }
    var elements: [Element]
  }

  /// What is heard from a frame on, until half a second of silence follows.
  private static func sound(of recorder: Recorder, from start: Int) async throws -> ArraySlice<
    Int16
  > {
    let silence = 22050 / 2
    for _ in 0..<1500 {
      if recorder.count > start + silence,
        sounding(recorder.frames(from: recorder.count - silence)) == nil
      {
        let frames = recorder.frames(from: start)
        if let place = sounding(frames) { return frames[place] }
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw NothingHeard()
  }

  private struct NothingHeard: Error {}
}

/// A program in a terminal of tmux, whose screen is read as lines.
private final class Terminal {
  private let server: AudioServer
  /// Kept as long as the socket in it is needed.
  private let folder: TemporaryFolder
  private let socket: String
  private let processFile: String

  init(_ server: AudioServer, _ command: [String], folder: TemporaryFolder) throws {
    self.server = server
    self.folder = folder
    socket = folder.path("tmux")
    processFile = folder.path("process")
    let quoted = command.map { "'\($0)'" }.joined(separator: " ")
    let script = try folder.write(
      """
      cd '\(packageFolder.path)'
      before=$(stty -g)
      sh -c 'printf $$ > "$0"; exec "$@"' '\(processFile)' \(quoted)
      echo "status $?"
      if [ "$(stty -g)" = "$before" ]; then echo "the terminal is as before"
      else echo "the terminal is changed"; fi
      sleep 60
      """, to: "script")
    try server.run(
      "tmux", "-S", socket, "-f", "/dev/null", "new-session", "-d", "-x", "200", "-y", "50",
      "-e", "XDG_CONFIG_HOME=\(folder.path("config"))", "sh '\(script)'")
  }

  /// A shell with jobs, whose prompt is a dollar sign.
  init(shellAt server: AudioServer, folder: TemporaryFolder) throws {
    self.server = server
    self.folder = folder
    socket = folder.path("tmux")
    processFile = folder.path("process")
    try server.run(
      "tmux", "-S", socket, "-f", "/dev/null", "new-session", "-d", "-x", "200", "-y", "50",
      "-c", packageFolder.path, "-e", "XDG_CONFIG_HOME=\(folder.path("config"))", "-e", "PS1=$ ",
      "-e", "HERALD=\(binaries.appending(path: "herald").path)",
      "bash", "--norc", "--noprofile", "-i")
  }

  /// Types a line.
  func type(_ line: String) throws {
    try server.run("tmux", "-S", socket, "send-keys", "-l", line)
    try press("Enter")
  }

  deinit { _ = try? server.run("tmux", "-S", socket, "kill-server") }

  /// The program's process.
  var process: pid_t {
    get throws { try #require(pid_t(String(contentsOfFile: processFile, encoding: .utf8))) }
  }

  func press(_ key: String) throws { try server.run("tmux", "-S", socket, "send-keys", key) }

  /// The line of a number from 0, as soon as it is there.
  func line(_ number: Int) async throws -> String {
    try await find { $0.count > number ? $0[number] : nil }
  }

  /// The first line that holds a text, as soon as it is there.
  func line(containing text: String) async throws -> String {
    try await find { $0.first { $0.contains(text) } }
  }

  private func find(_ wanted: ([String]) -> String?) async throws -> String {
    var screen = ""
    for _ in 0..<1000 {
      screen = try server.run("tmux", "-S", socket, "capture-pane", "-p")
      let lines = screen.split(separator: "\n").map(String.init)
      if let found = wanted(lines) { return found }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw NotShown(screen: screen)
  }

  private struct NotShown: Error { var screen: String }
}
