import Foundation
import TestRuns
import Testing

/// `make install` for one user: a server that looks for its modules finds the one that was installed.
@Suite(.serialized, .timeLimit(.minutes(2))) final class InstallTests {
  private let home = "/tmp/herald-home-\(UUID().uuidString.prefix(8))"
  private let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  init() throws {
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  private func run(_ arguments: String..., place: String? = nil) async throws -> (
    status: Int32, output: String
  ) {
    let build = try PrivateServer.modulePath.dropLast("/sd_herald".count)
    return try await PrivateServer.run(
      ["-u", "XDG_DATA_HOME"] + arguments,
      environment: [
        "HOME": home, "XDG_CONFIG_HOME": "\(home)/.config", "BIN": String(build),
        // Man pages are most of the time that an installation takes.
        "HELP2MAN": "/no/such/help2man",
        "SPEECHD_ADDRESS": place ?? "unix_socket:/no/such/socket",
      ])
  }

  private var files: [String] {
    FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String }.sorted() ?? []
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(home)/\(name)"))
  }

  @Test(.enabled(if: TestRun.isLive, "make test-live")) func theServerFindsIt() async throws {
    let before = try await run("\(root)/.build/debug/herald", "doctor")
    #expect(before.output.contains("missing  speech-dispatcher"))
    let installed = try await run("\(root)/scripts/install", "\(home)/.local")
    #expect(installed.status == 0, "\(installed.output)")
    let herald = "\(home)/.local/bin/herald"
    let idle = try await run(herald, "doctor")
    #expect(
      idle.output.contains(
        "does not run; it will find \(home)/.local/libexec/speech-dispatcher-modules/sd_herald"))
    #expect(idle.output.contains("echo 'DefaultModule herald' >> \(home)/.config/"))

    var server: PrivateServer? = try await PrivateServer(home: home)
    var address = try #require(server?.address)
    let found = try await run(herald, "doctor", place: address)
    #expect(found.output.contains("lists herald; its default is"), "\(found.output)")
    let spoken = try await run("spd-say", "-w", "-o", "herald", "hello", place: address)
    #expect(spoken.status == 0)
    #expect(server?.sound.contains { abs(Int($0)) > 1_000 } == true)

    server = nil
    server = try await PrivateServer(
      lines: ["DefaultModule espeak-ng", "DefaultModule herald"], home: home)
    address = try #require(server?.address)
    let standard = try await run(herald, "doctor", place: address)
    #expect(standard.output.contains("lists herald, its default"), "\(standard.output)")

    server = nil
    server = try await PrivateServer(
      lines: ["AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\""], home: home)
    address = try #require(server?.address)
    let unseen = try await run(herald, "doctor", place: address)
    #expect(unseen.output.contains("does not list herald, but espeak-ng"), "\(unseen.output)")
    let path = "\(home)/.local/libexec/speech-dispatcher-modules/sd_herald"
    let line = "AddModule \"herald\" \"\(path)\" \"herald.conf\""
    #expect(unseen.output.contains("echo '\(line)' >> \(home)/.config/"))

    server = nil
    server = try await PrivateServer(
      lines: ["AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"", line], home: home)
    address = try #require(server?.address)
    let added = try await run(herald, "doctor", place: address)
    #expect(added.output.contains("lists herald; its default is espeak-ng"), "\(added.output)")
  }

  @Test func nothingIsLeft() async throws {
    #expect(try await run("\(root)/scripts/install", "\(home)/.local").status == 0)
    let configuration = ".config/speech-dispatcher/modules/herald.conf"
    #expect(files.contains(configuration))
    #expect(files.contains(".local/libexec/herald/herald-synth"))
    #expect(files.contains(".local/share/doc/herald/speech-dispatcher.md"))
    let removed = try await run("\(root)/scripts/uninstall", "\(home)/.local")
    #expect(removed.status == 0)
    #expect(files.filter { ![".config", ".local"].contains($0) } == [], "\(removed.output)")
  }

  /// A configuration that was changed is neither replaced nor removed; one that was not, is.
  @Test func changedConfigurationIsKept() async throws {
    let name = ".config/speech-dispatcher/modules/herald.conf"
    #expect(try await run("\(root)/scripts/install", "\(home)/.local").status == 0)
    // As if an earlier version had brought it.
    try write("# earlier\n", to: name)
    try write("# earlier\n", to: ".local/share/doc/herald/herald.conf")
    #expect(try await run("\(root)/scripts/install", "\(home)/.local").status == 0)
    #expect(
      try String(contentsOfFile: "\(home)/\(name)", encoding: .utf8).contains("HeraldMinRate"))

    try write("HeraldRateBoost 200\n", to: name)
    let again = try await run("\(root)/scripts/install", "\(home)/.local")
    #expect(again.output.contains("herald.conf was changed, and is kept"))
    #expect(try String(contentsOfFile: "\(home)/\(name)", encoding: .utf8).hasPrefix("HeraldRate"))
    let removed = try await run("\(root)/scripts/uninstall", "\(home)/.local")
    #expect(removed.output.contains("to remove it too: rm \(home)/\(name)"))
    #expect(files.filter { $0.hasSuffix("herald.conf") } == [name])
  }

  /// The lines of the listener's settings that cannot be used are told.
  @Test func doctorReadsTheSettings() async throws {
    let herald = String(try PrivateServer.modulePath.dropLast("sd_herald".count)) + "herald"
    let folder = ".config/speech-dispatcher/modules"
    try FileManager.default.createDirectory(
      atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
    try write("HeraldLanguage de\n", to: "\(folder)/herald.conf")
    let sound = try await run(herald, "doctor")
    #expect(!sound.output.contains("herald.conf"), "\(sound.output)")
    try write(
      "HeraldLanguage de\nHeraldVariants nosuch\nHeraldPitch 200\n", to: "\(folder)/herald.conf")
    let faulty = try await run(herald, "doctor")
    #expect(faulty.output.contains("2 lines cannot be used; the first:"), "\(faulty.output)")
    #expect(
      faulty.output.contains(
        "\(home)/\(folder)/herald.conf:2: HeraldVariants: no variant of a voice is called "
          + "\"nosuch\""), "\(faulty.output)")
  }

  /// For packages: everything below DESTDIR, the link without it.
  @Test func packagesAreStaged() async throws {
    let stage = "\(home)/stage"
    let installed = try await run("\(root)/scripts/install", "/usr", stage)
    #expect(installed.status == 0, "\(installed.output)")
    let link = try #require(files.first { $0.hasSuffix("speech-dispatcher-modules/sd_herald") })
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: "\(home)/\(link)")
    #expect(target == "/usr/libexec/herald/sd_herald")
    #expect(files.contains("stage/etc/speech-dispatcher/modules/herald.conf"))
    #expect(try await run("\(root)/scripts/uninstall", "/usr", stage).status == 0)
    #expect(
      files.filter { !["stage", "stage/usr", "stage/etc", "stage/usr/lib"].contains($0) } == [])
  }
}
