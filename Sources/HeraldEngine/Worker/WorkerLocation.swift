import Glibc
import Herald

/// Where herald-synth is looked for.
enum WorkerLocation {
  /// The first place that holds the worker.
  ///
  /// `HERALD_SYNTH`, where it is set, is the only one. Else: beside the running executable, beside
  /// the folder above it (a test bundle is run by a program of the toolchain, which is told the
  /// bundle's path), and in libexec under the prefix.
  static func find(
    environment: String? = variable("HERALD_SYNTH"), executable: String? = runningExecutable(),
    arguments: [String] = CommandLine.arguments
  ) throws(EngineError) -> String {
    if let environment, !environment.isEmpty {
      if isExecutable(environment) { return environment }
      throw EngineError(.noEngine, "HERALD_SYNTH names \(environment), which cannot be run")
    }
    let places = candidates(executable: executable, arguments: arguments)
    if let found = places.first(where: isExecutable) { return found }
    throw EngineError(
      .noEngine,
      "the speech worker herald-synth was not found (looked for \(places.joined(separator: ", ")))")
  }

  /// The places in their order.
  static func candidates(executable: String?, arguments: [String]) -> [String] {
    var folders: [String] = []
    if let executable {
      let folder = parent(of: executable)
      folders += [folder, parent(of: folder) + "/libexec/herald"]
    }
    for argument in arguments where argument.contains(".xctest") && argument.hasPrefix("/") {
      folders.append(parent(of: argument))
    }
    folders += ["/usr/local/libexec/herald", "/usr/libexec/herald"]
    return folders.map { $0 + "/herald-synth" }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  private static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  private static func runningExecutable() -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe readlink("/proc/self/exe", start, bytes.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
