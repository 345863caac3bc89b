internal import FoundationEssentials
internal import Herald
internal import HeraldInput
internal import HeraldSound

/// The files that a study is made of: its own, its items' and its voice profiles'.
///
/// A package keeps a copy of each, so that it can be made again where the originals are gone.
struct StudySources: Sendable {
  /// One file: what the study calls it, and where it is.
  struct Source: Sendable, Hashable {
    /// The name as the study file writes it; the study file's own for the first.
    var name: String
    /// Where it is read from.
    var path: String
    /// What it holds.
    var bytes: [UInt8]
  }

  /// The study file first.
  private(set) var files: [Source]
  /// Where the files of a package are, by the names in its study file; nil for an original study.
  private let copies: [String: String]?

  /// Reads the study file.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - copies: for a package's study file, where the package keeps each other file.
  /// - Throws: ``InputError`` where it cannot be read.
  init(studyFile path: String, copies: [String: String]? = nil) throws(InputError) {
    self.copies = copies
    files = [Source(name: Self.lastPart(of: path), path: path, bytes: try Self.read(path))]
  }

  /// The study file.
  var study: Source { files[0] }

  /// Reads another file, which the study file names relative to its own folder.
  ///
  /// - Throws: ``InputError`` where it cannot be read.
  mutating func read(_ name: String) throws(InputError) -> Source {
    if let known = files.dropFirst().first(where: { $0.name == name }) { return known }
    let path = place(of: name)
    let source = Source(name: name, path: path, bytes: try Self.read(path))
    files.append(source)
    return source
  }

  /// The name by which a voice profile is loaded: a path where the study names a file.
  func profile(_ name: String) -> String {
    Self.isProfileFile(name) ? place(of: name) : name
  }

  /// Whether the name of a voice profile is that of a file.
  static func isProfileFile(_ name: String) -> Bool {
    name.contains("/") || name.hasSuffix(".json")
  }

  /// A name for the copy of each file in a package, different for each.
  var copyNames: [String] {
    var used = Set<String>()
    return files.map { file in
      let base = Self.lastPart(of: file.name)
      var name = base
      var number = 2
      while !used.insert(name).inserted {
        name = "\(number)-\(base)"
        number += 1
      }
      return name
    }
  }

  private func place(of name: String) -> String {
    if let copies { return copies[name] ?? name }
    guard !name.hasPrefix("/"), let slash = study.path.lastIndex(of: "/") else { return name }
    return study.path[...slash] + name
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func read(_ path: String) throws(InputError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      let found = FileManager.default.fileExists(atPath: path)
      throw InputError(
        file: path, message: found ? "cannot be read" : "no such file", kind: .unreadable)
    }
  }
}
