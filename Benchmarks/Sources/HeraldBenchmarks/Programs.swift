import Foundation

/// Runs other programs and measures them.
enum Programs {
  /// Seconds that the plain C loop took for the texts, with a child for each of them or without.
  static func loop(_ texts: [String], forks: Bool = false) throws -> Double {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let output = try run(
      folder.appendingPathComponent("CLoop").path, ["en-us", forks ? "fork" : "loop"],
      input: texts.joined(separator: "\n") + "\n")
    return output.split(separator: " ").first.flatMap { Double($0) } ?? .nan
  }

  /// Seconds that two plain C loops took side by side, with half of the texts each: what the machine's
  /// second core is worth.
  static func twoLoops(_ texts: [String]) async throws -> Double {
    let half = texts.count / 2
    async let first = Task.detached { try loop(Array(texts[..<half])) }.value
    async let second = Task.detached { try loop(Array(texts[half...])) }.value
    return try await max(first, second)
  }

  /// Seconds for one espeak-ng process a text, one after the other.
  static func processes(_ texts: [String]) throws -> Double {
    let start = ContinuousClock.now
    for text in texts {
      _ = try run(
        "/usr/bin/espeak-ng", ["-z", "-v", "en-us", "-s", "175", "--stdout", "--", text],
        input: nil)
    }
    return (ContinuousClock.now - start).inSeconds
  }

  /// Seconds that a program beside this one was on a core.
  static func secondsOnCore(_ program: String, _ arguments: [String]) throws -> Double {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let before = ofChildren()
    _ = try run(folder.appendingPathComponent(program).path, arguments, input: nil)
    return ofChildren() - before
  }

  private static func ofChildren() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  private static func run(_ path: String, _ arguments: [String], input: String?) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    let source = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : source
    try process.run()
    if let input {
      let writer = source.fileHandleForWriting
      Thread.detachNewThread {
        try? writer.write(contentsOf: Data(input.utf8))
        try? writer.close()
      }
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data.prefix(200), as: UTF8.self)
  }
}

/// Resident memory as the system tells it.
enum Memory {
  /// Bytes of a process that are in memory; its own where nil.
  static func resident(_ process: Int32? = nil) -> Int {
    let name = process.map(String.init) ?? "self"
    let text = (try? String(contentsOfFile: "/proc/\(name)/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }

  /// The workers right below this process.
  static func workers() -> [Int32] {
    let list = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return list.compactMap(Int32.init).filter { process in
      let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      guard text.contains("(herald-synth)"), let end = text.lastIndex(of: ")") else { return false }
      return text[end...].split(separator: " ").dropFirst(2).first.flatMap { Int32($0) } == getpid()
    }
  }

  /// The processes right below another, which has one thread that makes any.
  static func children(of process: Int32) -> [Int32] {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
