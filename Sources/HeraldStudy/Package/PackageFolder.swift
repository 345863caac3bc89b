internal import FoundationEssentials
import Glibc
internal import HeraldSound

/// The folder of a package: while it is being made it holds `.herald-study` and no manifest, afterwards
/// the manifest, which is written last, and no `.herald-study`.
struct PackageFolder: Sendable {
  /// The path as the user named it.
  let path: String
  /// Whether it held the whole package of this study when it was looked at.
  let isWhole: Bool
  private static let workName = ".herald-study"
  private static let manifestName = "manifest.json"

  /// What stands in `.herald-study/study.json`.
  private struct Marker: Codable {
    var generator = "herald study"
    var study: String
    var key: String
  }

  /// Looks at the folder before the work starts.
  ///
  /// - Parameter goesOn: whether an unfinished package is continued.
  /// - Throws: ``OutputError`` where it holds another study or files of something else.
  init(path: String, study: String, key: String, goesOn: Bool) throws(OutputError) {
    self.path = path
    isWhole = try Self.holdsPackage(path, study, key, goesOn: goesOn)
  }

  private static func holdsPackage(
    _ path: String, _ study: String, _ key: String, goesOn: Bool
  ) throws(OutputError) -> Bool {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return false }
    guard found.st_mode & S_IFMT == S_IFDIR else {
      throw OutputError(path: path, reason: "is no folder")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if names.isEmpty { return false }
    if let marker: Marker = Self.read("\(path)/\(Self.workName)/study.json") {
      guard marker.key == key else {
        throw OutputError(
          path: path,
          reason: "holds an unfinished package of \(Self.other(marker.study, study)); "
            + "choose another folder")
      }
      guard goesOn else {
        throw OutputError(
          path: path,
          reason: "holds an unfinished package of this study; --resume goes on with it")
      }
      return false
    }
    guard let manifest: Manifest = Self.read("\(path)/\(Self.manifestName)"),
      manifest.generator == "herald study"
    else {
      throw OutputError(
        path: path,
        reason: "holds \(names.sorted()[0]), which is of no study's package; choose another folder")
    }
    guard manifest.key == key else {
      throw OutputError(
        path: path,
        reason: "holds the package of \(Self.other(manifest.study, study)); choose another folder")
    }
    return true
  }

  /// Two studies can have the same name, and one study another file or engine a year later.
  private static func other(_ name: String, _ study: String) -> String {
    name == study
      ? "\(name) from another study file, item file or engine" : "another study, \(name)"
  }

  /// Begins, or goes on: from here on the folder is not whole.
  func begin(study: String, key: String) throws {
    removeLeftovers()
    try makeFolder("\(path)/\(Self.workName)")
    try write(try json(Marker(study: study, key: key)), to: "\(Self.workName)/study.json")
    guard unsafe unlink("\(path)/\(Self.manifestName)") == 0 || errno == ENOENT else {
      throw OutputError(
        path: "\(path)/\(Self.manifestName)", reason: unsafe String(cString: strerror(errno)))
    }
  }

  /// Removes files that a killed process had not written to their end.
  ///
  /// They have the names that `OutputFile` gives, with the number of their process; those of one that
  /// lives are its own business.
  private func removeLeftovers() {
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      let last = name.split(separator: "/").last ?? ""
      guard last.hasPrefix(".herald-"), last.hasSuffix(".part"),
        let process = last.split(separator: "-").dropFirst().first.flatMap({ pid_t($0) }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unsafe unlink("\(path)/\(name)")
    }
  }

  /// The record of a stimulus from earlier work; nil where there is none.
  func record(of stimulus: Stimulus) -> StimulusRecord? {
    Self.read("\(path)/\(Self.workName)/\(stimulus.id).json")
  }

  /// Keeps the record of a stimulus.
  func keep(_ record: StimulusRecord, of stimulus: Stimulus) throws {
    try write(try json(record), to: "\(Self.workName)/\(stimulus.id).json")
  }

  /// Whether a stimulus's files are there and whole.
  func holds(_ result: StimulusResult) -> Bool {
    result.files.allSatisfy { name, digest in
      FileManager.default.contents(atPath: "\(path)/\(name)").map { sha256($0) } == digest
    }
  }

  /// Writes a file and tells what the manifest says of it.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(OutputError) -> Manifest.File {
    if let slash = name.lastIndex(of: "/") { try makeFolder("\(path)/\(name[..<slash])") }
    try OutputFile.write(bytes, to: "\(path)/\(name)")
    return Manifest.File(sha256: sha256(bytes), bytes: bytes.count)
  }

  /// Writes a text.
  @discardableResult
  func write(_ text: String, to name: String) throws(OutputError) -> Manifest.File {
    try write(Array(text.utf8), to: name)
  }

  /// The size of a file in bytes.
  func size(of name: String) throws(OutputError) -> Int {
    var found = stat()
    guard unsafe stat("\(path)/\(name)", &found) == 0 else {
      throw OutputError(path: "\(path)/\(name)", reason: unsafe String(cString: strerror(errno)))
    }
    return Int(found.st_size)
  }

  /// Ends: the manifest, and then nothing is left of the work.
  func finish(_ manifest: Manifest) throws {
    try write(try json(manifest), to: Self.manifestName)
    try? FileManager.default.removeItem(atPath: "\(path)/\(Self.workName)")
  }

  /// Refuses a disk that is too small, before anything is written.
  func checkSpace(for bytes: Int) throws(OutputError) {
    var disk = statvfs()
    var place = path.hasPrefix("/") ? path : "./\(path)"
    // The folder may not be there yet; one above it is.
    while unsafe statvfs(place, &disk) != 0 {
      guard let slash = place.lastIndex(of: "/"), slash != place.startIndex else { return }
      place = String(place[..<slash])
    }
    let free = Int(clamping: UInt64(disk.f_bavail) * UInt64(disk.f_frsize))
    guard free < bytes else { return }
    throw OutputError(
      path: path,
      reason: "needs about \(bytes / 1_000_000 + 1) MB, of which the disk has "
        + "\(free / 1_000_000)")
  }

  private func makeFolder(_ folder: String) throws(OutputError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path: folder, reason: unsafe String(cString: strerror(errno)))
    }
  }

  static func read<Value: Decodable>(_ path: String) -> Value? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }
}
