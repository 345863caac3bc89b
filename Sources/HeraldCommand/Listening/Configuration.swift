import FoundationEssentials
import Glibc
import Herald
import HeraldInput
import HeraldSound
import Voices

/// What a listener has set for good: `$XDG_CONFIG_HOME/herald/config.json`, in the names of the options.
///
/// Used by `speak` and `browse` alone, so that measured and rendered results are the same in every home
/// directory; options win over it.
struct Configuration {
  /// The options that can be set, in the order of the help.
  static let options: [CommandOption] =
    OptionGroup.voice.options
    + OptionGroup.announcing.options.filter { $0.name != "verbatim" && $0.name != "language" }
    + listening.options

  /// The options of listening alone.
  static let listening = OptionGroup(
    title: "Listening",
    options: [
      .choice("sink", ["auto", "speaker", "none"], "where the sound goes; none is silent (auto)"),
      .value("device", "NAME", "the audio server's name of the device (its default one)"),
      .value(
        "lead-silence", "MS", "silence before the first word when the device was asleep (200)"),
      .choice("wrap", ["yes", "no"], "whether the rotor goes round at its ends (no)"),
    ])

  private(set) var values: [(name: String, value: String)] = []

  /// The file, whether it exists or not.
  static var path: String? {
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/herald/config.json"
    }
    return environment("HOME").map { $0 + "/.config/herald/config.json" }
  }

  /// Reads the file; nothing is set where there is none.
  init() throws {
    guard let path = Self.path, FileManager.default.fileExists(atPath: path) else { return }
    let object = try JSONDocument.read(path: path)
      .object("the configuration", keys: Self.options.map(\.name))
    for option in Self.options {
      guard let value = try object.text(option.name) else { continue }
      do {
        try Self.check(option.name, value)
      } catch {
        throw object.error(option.name, error.description)
      }
      values.append((option.name, value))
    }
  }

  /// Sets a value, or takes it back with nil.
  ///
  /// A file is looked into, and kept by its whole path, since the listener may be anywhere later.
  mutating func set(_ name: String, to value: String?) throws {
    let names = Self.options.map(\.name)
    guard names.contains(name) else {
      throw UsageError(
        "no setting \(name)\(suggestion(for: name, among: names)); "
          + "there are: \(names.joined(separator: ", "))")
    }
    values.removeAll { $0.name == name }
    guard var value else { return }
    try Self.check(name, value)
    switch name {
    case "cue-sound":
      _ = try Pipeline.sound(path: value)
      value = Self.wholePath(value)
    case "voice-profile":
      _ = try VoiceProfiles.named(value)
      if value.contains("/") || value.hasSuffix(".json") { value = Self.wholePath(value) }
    default: break
    }
    values.append((name, value))
  }

  private static func wholePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Writes the file, whole or not at all.
  func write() throws {
    guard let path = Self.path else {
      throw OutputError(path: "config.json", reason: "neither XDG_CONFIG_HOME nor HOME is set")
    }
    for end in path.indices.dropFirst() where path[end] == "/" {
      let folder = String(path[..<end])
      guard unsafe mkdir(folder, 0o777) == 0 || errno == EEXIST || errno == EISDIR else {
        throw OutputError(path: folder, reason: systemMessage())
      }
    }
    let table = Dictionary(values.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    try OutputFile.write(Array((try json(table, pretty: true) + "\n").utf8), to: path)
  }

  /// Checks a value as the option of that name would be.
  private static func check(_ name: String, _ value: String) throws(UsageError) {
    guard !value.isEmpty else {
      throw UsageError("\(name): expected a value; herald config unset \(name) takes it back")
    }
    var arguments = Arguments()
    arguments.options = options
    arguments.values[name] = [value]
    try arguments.checkChoices()
    switch name {
    case "rate": _ = try arguments.integer(name, in: SpeechParameters.rates)
    case "pitch": _ = try arguments.integer(name, in: SpeechParameters.pitches)
    case "volume": _ = try arguments.integer(name, in: SpeechParameters.volumes)
    case "word-gap": _ = try arguments.integer(name, in: SpeechParameters.wordGaps)
    case "lead-silence": _ = try arguments.integer(name, in: 0...10_000)
    case "budget": _ = try arguments.seconds(name)
    case "listener-language":
      let parts = value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.allSatisfy(isTagCharacter) })
      else { throw UsageError("\(name) \(value): expected a language tag such as en-US") }
    default: break
    }
  }
}

private func isTagCharacter(_ character: Character) -> Bool {
  character.isASCII && (character.isLetter || character.isNumber)
}

extension Arguments {
  /// What was typed, and for what was not, what the listener has set for good.
  func withConfiguration() throws -> Arguments {
    var all = self
    for (name, value) in try Configuration().values where !has(name) {
      all.values[name] = [value]
    }
    return all
  }

  /// The sink that the options ask for, opened.
  ///
  /// - Throws: where there is no audio server, or no such device.
  func openSink(sampleRate: Int) async throws -> any AudioSink {
    guard string("sink") != "none" else {
      return SilentSink(sampleRate: sampleRate, clock: ContinuousClock())
    }
    var settings = SpeakerSettings()
    settings.device = string("device")
    settings.leadSilence = try integer("lead-silence", in: 0...10_000) ?? settings.leadSilence
    let speaker = Speaker(sampleRate: sampleRate, settings: settings) { message($0) }
    try await speaker.open()
    return speaker
  }
}
