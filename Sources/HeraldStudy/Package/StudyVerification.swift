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
    read: @escaping @Sendable (ConditionSettings) -> SpokenReader = { _ in { $0 } },
    report: @escaping @Sendable (StudyMaker.Event) -> Void = { _ in }
  ) async throws {
    let manifest = try Self.manifest(in: path)
    let changed = try Self.changes(of: manifest, in: path)
    let sources = Set(manifest.sources.map(\.file))
    guard changed.allSatisfy({ !sources.contains($0.file) }) else {
      findings = changed.map(\.text) + ["not made again, since its sources changed"]
      return
    }
    let maker = StudyMaker(
      try Self.study(of: manifest, in: path), synthesizer: synthesizer, jobs: jobs, herald: herald,
      read: read, report: { if case .progress = $0 { report($0) } })
    let again = FileManager.default.temporaryDirectory
      .appendingPathComponent("herald-verify-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: again) }
    try await maker.make(into: again)
    findings =
      changed.map(\.text)
      + Self.differences(manifest, try Self.manifest(in: again), known: Set(changed.map(\.file)))
  }

  private static func manifest(in path: String) throws(InputError) -> Manifest {
    let file = "\(path)/manifest.json"
    guard FileManager.default.fileExists(atPath: file) else {
      throw InputError(
        file: path, message: "holds no manifest.json: it is no package, or not a whole one",
        kind: .unreadable)
    }
    guard let manifest: Manifest = PackageFolder.read(file), manifest.generator == "herald study",
      let study = manifest.sources.first,
      !(manifest.files.keys + [study.file]).contains(where: leavesFolder)
    else { throw InputError(file: file, message: "is not the manifest of a study's package") }
    return manifest
  }

  /// A manifest is data: the files that it names are those of its own folder.
  private static func leavesFolder(_ name: String) -> Bool {
    name.hasPrefix("/") || name.split(separator: "/").contains("..")
  }

  private static func changes(
    of manifest: Manifest, in path: String
  ) throws -> [(file: String, text: String)] {
    var changes: [(file: String, text: String)] = []
    for (name, file) in manifest.files.sorted(by: { $0.key < $1.key }) {
      guard let bytes = FileManager.default.contents(atPath: "\(path)/\(name)") else {
        changes.append((name, "\(name): is missing"))
        continue
      }
      if sha256(bytes) != file.sha256 { changes.append((name, "\(name): was changed")) }
    }
    let found = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    for name in found where name != "manifest.json" && manifest.files[name] == nil {
      var isFolder = false
      if FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder), isFolder
      {
        continue
      }
      changes.append((name, "\(name): is not of this package"))
    }
    return changes
  }

  private static func study(of manifest: Manifest, in path: String) throws(InputError) -> Study {
    let copies = Dictionary(
      manifest.sources.dropFirst().map { ($0.name, "\(path)/\($0.file)") },
      uniquingKeysWith: { first, _ in first })
    return try Study.read(
      StudySources(studyFile: "\(path)/\(manifest.sources[0].file)", copies: copies))
  }

  private static func differences(
    _ manifest: Manifest, _ again: Manifest, known: Set<String>
  ) -> [String] {
    var findings: [String] = []
    if manifest.makers != again.makers {
      findings.append(
        "made by \(describe(manifest.makers)), and made again by \(describe(again.makers))")
    }
    if manifest.parameters != again.parameters || manifest.seed != again.seed {
      findings.append("manifest.json: its parameters are not those of the study file")
    }
    for name in Set(manifest.files.keys).union(again.files.keys).sorted()
    where !known.contains(name) {
      switch (manifest.files[name], again.files[name]) {
      case (let before?, let after?) where before.sha256 != after.sha256:
        findings.append("\(name): differs when made again")
      case (nil, _): findings.append("\(name): is missing from the manifest")
      case (_, nil): findings.append("\(name): is not made again")
      default: break
      }
    }
    return findings
  }

  private static func describe(_ makers: Makers) -> String {
    let data = makers.engineData.map { ", data \($0.prefix(12))" } ?? ""
    let libraries = makers.libraries.sorted { $0.key < $1.key }.map { ", \($0.key) \($0.value)" }
    return "Herald \(makers.herald), \(makers.engine) \(makers.engineVersion)\(data)"
      + libraries.joined()
  }
}
