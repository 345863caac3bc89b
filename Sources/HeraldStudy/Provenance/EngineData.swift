internal import FoundationEssentials

/// The data files of eSpeak NG, which decide the sound as much as its program does.
enum EngineData {
  /// One digest over the names and contents of all data files; nil where none are found.
  static func digest() -> String? {
    for folder in folders {
      guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
        continue
      }
      var list = ""
      for name in names.sorted() {
        guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
          continue
        }
        list += "\(sha256(bytes))  \(name)\n"
      }
      if !list.isEmpty { return sha256(list.utf8) }
    }
    return nil
  }

  /// Where the engine looks, in its order; the last are those of Debian on any processor.
  private static var folders: [String] {
    let environment = ProcessInfo.processInfo.environment
    var folders: [String] = []
    if let path = environment["ESPEAK_DATA_PATH"] { folders += ["\(path)/espeak-ng-data", path] }
    if let home = environment["HOME"] { folders.append("\(home)/espeak-ng-data") }
    let libraries = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    folders += libraries.sorted().map { "/usr/lib/\($0)/espeak-ng-data" }
    folders += ["/usr/share/espeak-ng-data", "/usr/local/share/espeak-ng-data"]
    return folders
  }
}
