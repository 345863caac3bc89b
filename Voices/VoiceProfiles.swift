internal import FoundationEssentials
public import Herald
internal import HeraldInput

/// The voice profiles: those that come with Herald, and those of the user's own.
///
/// A profile of one's own is a file `NAME.json` in `$XDG_CONFIG_HOME/herald/voices` (by default
/// `~/.config/herald/voices`), in the same form as the files beside this one.
public enum VoiceProfiles {
  /// The names of the profiles that come with Herald; files of one's own cannot take them.
  public static let builtInNames = ["default", "deutsch", "expert-fast", "study-neutral"]

  /// The folder of the user's own profiles; nil where neither the configuration's nor the home
  /// folder is known.
  public static var folder: String? {
    let environment = ProcessInfo.processInfo.environment
    // The XDG Base Directory Specification has relative paths ignored.
    if let configuration = environment["XDG_CONFIG_HOME"], configuration.hasPrefix("/") {
      return configuration + "/herald/voices"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.config/herald/voices"
  }

  /// The profile of a name, or in a file where the text has a slash or ends in ".json".
  ///
  /// - Parameters:
  ///   - name: the name or path.
  ///   - folder: where the user's own profiles are.
  /// - Throws: ``Herald/InputError``; of kind `usage`, with near names, where there is no such profile.
  public static func named(_ name: String, folder: String? = folder) throws(InputError)
    -> VoiceProfile
  {
    if name.contains("/") || name.hasSuffix(".json") { return try profile(inFile: name) }
    if let bytes = builtIn(name) {
      let document = try JSONDocument.parse(bytes, file: "\(name).json")
      return try ProfileFile.profile(document, named: name)
    }
    if let folder, isFileName(name) {
      let path = "\(folder)/\(name).json"
      if FileManager.default.fileExists(atPath: path) { return try profile(inFile: path) }
    }
    let known = builtInNames + ownNames(in: folder)
    var near = suggestion(for: name, among: known)
    if near.isEmpty { near = "; the profiles are \(known.joined(separator: ", "))" }
    throw InputError(
      file: "--voice-profile", message: "no voice profile is called \"\(name)\"\(near)",
      kind: .usage)
  }

  /// All profiles, those of Herald first.
  ///
  /// - Throws: ``Herald/InputError`` for a file of the user's own that is no voice profile.
  public static func all(folder: String? = folder) throws(InputError) -> [VoiceProfile] {
    var profiles: [VoiceProfile] = []
    for name in builtInNames + ownNames(in: folder) {
      profiles.append(try named(name, folder: folder))
    }
    return profiles
  }

  private static func builtIn(_ name: String) -> [UInt8]? {
    switch name {
    case "default": PackageResources.default_json
    case "deutsch": PackageResources.deutsch_json
    case "expert-fast": PackageResources.expert_fast_json
    case "study-neutral": PackageResources.study_neutral_json
    default: nil
    }
  }

  private static func profile(inFile path: String) throws(InputError) -> VoiceProfile {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    return try ProfileFile.profile(JSONDocument.read(path: path), named: name)
  }

  private static func ownNames(in folder: String?) -> [String] {
    guard let folder, let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      .filter { isFileName($0) && !builtInNames.contains($0) }.sorted()
  }

  /// Whether a name is one file of the folder and nothing else.
  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 100
      && name.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 && $0.value != 0x7F }
  }
}
