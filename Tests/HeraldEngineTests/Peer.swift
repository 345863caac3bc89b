import Foundation
import Herald

/// The espeak-ng command, what exact frames are exact to.
enum Peer {
  /// Whether a sound is that of the command, sample for sample; a difference is told in figures.
  static func difference(_ speech: RenderedSpeech, _ utterance: Utterance) throws -> String? {
    let expected = try frames(utterance)
    if speech.frames == expected { return nil }
    let first = zip(speech.frames, expected).enumerated().first { $1.0 != $1.1 }?.offset
    return
      "\(utterance): \(speech.frames.count) frames, not \(expected.count), other from \(first ?? -1)"
  }

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
    return data.dropFirst(44).withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
    }
  }
}
