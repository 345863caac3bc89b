import FoundationEssentials
import Herald
import HeraldDispatcher

/// Whether speech-dispatcher, through which the programs of a desktop speak, has Herald's module.
struct DesktopSpeech {
  /// The modules of the running server, its default first; nil where none answers.
  private let running: [String]?
  /// The listener's own configuration of the server, which replaces the system's as a whole.
  private let ownFile: String
  private let systemFile = "/etc/speech-dispatcher/speechd.conf"

  init() {
    let configurations = environment("XDG_CONFIG_HOME") ?? (environment("HOME") ?? "") + "/.config"
    ownFile = configurations + "/speech-dispatcher/speechd.conf"
    running = ServerQuestion.modules()
  }

  /// What was found, with the lines to type.
  var finding: DoctorCommand.Finding {
    let name = "speech-dispatcher"
    guard let path = module else {
      return .init(
        name: name, isThere: false, detail: "Herald's module is in none of the folders it looks in",
        advice: isInstalled
          ? "make install (PREFIX=~/.local for one user)"
          : "apt-get install speech-dispatcher, then make install, if Herald is to be the desktop's "
            + "voice")
    }
    guard let running else {
      let isSeen = addedModules.isEmpty || addedModules.contains("herald")
      return .init(
        name: name, isThere: isSeen,
        detail: isSeen
          ? "does not run; it will find \(path)" : "does not run, and will not look for \(path)",
        advice: isSeen ? isDefaultInFile ? nil : makeDefault : addLine(path))
    }
    guard running.contains("herald") else {
      return .init(
        name: name, isThere: false,
        detail: "the running server does not list herald, but \(running.joined(separator: ", "))",
        advice: addedModules.isEmpty || addedModules.contains("herald")
          ? "let it look for \(path):\n\(restart)" : addLine(path))
    }
    let isDefault = running.first == "herald"
    return .init(
      name: name, isThere: true,
      detail: isDefault
        ? "lists herald, its default" : "lists herald; its default is \(running.first ?? "none")",
      advice: isDefault ? nil : makeDefault)
  }

  /// The lines of the module's settings that cannot be used; nil where there are none.
  func findingOfSettings(engine: (any SpeechSynthesizer)?) async -> DoctorCommand.Finding? {
    let folders = [ownFile, systemFile].map { $0.dropLast("speechd.conf".count) + "modules" }
    let files = folders.lazy.compactMap { ConfigurationFile(path: "\($0)/herald.conf") }
    guard var file = files.first else { return nil }
    if let engine { await file.check(against: engine) }
    guard let first = file.complaints.first else { return nil }
    let count = file.complaints.count
    return .init(
      name: "herald.conf", isThere: true,
      detail: count == 1 ? "a line cannot be used" : "\(count) lines cannot be used; the first:",
      advice: first, isFaulty: true)
  }

  // MARK: What to type

  private let restart = "pkill -HUP -u \"$USER\" -x speech-dispatch"

  private var makeDefault: String {
    """
    to make it the default:
    \(ownCopy)
    echo 'DefaultModule herald' >> \(ownFile)
    \(restart)
    """
  }

  /// One line that names modules turns the search for the others off.
  private func addLine(_ path: String) -> String {
    """
    \(file) names its modules, so that it looks for no others; to add this one:
    \(ownCopy)
    echo 'AddModule "herald" "\(path)" "herald.conf"' >> \(ownFile)
    \(restart)
    """
  }

  private var ownCopy: String {
    let folder = ownFile.dropLast("/speechd.conf".count)
    return "mkdir -p \(folder) && cp -n \(systemFile) \(folder)/"
  }

  // MARK: What is there

  private var isInstalled: Bool {
    (environment("PATH") ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/speech-dispatcher")
    }
  }

  /// The module, in the first of the folders where the server looks.
  private var module: String? {
    let home = environment("HOME") ?? ""
    let data = environment("XDG_DATA_HOME") ?? home + "/.local/share"
    let own = data.split(separator: "/").dropLast().joined(separator: "/")
    let folders =
      ["/\(own)/libexec", "/usr/lib", "/usr/libexec", "/usr/local/libexec", "/usr/local/lib"]
      + ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
    return folders.map { "\($0)/speech-dispatcher-modules/sd_herald" }
      .first(where: FileManager.default.isExecutableFile)
  }

  private var file: String {
    FileManager.default.fileExists(atPath: ownFile) ? ownFile : systemFile
  }

  /// The words of the lines of the configuration in force.
  private var lines: [[String]] {
    let text = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (text ?? "").split(separator: "\n").map { line in
      line.split { $0 == " " || $0 == "\t" || $0 == "\"" }.map(String.init)
    }
  }

  private var addedModules: [String] {
    lines.filter { $0.first?.lowercased() == "addmodule" }.compactMap { $0.dropFirst().first }
  }

  private var isDefaultInFile: Bool {
    lines.last { $0.first?.lowercased() == "defaultmodule" }?.dropFirst().first == "herald"
  }
}
