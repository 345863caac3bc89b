import Foundation
import TestRuns
import Testing

/// What takes its time with the real server: pauses, texts that silence a desktop, killed workers.
@Suite(.serialized, .enabled(if: TestRun.isLive, "make test-live"), .timeLimit(.minutes(5)))
struct PatientServerTests {
  /// PAUSE within the first sentence and within a later one; RESUME says the sentence again.
  ///
  /// In real time, since the server loses a pause where its output takes all sound at once.
  @Test func pauseAndResume() async throws {
    let speaker = try await PrivateSpeaker()
    let server = try await PrivateServer(speaker: speaker)
    let client = try await DispatcherClient(server)
    let single = try await client.speak(
      "One single sentence of some length that goes on for quite a while without an end")
    try await client.event("BEGIN", of: single)
    try await client.command("PAUSE SELF")
    try await client.event("PAUSED", of: single)
    try await client.command("RESUME SELF")
    #expect(try await client.end(of: single) == ["BEGIN", "PAUSED", "RESUMED", "END"])

    let several = try await client.speak(
      String(repeating: "Here is a sentence. ", count: 4))
    try await client.event("BEGIN", of: several)
    try await Task.sleep(for: .milliseconds(2_000))
    try await client.command("PAUSE SELF")
    try await client.event("PAUSED", of: several)
    try await client.command("LIST SYNTHESIS_VOICES")
    try await client.command("RESUME SELF")
    #expect(try await client.end(of: several) == ["BEGIN", "PAUSED", "RESUMED", "END"])
    #expect(try await client.end(of: client.speak("Next.")) == ["BEGIN", "END"])
  }

  /// Texts that abort, hang or silence the engine's own module: the next message speaks.
  private static let hostileTexts: [(language: String, text: String)] = [
    ("en", String(repeating: "e.g. ", count: 43)), ("en", String(repeating: "s'", count: 68)),
    ("hi", "©2026 ™ 😀"), ("kl", "1234567890"), ("en", ". . ."), ("en", "\u{1}300S \u{2}h@"),
    ("en", "<audio src=\"/etc/passwd\"/> after"), ("en", "<emphasis level=\"bogus\">x"),
    ("en", "<sub alias=\"x\">rest"), ("en", "broken < ssml & text."), ("en", ""),
    ("da", "★★★★☆"), ("ja", "🏳️‍🌈"), ("en", "a <b and the rest"), ("xx", "unknown"),
    ("en", "[[_^_" + String(repeating: "z", count: 300) + " x]]"),
  ]

  @Test func hostileTexts() async throws {
    let server = try await PrivateServer(moduleLines: ["HeraldRateBoost 200"])
    let client = try await DispatcherClient(server)
    for setting in ["PUNCTUATION all", "RATE 100", "SSML_MODE ON"] {
      try await client.command("SET SELF \(setting)")
    }
    for (language, text) in Self.hostileTexts {
      try await client.command("SET SELF LANGUAGE \(language)")
      let message = try await client.speak(text)
      #expect(try await client.end(of: message, seconds: 60) == ["BEGIN", "END"], "\(text)")
      let next = try await client.speak("<speak>Next.</speak>")
      #expect(try await client.end(of: next) == ["BEGIN", "END"], "after \(text)")
    }
    #expect(server.descendants(named: "sd_herald").count == 1)
  }

  /// Killing the engine's workers at random loses no message.
  @Test func killedWorkers() async throws {
    let server = try await PrivateServer(moduleLines: ["HeraldRateBoost 200"])
    let client = try await DispatcherClient(server)
    try await client.command("SET SELF RATE 100")
    var random = SeededNumbers(seed: 8)
    for number in 1...200 {
      let message = try await client.speak("Message \(number).")
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...20, using: &random)))
      for worker in server.descendants(named: "herald-synth")
      where Bool.random(using: &random) { kill(worker, SIGKILL) }
      #expect(try await client.end(of: message) == ["BEGIN", "END"], "\(number)")
    }
    #expect(server.descendants(named: "sd_herald").count == 1)
    let before = server.soundSize
    try await client.end(of: client.speak("After all that, there is sound as before."))
    #expect(server.soundSize > before + 20_000)
  }
}
