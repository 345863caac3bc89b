import HeraldDispatcher
import TestRuns
import Testing

/// Whatever the server sends and however the speech goes, the protocol's rules hold.
@Suite struct ProtocolFuzzTests {
  @Test(arguments: 1...20) func rulesHold(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var server = StrictServer()
    for _ in 0..<1_000 { server.step(&random) }
    server.finish()
    #expect(server.faults == [], "seed \(seed)")
    #expect(server.accepted > 20, "seed \(seed)")
    #expect(server.accepted == server.ended, "seed \(seed)")
  }

  /// Bytes of any kind, cut anywhere: the module answers or not, and goes on.
  @Test(arguments: 1...10) func anyBytes(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var reader = LineReader()
    var module = ModuleProtocol(sampleRate: 22_050)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : UInt8(ascii: "\n")
      }
      for line in reader.lines(after: bytes) { _ = module.receive(line) }
      while module.nextOutput() != nil {}
    }
    #expect(module.endOfInput().last == .leave)
    #expect(module.hasLeft)
  }
}

/// A server that looks at every line for what would break speech-dispatcher 0.11.4.
private struct StrictServer {
  var module = ModuleProtocol(sampleRate: 22_050)
  var faults: [String] = []
  var accepted = 0
  var ended = 0

  private var reader = LineReader()
  /// Answers that are owed, in order, by their first digits.
  private var owed: [String] = []
  private var open: Int?
  private var hasBegun = false
  private var waitsForEnd = false
  private var block = 0

  init() {}

  mutating func step(_ random: inout SeededNumbers) {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...2 where !waitsForEnd: message(&random)
    case 3 where !waitsForEnd: settings(&random)
    case 4: send("STOP")
    case 5: send("PAUSE")
    case 6: command("LIST VOICES", owes: "304")
    case 7: command("NONSENSE", owes: "300")
    case 8...10: if let open { module.sound(frames(&random), of: open) }
    case 11: if let open { module.mark("__spd_\(Int.random(in: 0..<5, using: &random))", of: open) }
    case 12: if let open { module.mark("3:7\n702 END", of: open) }
    case 13: if let open { module.end(of: open) }
    case 14: module.end(of: Int.random(in: 0..<50, using: &random))
    default: read(Int.random(in: 0..<6, using: &random))
    }
  }

  mutating func finish() {
    if let open { module.end(of: open) }
    read(.max)
    command("QUIT", owes: "210")
    read(.max)
    if !owed.isEmpty { faults.append("not answered: \(owed)") }
  }

  private mutating func message(_ random: inout SeededNumbers) {
    let kind = ["SPEAK", "CHAR", "KEY", "SOUND_ICON"].randomElement(using: &random) ?? "SPEAK"
    let bodies = ["<speak>One.</speak>", "..", "", "a\nb\n..c", "<", "\u{1}\u{7f}"]
    command(kind, owes: "202")
    send(bodies.randomElement(using: &random) ?? "")
    waitsForEnd = true
    hasBegun = false
    accepted += 1
    command(".", owes: "200")
  }

  private mutating func settings(_ random: inout SeededNumbers) {
    command("SET", owes: "203")
    for name in ["rate", "pitch", "voice", "language", "synthesis_voice", "x", ""] {
      send("\(name)=\(Int64.random(in: .min ... .max, using: &random))")
    }
    command(".", owes: "203")
  }

  private mutating func command(_ line: String, owes answer: String) {
    owed.append(answer)
    send(line)
  }

  private mutating func send(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for action in module.receive(Array(line.utf8)) {
        switch action {
        case .speak(let message): open = message.id
        case .cease(let id): if open == id { open = nil }
        default: break
        }
      }
    }
  }

  private mutating func read(_ count: Int) {
    var left = count
    while left > 0, let output = module.nextOutput() {
      left -= 1
      for line in reader.lines(after: output.bytes) { take(String(decoding: line, as: UTF8.self)) }
    }
  }

  private mutating func take(_ line: String) {
    guard line.utf8.count > 4 else { return faults.append("short line \(line)") }
    let isLast = line.utf8.dropFirst(3).first == UInt8(ascii: " ")
    guard line.hasPrefix("7") else {
      guard isLast else { return }
      let answer = owed.isEmpty ? "nothing" : owed.removeFirst()
      if !line.hasPrefix(answer) { faults.append("\(line) for \(answer)") }
      if answer == "200" { hasBegun = false }
      return
    }
    guard waitsForEnd, !owed.contains("200") else { return faults.append("\(line) when idle") }
    guard isLast else { return }
    switch line.prefix(3) {
    case "701":
      if hasBegun { faults.append("begun twice") }
      hasBegun = true
    case "702", "703", "704":
      if !hasBegun { faults.append("\(line) before 701") }
      waitsForEnd = false
      ended += 1
    default: if !hasBegun { faults.append("\(line) before 701") }
    }
  }

  private func frames(_ random: inout SeededNumbers) -> [Int16] {
    // Samples whose bytes are line feeds and braces; now and then more than fit in a block.
    let isLong = Int.random(in: 0..<50, using: &random) == 0
    let sample: Int16 = [0x0A0A, 0x7D7D, 0x0A7D, 0, -1].randomElement(using: &random) ?? 0
    return Array(
      repeating: sample, count: Int.random(in: 0...(isLong ? 6_000 : 40), using: &random))
  }
}
