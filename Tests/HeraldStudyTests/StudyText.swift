import Foundation
import Herald
import HeraldStudy
import Testing

/// A folder of its own for a test, gone with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "herald-study-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file inside, and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  /// Every file below a folder inside, by path.
  func files(in name: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      if let data = FileManager.default.contents(atPath: path("\(name)/\(file)")) {
        files[file] = data
      }
    }
    return files
  }
}

/// The folder of the package.
let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A study file with some items, and keys in place of or beside the usual ones.
func studyText(
  items: Int = 4, factors: String = #""factors": {"plan": ["layered", "flat"]}"#,
  design: String = #""participants": 4"#, more: String = ""
) -> String {
  let names = [
    "Bailey, beagle", "Rosie, dachshund", "Otto, poodle", "Luna, greyhound", "Max, boxer",
    "Nala, pug", "Rex, rottweiler", "Daisy, terrier",
  ]
  let elements = (0..<items).map { index in
    """
    {"id": "dog\(index)", "label": "\(names[index % names.count])", "customContent": [
      {"label": "Age", "value": "\(index + 2) years", "importance": "high"},
      {"label": "Weight", "value": "\(index + 10) pounds"}]}
    """
  }
  return """
    {"name": "dogs", "items": [\(elements.joined(separator: ",\n"))],
     \(factors), "design": {\(design)}\(more.isEmpty ? "" : ", \(more)")}
    """
}

/// Reads a study from a text.
func study(_ text: String) throws -> Study {
  try Study.read(path: TemporaryFolder().write(text, to: "study.json"))
}

/// What reading a study says against it, without the folder.
func fault(_ text: String) throws -> String {
  let folder = try TemporaryFolder()
  let path = try folder.write(text, to: "study.json")
  do {
    _ = try Study.read(path: path)
    return "none"
  } catch {
    return "\(error)".replacing(folder.url.path + "/", with: "")
  }
}
