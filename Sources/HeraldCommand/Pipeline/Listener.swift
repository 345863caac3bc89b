import FoundationEssentials
import Herald
import HeraldInput

/// The language of a voice's name as `espeak-ng -v` takes it: "en-us+f3" is American English.
func voiceLanguage(of voice: String) -> String {
  let name = voice.prefix { $0 != "+" }
  // The engine's plain "en" is British.
  if name == "en" { return "en-GB" }
  let tag = LanguageTag(String(name))
  guard (2...3).contains(tag.primary.utf8.count), tag.primary.allSatisfy(\.isLetter) else {
    return "en-US"
  }
  return tag.region.map { "\(tag.primary)-\($0)" } ?? tag.primary
}

/// The folder of the listener's own files: `$XDG_CONFIG_HOME/herald`, else `~/.config/herald`.
func configurationFolder() -> String? {
  if let folder = environment("XDG_CONFIG_HOME") { return folder + "/herald" }
  return environment("HOME").map { $0 + "/.config/herald" }
}

/// The listener's dictionary; an empty one where there is no file.
func listenersDictionary() throws -> ListenerDictionary {
  guard let folder = configurationFolder() else { return ListenerDictionary() }
  let path = folder + "/dictionary.json"
  guard FileManager.default.fileExists(atPath: path) else { return ListenerDictionary() }
  return try ListenerDictionary.read(path: path)
}
