import FoundationEssentials
import Glibc
import HeraldTiming

/// Folders of `herald render --shard`, put together with one manifest.
struct FolderMerge {
  private let folders: [String]
  private let manifests: [RenderManifest]

  /// Reads the manifests.
  init(_ paths: [String]) throws {
    var found: [RenderManifest] = []
    var shards: [Shard] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: "\(path)/manifest.json") else {
        throw Failure(.noInput, "\(path)/manifest.json: cannot be read")
      }
      guard let manifest = try? JSONDecoder().decode(RenderManifest.self, from: data),
        let shard = manifest.shard
      else {
        throw Failure(
          .badInput, "\(path)/manifest.json: is not that of a part of herald render --shard")
      }
      found.append(manifest)
      shards.append(shard)
    }
    for (path, manifest) in zip(paths, found) where !manifest.isOfSameRun(as: found[0]) {
      throw Failure(.badInput, "\(path): was rendered with other options than \(paths[0])")
    }
    let order = try orderOfParts(shards, named: paths)
    folders = order.map { paths[$0] }
    manifests = order.map { found[$0] }
  }

  /// Copies the files into one folder and writes its manifest.
  func write(to path: String) throws -> ExitStatus {
    var folder = try RenderFolder(path: path)
    var whole = manifests[0]
    whole.shard = nil
    whole.elements = []
    do {
      for (source, manifest) in zip(folders, manifests) {
        for entry in manifest.elements {
          if let file = entry.file { try folder.adopt(file, from: source) }
          whole.elements.append(entry)
        }
      }
    } catch {
      folder.abandon()
      throw error
    }
    try folder.finish(with: whole)
    return whole.elements.contains { $0.error != nil } ? .someFailed : .done
  }
}

extension RenderManifest {
  /// Whether two parts were made in the same way.
  fileprivate func isOfSameRun(as other: RenderManifest) -> Bool {
    engine.name == other.engine.name && engine.version == other.engine.version
      && herald == other.herald && sampleRate == other.sampleRate && rate == other.rate
      && voiceProfile == other.voiceProfile
  }
}
