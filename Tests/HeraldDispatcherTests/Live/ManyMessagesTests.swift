import Foundation
import TestRuns
import Testing

/// Many messages of every kind through the real server, in real time: all end, and nothing grows.
///
/// A few of them in every run; ten thousand with HERALD_SOAK=1.
@Suite(
  .serialized,
  .enabled(if: TestRun.isLive, "make test-live"),
  .timeLimit(.minutes(TestRun.isSoak ? 120 : 5))) struct ManyMessagesTests
{
  private static let texts = [
    "The quick brown fox.", "Die Größe des Hauses.", "Съешь ещё этих булок.", "色は匂へど。",
    "天地玄黃。", "हिन्दी में लिखा हुआ।", "نص عربي قصير.", "ภาษาไทย", "Ελληνικά γράμματα.",
    "한국어 문장.", "<speak><mark name=\"0:3\"/>Well <mark name=\"3:9\"/>formed.</speak>",
    "<speak>ill <b formed & </prosody>", "", "50% of 1,234.56 € — e.g. U.S.A.'s ★★★ 😀",
    "One. Two. Three. Four. Five.",
  ]

  @Test func mixture() async throws {
    let speaker = try await PrivateSpeaker()
    var server = try await PrivateServer(
      moduleLines: ["HeraldRateBoost 200"], speaker: speaker)
    var client = try await DispatcherClient(server)
    try await client.command("SET SELF RATE 100")
    var random = SeededNumbers(seed: 2_026)
    let count = TestRun.isSoak ? 10_000 : 120
    var raceCount = 0
    // One each tenth of the way. What is compared begins in the middle; the module's cache, of 8 MB,
    // may still fill from there on in the short run.
    var footprints: [Footprint] = []
    let start = ContinuousClock.now
    for number in 1...count {
      do {
        try await one(client, &random)
      } catch {
        // A race of server 0.11.4 between the end of a message and a stop; it says so in its log.
        guard server.log("speech-dispatcher").contains("Cannot stop now") else { throw error }
        raceCount += 1
        server = try await PrivateServer(
          moduleLines: ["HeraldRateBoost 200"], speaker: speaker)
        client = try await DispatcherClient(server)
        footprints = []
      }
      if number % (count / 10) == 0 { footprints.append(try footprint(of: server)) }
    }
    #expect(raceCount <= count / 1_000 + 1)
    try await client.command("SET SELF LANGUAGE en")
    #expect(try await client.end(of: client.speak("After all that.")) == ["BEGIN", "END"])
    let late = try footprint(of: server)
    if let middle = footprints.dropFirst(4).first {
      #expect(late.descriptors <= middle.descriptors + 4)
      #expect(late.processes <= middle.processes + 2)
      #expect(late.kilobytes <= middle.kilobytes + 8_192)
    }
    if TestRun.isSoak {
      let seconds = start.duration(to: .now).components.seconds
      print("\(count) messages in \(seconds) s, \(raceCount) races of the server")
      for footprint in footprints + [late] { print(footprint) }
    }
  }

  private func one(_ client: DispatcherClient, _ random: inout SeededNumbers) async throws {
    if Int.random(in: 0..<4, using: &random) == 0 {
      let settings = [
        "LANGUAGE de", "LANGUAGE en-US", "LANGUAGE xx", "LANGUAGE ru", "LANGUAGE ja", "RATE 100",
        "RATE 80", "PITCH -20", "VOLUME 80", "PUNCTUATION all", "PUNCTUATION none",
        "CAP_LET_RECOGN icon", "CAP_LET_RECOGN none", "SSML_MODE ON", "SSML_MODE OFF",
        "SPELLING OFF", "VOICE_TYPE female1", "VOICE_TYPE male1",
      ]
      try await client.command("SET SELF \(settings.randomElement(using: &random) ?? "RATE 0")")
    }
    let message: Int
    switch Int.random(in: 0..<10, using: &random) {
    case 0: message = try await line(client, ["a", "<", "Z", "ß", "★", "."], "CHAR", &random)
    case 1: message = try await line(client, ["F1", "control_a", "_", "KP_5"], "KEY", &random)
    default: message = try await client.speak(Self.texts.randomElement(using: &random) ?? "")
    }
    // Most are cut short, as by somebody who types.
    switch Int.random(in: 0..<20, using: &random) {
    case 0...15:
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...30, using: &random)))
      try await client.command("CANCEL SELF")
    case 16:
      try await client.event("BEGIN", of: message)
      try await client.command("PAUSE SELF")
      try await Task.sleep(for: .milliseconds(200))
      try await client.command("CANCEL SELF")
      // A client that pauses has its later messages wait. Whether the paused message is told to be
      // cancelled depends on where it was.
      try await client.command("RESUME SELF")
      return
    case 17:
      try await client.command("LIST SYNTHESIS_VOICES")
      try await client.command("CANCEL SELF")
    default: break
    }
    try await client.end(of: message)
  }

  private func line(
    _ client: DispatcherClient, _ words: [String], _ command: String, _ random: inout SeededNumbers
  ) async throws -> Int {
    let answer = try await client.command(
      "\(command) \(words.randomElement(using: &random) ?? "a")")
    return try #require(answer.first?.split(separator: "-").last.flatMap { Int($0) })
  }

  private struct Footprint { var descriptors: Int, processes: Int, kilobytes: Int }

  private func footprint(of server: PrivateServer) throws -> Footprint {
    let module = try #require(server.descendants(named: "sd_herald").first, "the module is gone")
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(module)/fd")
    let statistics = try String(contentsOfFile: "/proc/\(module)/statm", encoding: .utf8)
    let pages = Int(statistics.split(separator: " ").dropFirst().first ?? "") ?? 0
    return Footprint(
      descriptors: descriptors.count,
      processes: server.descendants(named: "herald-synth").count, kilobytes: pages * 4)
  }
}
