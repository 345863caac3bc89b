import Foundation
import Testing

@Suite("herald config")
struct ConfigTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func herald(_ arguments: String...) throws -> Outcome {
    try run(
      binaries.appending(path: "herald").path, arguments,
      environment: ["XDG_CONFIG_HOME": folder.url.path])
  }

  private var file: String { folder.path("herald/config.json") }

  @Test("What is set is shown, and gone when it is taken back")
  func setting() throws {
    #expect(try herald("config", "path").output == "\(file)\n")
    #expect(try herald("config").output.isEmpty)
    #expect(try herald("config", "set", "rate", "300").status == 0)
    #expect(try herald("config", "set", "cue", "sound").status == 0)
    #expect(Set(try herald("config").lines) == ["rate 300", "cue sound"])
    #expect(try herald("config", "--json").output == #"{"cue":"sound","rate":"300"}"# + "\n")
    #expect(try herald("config", "unset", "cue").status == 0)
    #expect(try herald("config").lines == ["rate 300"])
  }

  @Test("A value is checked before it is written, and a name too")
  func checking() throws {
    let rate = try herald("config", "set", "rate", "20")
    #expect(rate.status == 64 && rate.errors.contains("80 to 900"))
    let cue = try herald("config", "set", "cue", "sond")
    #expect(cue.status == 64 && cue.errors.contains("did you mean sound"))
    let name = try herald("config", "set", "rat", "200")
    #expect(name.status == 64 && name.errors.contains("did you mean rate"))
    #expect(try herald("config", "set", "rate").status == 64)
    for (name, value, expected) in [
      ("budget", "soon", "a number of seconds"), ("lead-silence", "99999", "0 to 10000"),
      ("wrap", "maybe", "yes, no"), ("device", "", "unset device"),
      ("listener-language", "x y", "a language tag"), ("voice", "en-uss", "did you mean"),
      ("voice-profile", "defalt", "did you mean default"),
    ] {
      let outcome = try herald("config", "set", name, value)
      #expect(outcome.status == 64 && outcome.errors.contains(expected), "\(name)")
    }
    let missing = try herald("config", "set", "cue-sound", "missing.wav")
    #expect(missing.status == 66 && missing.errors.contains("missing.wav"))
    #expect(try herald("config", "set", "cue-sound", "README.md").status == 65)
    #expect(try herald("config", "unset", "rat").status == 64)
    #expect(try herald("config", "get", "rate").status == 64)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("A file is kept by its whole path; where no folder can be made the message says why")
  func files() throws {
    try #require(
      try run("sox", ["-n", folder.path("ding.wav"), "synth", "0.1", "sine", "880"]).status == 0)
    let away = try run(
      "/bin/sh",
      [
        "-c", "cd \"$1\" && \"$0\" config set cue-sound ding.wav && \"$0\" config",
        binaries.appending(path: "herald").path, folder.url.path,
      ], environment: ["XDG_CONFIG_HOME": folder.url.path])
    #expect(away.output == "cue-sound \(folder.path("ding.wav"))\n")
    let nowhere = try run(
      binaries.appending(path: "herald").path, ["config", "set", "rate", "200"],
      environment: ["XDG_CONFIG_HOME": "/proc"])
    #expect(nowhere.status == 74 && nowhere.errors.contains("/proc/herald: cannot be written: No"))
  }

  @Test("A file with a fault is told by file, line and key")
  func faults() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("herald"), withIntermediateDirectories: true)
    func speak(_ text: String) throws -> Outcome {
      _ = try folder.write(text, to: "herald/config.json")
      return try herald("speak", "--text", "x", "--sink", "none")
    }
    let value = try speak("{\n  \"rate\": 20\n}")
    #expect(value.status == 65)
    #expect(value.errors.contains("config.json:2") && value.errors.contains("rate"))
    let key = try speak("{\"rate\": 300,\n \"volum\": 3}")
    #expect(key.status == 65)
    #expect(key.errors.contains("config.json:2") && key.errors.contains("did you mean volume"))
    let kind = try speak("[1]")
    #expect(kind.status == 65 && kind.errors.contains("config.json:1"))
    // Nothing else reads it.
    #expect(try herald("plan", "--text", "x").status == 0)
  }

  @Test("It is used by speak, options win over it, and measures stay what they are")
  func use() throws {
    func frames(_ arguments: String...) throws -> String? {
      let outcome = try run(
        binaries.appending(path: "herald").path,
        ["speak", "--follow", "--sink", "none"] + arguments,
        input: Data("{\"label\":\"Bailey\"}\n".utf8),
        environment: ["XDG_CONFIG_HOME": folder.url.path])
      return outcome.lines.last?.firstMatch(of: /"heardFrames":([0-9]+)/).map {
        String($0.output.1)
      }
    }
    let plain = try frames()
    let measured = try herald("measure", "--text", "Bailey", "--json").output
    #expect(try herald("config", "set", "rate", "400").status == 0)
    let fast = try frames()
    #expect(plain != nil && fast != nil && plain != fast)
    #expect(try frames("--rate", "175") == plain)
    #expect(try herald("measure", "--text", "Bailey", "--json").output == measured)
  }
}
