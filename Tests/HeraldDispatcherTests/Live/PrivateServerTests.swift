import Foundation
import Herald
import HeraldDispatcher
import HeraldEngine
import Testing

/// The real module, engine and server, with the sound played into a file; a few seconds in all.
@Suite(.serialized, .timeLimit(.minutes(3))) struct PrivateServerTests {
  @Test func spdSay() async throws {
    let server = try await PrivateServer()
    #expect(try await server.run("spd-say", "-O").output.contains("herald"))
    let voices = try await server.run("spd-say", "-o", "herald", "-L")
    #expect(voices.output.contains("English (America)"))
    #expect(voices.output.split(separator: "\n").count < 200)
    let spoken = try await server.run("spd-say", "-w", "-o", "herald", "-r", "80", "hello")
    #expect(spoken.status == 0)
    #expect(server.sound.contains { abs(Int($0)) > 1_000 })
  }

  /// What is heard is what the engine renders, sample for sample; with marks or without.
  @Test func soundIsTheEngines() async throws {
    let server = try await PrivateServer()
    let client = try await DispatcherClient(server)
    let text = "Hello world, to the sample."
    let plain = try await client.speak(text)
    #expect(try await client.end(of: plain) == ["BEGIN", "END"])
    let expected = try await rendered(text, "en-us")
    #expect(try await heard(server, expected.count) == expected)
  }

  @Test func marksInOrder() async throws {
    let server = try await PrivateServer()
    let client = try await DispatcherClient(server)
    try await client.command("SET SELF SSML_MODE ON")
    let text =
      "<speak><mark name=\"0:6\"/>Hello, <mark name=\"7:12\"/>world. <mark name=\"13:15\"/>It &amp; <mark name=\"18:22\"/>more.</speak>"
    let message = try await client.speak(text)
    #expect(
      try await client.end(of: message)
        == ["BEGIN", "[0:6]", "[7:12]", "[13:15]", "[18:22]", "END"])
    let expected = try await rendered("Hello, world. It & more.", "en-us")
    #expect(try await heard(server, expected.count) == expected)
  }

  @Test func languageVoiceAndRate() async throws {
    let server = try await PrivateServer()
    let client = try await DispatcherClient(server)
    try await client.command("SET SELF LANGUAGE de-AT")
    try await client.end(of: client.speak("Guten Tag."))
    try await client.command("SET SELF RATE 100")
    try await client.command("SET SELF PITCH -50")
    try await client.end(of: client.speak("Guten Tag."))
    try await client.command("SET SELF SYNTHESIS_VOICE French (France)")
    try await client.end(of: client.speak("Bonjour."))
    var fast = SpeechParameters()
    fast.rate = 449
    fast.pitch = 25
    var expected = try await rendered("Guten Tag.", "de")
    expected += try await rendered("Guten Tag.", "de", fast)
    expected += try await rendered("Bonjour.", "fr", fast)
    #expect(try await heard(server, expected.count) == expected)
  }

  @Test func stopAndNext() async throws {
    let server = try await PrivateServer()
    let client = try await DispatcherClient(server)
    let long = try await client.speak(String(repeating: "This is a long text. ", count: 100))
    try await client.event("BEGIN", of: long)
    try await client.command("CANCEL SELF")
    #expect(try await client.end(of: long) == ["BEGIN", "CANCELED"])
    #expect(try await client.end(of: client.speak("Next.")) == ["BEGIN", "END"])
  }

  @Test func priorities() async throws {
    let server = try await PrivateServer()
    let text = try await DispatcherClient(server, priority: "text", name: "text")
    let important = try await DispatcherClient(server, priority: "important", name: "important")
    let long = try await text.speak(String(repeating: "This is a long text. ", count: 20))
    try await text.event("BEGIN", of: long)
    let alarm = try await important.speak("Alarm.")
    #expect(try await text.end(of: long) == ["BEGIN", "CANCELED"])
    #expect(try await important.end(of: alarm) == ["BEGIN", "END"])
    #expect(try await text.end(of: text.speak("Next.")) == ["BEGIN", "END"])
  }

  /// Voices are listed at once while a long text is spoken: the server waits for the answer.
  @Test func listWhileSpeaking() async throws {
    let server = try await PrivateServer()
    let client = try await DispatcherClient(server)
    let long = try await client.speak(String(repeating: "This is a long text. ", count: 100))
    try await client.event("BEGIN", of: long)
    #expect(try await client.command("LIST SYNTHESIS_VOICES").count > 50)
    try await client.command("STOP SELF")
    #expect(try await client.end(of: long) == ["BEGIN", "CANCELED"])
  }

  @Test func charactersAndKeys() async throws {
    let server = try await PrivateServer()
    let client = try await DispatcherClient(server)
    try await client.command("SET SELF RATE 100")
    for line in [
      "CHAR a", "CHAR <", "CHAR &", "CHAR .", "CHAR space", "CHAR A", "CHAR ★", "CHAR 👍",
      "KEY control_alt_Delete", "KEY _", "KEY KP_5", "SOUND_ICON bell",
      "SOUND_ICON ../../etc/passwd",
    ] {
      let answer = try await client.command(line)
      let id = try #require(answer.first?.split(separator: "-").last.flatMap { Int($0) })
      #expect(try await client.end(of: id) == ["BEGIN", "END"], "\(line)")
    }
  }

  private func rendered(
    _ text: String, _ voice: String, _ parameters: SpeechParameters? = nil
  ) async throws -> [Int16] {
    var usual = SpeechParameters()
    usual.rate = 170
    let engine = try EngineSynthesizer()
    let utterance = Utterance(text: text, voice: voice, parameters: parameters ?? usual)
    let speech = try await RenderedSpeech(
      sampleRate: engine.sampleRate, collecting: engine.render(utterance))
    // The server's ALSA output plays everything at 92.5 %, whatever the settings are.
    return speech.frames.map { Int16(Double($0) * 0.925) }
  }

  /// What was played, as soon as it is so much; what the device fills up with at the end is silence.
  private func heard(_ server: PrivateServer, _ count: Int) async throws -> [Int16] {
    for _ in 0..<500 where server.soundSize < 2 * count {
      try await Task.sleep(for: .milliseconds(10))
    }
    let sound = server.sound
    #expect(sound.dropFirst(count).allSatisfy { $0 == 0 })
    return Array(sound.prefix(count))
  }
}
