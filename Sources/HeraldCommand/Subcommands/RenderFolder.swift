import FoundationEssentials
import Glibc
import HeraldSound
import HeraldTiming

/// What a folder of rendered announcements holds: `manifest.json`.
struct RenderManifest: Codable {
  /// One element and its file.
  struct Entry: Codable {
    var id: String
    /// The file's name in this folder; nil where the element failed.
    var file: String?
    var line: String
    var frames: Int?
    var seconds: Double?
    var error: ElementTiming.Fault?
  }
  struct EngineName: Codable {
    var name: String
    var version: String
  }

  /// What made the folder, by which an earlier render is known.
  var generator = "herald render"
  var engine: EngineName
  var herald: String
  var sampleRate: Int
  var rate: Int
  var voiceProfile: String
  /// Which part of a sharded batch it is.
  var shard: Shard?
  var elements: [Entry] = []
}

/// A folder that is filled whole: files are written under temporary names in a folder beside it, which
/// takes its place at the end.
struct RenderFolder {
  private let path: String
  private let fresh: String
  private var names: Set<String> = []

  /// Looks at the folder before the long work starts.
  ///
  /// - Throws: ``Failure`` where it holds files that are not of an earlier render, or cannot be made.
  init(path: String) throws {
    self.path = path
    fresh = Self.trimmed(path) + ".herald-\(getpid())"
    try Self.checkForForeignFiles(path)
    let parent = Self.parent(of: path)
    guard Self.makeFolders(parent), unsafe mkdir(fresh, 0o777) == 0 else {
      throw Failure(.cannotWrite, "\(path): cannot be made: \(systemMessage())")
    }
  }

  /// Writes an element's sound.
  mutating func write(
    _ file: RenderedFile, _ format: SoundFile.Format
  ) throws -> RenderManifest.Entry {
    var entry = RenderManifest.Entry(
      id: file.timing.id, line: file.timing.line, error: file.timing.error)
    guard let sound = file.sound else { return entry }
    let name = freeName(for: file.timing.id, format)
    do {
      try sound.write(to: "\(fresh)/\(name)", format: format)
    } catch {
      throw Failure(.cannotWrite, "\(path)/\(name): cannot be written: \(error.reason)")
    }
    entry.file = name
    entry.frames = sound.frames.count
    entry.seconds = Double(sound.frames.count) / Double(sound.sampleRate)
    return entry
  }

  /// Copies a file of an earlier render, under the same name.
  mutating func adopt(_ name: String, from folder: String) throws {
    guard !name.contains("/"), !name.hasPrefix("."), name != "manifest.json" else {
      throw Failure(.badInput, "\(folder)/manifest.json: \(name) is no name of a sound file")
    }
    guard names.insert(name).inserted else {
      throw Failure(.badInput, "\(folder)/\(name): another part has a file of this name")
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
      throw Failure(.noInput, "\(folder)/\(name): cannot be read")
    }
    do {
      try OutputFile.write(Array(data), to: "\(fresh)/\(name)")
    } catch {
      throw Failure(.cannotWrite, "\(path)/\(name): cannot be written: \(error.reason)")
    }
  }

  /// Writes the manifest and puts the folder in place of the earlier one.
  func finish(with manifest: RenderManifest) throws {
    let text = try json(manifest, pretty: true) + "\n"
    do {
      try OutputFile.write(Array(text.utf8), to: "\(fresh)/manifest.json")
    } catch {
      abandon()
      throw Failure(.cannotWrite, "\(path)/manifest.json: cannot be written: \(error.reason)")
    }
    // A link or an existing folder keeps its place: its own files go, the new ones come.
    var found = stat()
    guard unsafe stat(path, &found) == 0 else {
      guard unsafe rename(fresh, Self.trimmed(path)) == 0 else {
        defer { abandon() }
        throw Failure(.cannotWrite, "\(path): cannot be written: \(systemMessage())")
      }
      return
    }
    let kept = names.union(["manifest.json"])
    for name in names.sorted() + ["manifest.json"] {
      guard unsafe rename("\(fresh)/\(name)", "\(path)/\(name)") == 0 else {
        defer { abandon() }
        throw Failure(.cannotWrite, "\(path)/\(name): cannot be written: \(systemMessage())")
      }
    }
    for name in Self.files(in: path) where !kept.contains(name) {
      unsafe unlink("\(path)/\(name)")
    }
    unsafe rmdir(fresh)
  }

  /// Takes everything back that was written.
  func abandon() {
    for name in Self.files(in: fresh) { unsafe unlink("\(fresh)/\(name)") }
    unsafe rmdir(fresh)
  }

  /// A safe file name that no other element has; names differ in more than case.
  private mutating func freeName(for id: String, _ format: SoundFile.Format) -> String {
    let base = safeFileName(for: id)
    var name = "\(base).\(format.rawValue)"
    var number = 2
    while name == "manifest.json" || names.contains(name) {
      name = "\(base)-\(number).\(format.rawValue)"
      number += 1
    }
    names.insert(name)
    return name
  }

  private static func checkForForeignFiles(_ path: String) throws(Failure) {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return }
    guard found.st_mode & S_IFMT == S_IFDIR else {
      throw Failure(.cannotWrite, "\(path): is not a folder; expected a folder for the files")
    }
    guard unsafe access(path, W_OK) == 0 else {
      throw Failure(.cannotWrite, "\(path): cannot be written: \(systemMessage())")
    }
    let own = ownFiles(in: path)
    for name in files(in: path) where !own.contains(name) {
      throw Failure(
        .cannotWrite,
        "\(path): holds \(name), which is not of an earlier render; choose another folder")
    }
  }

  /// The files that the folder's manifest names.
  private static func ownFiles(in path: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: "\(path)/manifest.json"),
      let manifest = try? JSONDecoder().decode(RenderManifest.self, from: data),
      manifest.generator == "herald render"
    else { return [] }
    return Set(manifest.elements.compactMap(\.file) + ["manifest.json"])
  }

  private static func files(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private static func makeFolders(_ path: String) -> Bool {
    guard !path.isEmpty else { return true }
    var found = stat()
    if unsafe stat(path, &found) == 0 { return found.st_mode & S_IFMT == S_IFDIR }
    guard makeFolders(parent(of: path)) else { return false }
    return unsafe mkdir(path, 0o777) == 0
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func parent(of path: String) -> String {
    let path = trimmed(path)
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
