import Foundation
import Herald

/// The espeak-ng command, what exact frames are exact to.
enum Peer {
  /// The samples that the command writes for an utterance.
  static func frames(_ utterance: Utterance) throws -> [Int16] {
    let parameters = utterance.parameters
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/espeak-ng")
    process.arguments = [
      "-z", "-v", utterance.voice, "-s", "\(parameters.rate)", "-p", "\(parameters.pitch)",
      "-a", "\(parameters.volume)", "-g", "\(parameters.wordGap)", "--stdout", "--",
      utterance.text,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let body = Array(data.dropFirst(44))
    return stride(from: 0, to: body.count - 1, by: 2).map {
      Int16(truncatingIfNeeded: Int(body[$0]) | Int(body[$0 + 1]) << 8)
    }
  }
}
