import FoundationEssentials
import Herald
import HeraldDispatcher
import Testing

/// Each transcript is a talk between server and module: lines of both, and what the module does.
///
/// `S>M` is a line from the server, `M>S` one that the module writes, `!` a call of the module's other
/// half or an action that it is given. What is written is looked at before each `M>S`, and where the
/// talk goes over from the module to the server; `!wait` keeps it waiting.
@Suite struct TranscriptTests {
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  private static var folder: String {
    let parts = #filePath.split(separator: "/").dropLast(2)
    return "/" + parts.joined(separator: "/") + "/Transcripts"
  }

  @Test func transcriptsAreFound() { #expect(Self.names.count >= 10) }

  @Test(arguments: names) func talks(name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let text = String(
      decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    var talk = Talk()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      try talk.take(String(line), "\(name):\(index + 1)")
    }
    talk.finish(name)
  }
}

/// A talk as a transcript writes it.
private struct Talk {
  var module = ModuleProtocol(sampleRate: 22_050)
  var written: [String] = []
  var actions: [ModuleProtocol.Action] = []

  mutating func take(_ line: String, _ place: String) throws {
    if line.hasPrefix("S>M ") {
      actions += module.receive(Array(line.dropFirst(4).utf8))
    } else if line.hasPrefix("M>S ") {
      write()
      let next = written.isEmpty ? "nothing" : written.removeFirst()
      #expect(next == line.dropFirst(4), "\(place)")
    } else if line.hasPrefix("!") {
      try perform(String(line.dropFirst()), place)
    } else {
      #expect(line.isEmpty || line.hasPrefix("#"), "\(place): \(line)")
    }
  }

  mutating func finish(_ name: String) {
    write()
    #expect(written == [], "\(name)")
    #expect(actions.filter { $0 != .initialise && $0 != .closeLog } == [], "\(name)")
  }

  private mutating func write() {
    while let output = module.nextOutput() { written += lines(of: output.bytes) }
  }

  private mutating func perform(_ call: String, _ place: String) throws {
    let words = call.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let id = words.count > 1 ? Int(words[1]) ?? 0 : 0
    let rest = words.count > 2 ? String(words[2]) : ""
    switch words[0] {
    case "initialised":
      let voices = [
        Voice(name: "en-us", displayName: "English (America)", languages: ["en-us"]),
        Voice(name: "en", displayName: "English (Great Britain)", languages: ["en-gb", "en"]),
        Voice(name: "de", displayName: "German", languages: ["de"]),
      ]
      module.initialised(voices: VoiceList(voices: voices).listed)
    case "failed": module.failed(reason: String(call.dropFirst("failed ".count)))
    case "log":
      expect(.openLog(String(words[1])), place)
      module.logOpened(true)
    case "sound": module.sound([0x0700, 0x070A, 0x077D].prefix(Int(rest) ?? 0), of: id)
    case "mark": module.mark(rest, of: id)
    case "end": module.end(of: id)
    case "cease": expect(.cease(id), place)
    case "leave": expect(.leave, place)
    case "wait": write()
    case "text": expectMessage(.text, id, rest, place)
    case "character": expectMessage(.character, id, rest, place)
    case "key": expectMessage(.key, id, rest, place)
    case "soundIcon": expectMessage(.soundIcon, id, rest, place)
    default: Issue.record("\(place): \(call)")
    }
  }

  private mutating func expect(_ action: ModuleProtocol.Action, _ place: String) {
    actions.removeAll { $0 == .initialise || $0 == .closeLog }
    #expect(actions.first == action, "\(place)")
    actions = Array(actions.dropFirst())
  }

  private mutating func expectMessage(
    _ kind: DispatcherMessage.Kind, _ id: Int, _ body: String, _ place: String
  ) {
    expect(
      .speak(DispatcherMessage(id: id, kind: kind, body: body, settings: module.settings)), place)
  }

  /// The lines of an item; the samples of a sound as hexadecimal numbers.
  private func lines(of bytes: [UInt8]) -> [String] {
    var reader = LineReader()
    return reader.lines(after: bytes).map { line in
      guard let end = line.firstIndex(of: 0), line.starts(with: Array("705-AUDIO".utf8)) else {
        return String(decoding: line, as: UTF8.self)
      }
      if line[(end + 1)...].allSatisfy({ $0 == 0 }) { return "705-AUDIO <silence>" }
      let samples = line[(end + 1)...].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }
      return "705-AUDIO <\(samples.joined(separator: " "))>"
    }
  }
}
