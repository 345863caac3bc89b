import Herald
import HeraldEngine
import Testing

@Suite struct ExactnessTests {
  @Test func anUtteranceHasTheFramesOfTheCommand() async throws {
    let engine = try EngineSynthesizer(jobs: 1)
    let utterance = Utterance(text: "Bailey, beagle", voice: "en-us")
    let speech = try await engine.renderWhole(utterance).get()
    #expect(speech.frames == (try Peer.frames(utterance)))
    #expect(speech.marks.filter { $0.kind == .word }.map(\.range) == [0..<6, 8..<14])
  }
}
