internal import FoundationEssentials
public import Herald

/// `herald.conf` on a computer: its lines, held against the folders and the engine that are there.
public struct ConfigurationFile: Sendable {
  /// Where it is.
  public let path: String
  private let text: String
  private var faults: [ModuleConfiguration.Claim: String] = [:]
  private var reading: ModuleConfiguration.Reading

  /// What its lines set that can be used.
  public var configuration: ModuleConfiguration { reading.configuration }

  /// The lines that cannot be used, each as `path:line: reason`.
  public var complaints: [String] {
    reading.complaints.map { "\(path):\($0.line): \($0.reason)" }
  }

  /// Reads a file and looks for its folders; nil where there is no file.
  public init?(path: String) {
    guard let content = FileManager.default.contents(atPath: path) else { return nil }
    self.path = path
    text = String(decoding: content, as: UTF8.self)
    reading = ModuleConfiguration.read(text)
    for case .folder(let folder) in reading.claims where !Self.isFolder(folder) {
      faults[.folder(folder)] = "\(folder) is not a folder"
    }
    reading = ModuleConfiguration.read(text, faults: faults)
  }

  /// Asks an engine for the voices and variants that are named; one that does not answer finds no fault.
  ///
  /// It is asked only for what is in the file, since to list the variants takes it time.
  public mutating func check(against synthesizer: any SpeechSynthesizer) async {
    for claim in reading.claims {
      switch claim {
      case .folder: break
      case .voice(let name):
        faults[claim] = await Self.fault(ofVoice: name, synthesizer).map {
          "not a voice's language or name; \($0)"
        }
      case .variant(let name): faults[claim] = await Self.fault(ofVoice: "en+\(name)", synthesizer)
      }
    }
    reading = ModuleConfiguration.read(text, faults: faults)
  }

  private static func fault(
    ofVoice name: String, _ synthesizer: any SpeechSynthesizer
  ) async -> String? {
    do {
      _ = try await synthesizer.voice(named: name)
      return nil
    } catch {
      guard let error = error as? EngineError, error.code == .unknownVoice else { return nil }
      return error.message
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }
}
