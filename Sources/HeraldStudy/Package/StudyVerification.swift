internal import FoundationEssentials
package import Herald
internal import HeraldInput
internal import HeraldSound

/// Compares a package with its manifest, and with itself made again.
package struct StudyVerification: Sendable {
  /// What is not as it should be, a line each; none for a clean package.
  package let findings: [String]

  /// Looks at every file, and makes the package again where the study file and its items are whole.
  ///
  /// - Throws: ``InputError`` where the folder holds no package, and what the making throws.
  package init(
    of path: String, synthesizer: any SpeechSynthesizer, jobs: Int, herald: String,
    spokenForms: StudySpokenForms = .none,
    report: @escaping @Sendable (StudyMaker.Event) -> Void = { _ in }
  ) async throws {
    guard let manifest = try Self.manifest(in: path) else {
      findings = ["manifest.json: was changed, and cannot be read"]
      return
    }
    let found = try Self.files(in: path)
    // The key is a digest over the makers and the sources: it tells which of both was changed.
    let key = StudyMaker.key(
      manifest.makers, sources: manifest.sources.map { ($0.name, found[$0.file] ?? "") })
    let sourcesAreWhole = manifest.sources.allSatisfy {
      found[$0.file] != nil && found[$0.file] == manifest.files[$0.file]?.sha256
    }
    let changed = Self.changes(manifest, found, again: nil)
    guard key == manifest.key || sourcesAreWhole else {
      let listsSources = manifest.sources.allSatisfy { manifest.files[$0.file] != nil }
      findings =
        (listsSources ? [] : ["manifest.json: was changed"]) + changed
        + ["not made again, since its sources changed"]
      return
    }
    guard let study = try Self.study(of: manifest, in: path, isWhole: key == manifest.key) else {
      findings = ["manifest.json: was changed"] + changed
      return
    }
    let maker = StudyMaker(
      study, synthesizer: synthesizer, jobs: jobs, herald: herald, spokenForms: spokenForms,
      report: { if case .progress = $0 { report($0) } })
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("herald-verify-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await maker.make(into: folder)
    guard let again = try Self.manifest(in: folder) else {
      findings = ["manifest.json: cannot be made again"]
      return
    }
    var findings = Self.changes(manifest, found, again: again)
    if manifest.makers != again.makers {
      findings.append(
        "made by \(Self.describe(manifest.makers)), and made again by "
          + Self.describe(again.makers))
    }
    let isWhole =
      manifest.key == key
      && (manifest.makers != again.makers
        || FileManager.default.contents(atPath: "\(path)/manifest.json")
          == FileManager.default.contents(atPath: "\(folder)/manifest.json"))
    self.findings = (isWhole ? [] : ["manifest.json: was changed"]) + findings
  }

  /// The manifest; nil where it is broken in a folder that is a package otherwise.
  private static func manifest(in path: String) throws(InputError) -> Manifest? {
    let file = "\(path)/manifest.json"
    guard FileManager.default.fileExists(atPath: file) else {
      throw InputError(
        file: path, message: "holds no manifest.json: it is no package, or not a whole one",
        kind: .unreadable)
    }
    guard let manifest: Manifest = PackageFolder.read(file), manifest.generator == "herald study",
      let study = manifest.sources.first,
      !(manifest.files.keys + [study.file]).contains(where: leavesFolder)
    else {
      let others = ["methods.txt", "design.csv", "stimuli/stimuli.tsv"]
      guard others.allSatisfy({ FileManager.default.fileExists(atPath: "\(path)/\($0)") }) else {
        throw InputError(file: file, message: "is not the manifest of a study's package")
      }
      return nil
    }
    return manifest
  }

  /// A manifest is data: the files that it names are those of its own folder.
  private static func leavesFolder(_ name: String) -> Bool {
    name.hasPrefix("/") || name.split(separator: "/").contains("..")
  }

  /// The digests of all files of a folder but the manifest.
  private static func files(in path: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path)
    where name != "manifest.json" {
      var isFolder = false
      let isThere = FileManager.default.fileExists(
        atPath: "\(path)/\(name)", isDirectory: &isFolder)
      if isThere, isFolder { continue }
      files[name] = FileManager.default.contents(atPath: "\(path)/\(name)").map { sha256($0) } ?? ""
    }
    return files
  }

  /// What is not as the manifest has it, or as it is made again.
  private static func changes(
    _ manifest: Manifest, _ found: [String: String], again: Manifest?
  ) -> [String] {
    let names = Set(manifest.files.keys).union(found.keys).union(again?.files.keys ?? [:].keys)
    return names.sorted().compactMap { name in
      let digests = (
        manifest: manifest.files[name]?.sha256, found: found[name],
        again: again?.files[name]?.sha256
      )
      switch digests {
      case (let before?, let now?, let after?) where before != now && now == after:
        return "manifest.json: its digest of \(name) was changed"
      case (let before?, let now?, _) where before != now: return "\(name): was changed"
      case (_?, nil, _): return "\(name): is missing"
      case (nil, _?, nil): return "\(name): is not of this package"
      case (nil, _, _?): return "\(name): is missing from the manifest"
      case (_?, _?, nil) where again != nil: return "\(name): is not made again"
      case (let before?, _, let after?) where before != after:
        return "\(name): differs when made again"
      default: return nil
      }
    }
  }

  /// Reads the copies of the sources; nil where a changed manifest does not find them.
  ///
  /// Not inlined: Swift 6.3.1's optimizer crashes on typed errors inside async functions.
  @inline(never)
  private static func study(
    of manifest: Manifest, in path: String, isWhole: Bool
  ) throws -> Study? {
    let copies = Dictionary(
      manifest.sources.dropFirst().map { ($0.name, "\(path)/\($0.file)") },
      uniquingKeysWith: { first, _ in first })
    do {
      return try Study.read(
        StudySources(studyFile: "\(path)/\(manifest.sources[0].file)", copies: copies))
    } catch {
      if isWhole { throw error }
      return nil
    }
  }

  private static func describe(_ makers: Makers) -> String {
    let data = makers.engineData.map { ", data \($0.prefix(12))" } ?? ""
    let libraries = makers.libraries.sorted { $0.key < $1.key }.map { ", \($0.key) \($0.value)" }
    return "Herald \(makers.herald), \(makers.engine) \(makers.engineVersion)\(data)"
      + libraries.joined()
  }
}
