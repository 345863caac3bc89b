import FoundationEssentials
import Herald
import HeraldDispatcher
import Synchronization

/// What the module reads from the system: its configuration, symbol names, sound icons.
final class InstalledFiles: Sendable {
  private let configuration: ModuleConfiguration
  private let names = Mutex<[String: SymbolNames]>([:])

  init(configuration: ModuleConfiguration) { self.configuration = configuration }

  /// The text of a file, or nil where there is none.
  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of symbols in a language; where it has none, their English names.
  func symbolNames(_ language: String) -> SymbolNames {
    let tag = LanguageTag(language)
    let folders = [tag.region.map { "\(tag.primary)_\($0)" }, tag.primary, "en"]
      .compactMap { $0 }.filter(isPlain)
    let key = folders.joined(separator: ":")
    if let known = names.withLock({ $0[key] }) { return known }
    let files = folders.flatMap { folder in
      ["symbols.dic", "emojis.dic"].compactMap {
        Self.text("\(configuration.symbols)/\(folder)/\($0)")
      }
    }
    let read = files.isEmpty ? SymbolNames.english : SymbolNames(dictionaries: files)
    names.withLock { known in
      // Languages come from clients' texts, in any number.
      if known.count > 16 { known = [:] }
      known[key] = read
    }
    return read
  }

  /// The path of a sound icon.
  func soundIcon(_ name: String) -> String? {
    guard isPlain(name) else { return nil }
    let path = "\(configuration.soundIcons)/\(name)"
    return [path, "\(path).wav"].first {
      var isFolder = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder
    }
  }

  /// Whether a name from a client can be part of a path without leaving its folder.
  private func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 100 && !name.hasPrefix(".")
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\0" || $0 == "\n" }
  }
}
