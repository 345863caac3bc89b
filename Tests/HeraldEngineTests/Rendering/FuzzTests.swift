import Herald
import HeraldEngine
import TestRuns
import Testing

/// Random Unicode, the same in every run: nothing ends the client, nothing hangs, errors are typed.
@Suite struct FuzzTests {
  private static let voices = ["en-us", "de", "fr", "hi", "ja", "cmn", "ar", "ru", "ga", "kl"]

  private static func scalar(_ numbers: inout SeededNumbers) -> Unicode.Scalar {
    func pick(_ range: ClosedRange<UInt32>) -> Unicode.Scalar {
      Unicode.Scalar(.random(in: range, using: &numbers)) ?? " "
    }
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0...3: return pick(0x20...0x7E)
    case 4: return " "
    case 5: return pick(0x00...0x1F)
    case 6: return pick(0xA0...0x24F)
    case 7: return pick(0x300...0x11FF)
    case 8: return pick(0x1E00...0x2BFF)
    case 9: return pick(0x1F300...0x1FAFF)
    case 10: return pick(0x3000...0x9FFF)
    default: return pick(0...0x10FFFF)
    }
  }

  private static func text(_ numbers: inout SeededNumbers) -> String {
    var text = String.UnicodeScalarView()
    let length = Int.random(in: 0...Int.random(in: 1...200, using: &numbers), using: &numbers)
    while text.count < length {
      let scalar = scalar(&numbers)
      let repeats = Int.random(in: 0..<20, using: &numbers) == 0 ? 40 : 1
      text.append(contentsOf: repeatElement(scalar, count: repeats))
    }
    return String(text)
  }

  @Test func anyTextYieldsSoundOrATypedError() async throws {
    let engine = try EngineSynthesizer(jobs: 2, cacheBytes: 0)
    var numbers = SeededNumbers(seed: 2026)
    let utterances = (0..<(TestRun.isSoak ? 10_000 : 250)).map { index in
      Utterance(text: Self.text(&numbers), voice: Self.voices[index % Self.voices.count])
    }
    var count = 0
    var silent = 0
    var failed = 0
    for await result in engine.renderInOrder(utterances, jobs: 2) {
      switch result {
      case .success(let speech):
        #expect(!speech.frames.isEmpty)
        let frames = speech.marks.map(\.frame)
        #expect(frames == frames.sorted() && frames.allSatisfy { $0 < speech.frames.count })
      case .failure(let error) where error.code == .nothingSaid: silent += 1
      case .failure(let error):
        failed += 1
        #expect(error.code == .crashed, "\(error)")
        #expect(!error.unspoken.isEmpty)
      }
      count += 1
    }
    #expect(count == utterances.count)
    let after = Utterance(text: "testing the sound", voice: "en-us")
    #expect(try Peer.difference(await engine.renderWhole(after).get(), after) == nil)
    let done = engine.statistics
    print(
      "fuzz: \(count) texts, \(done.splits) split, \(done.retries) tried again, "
        + "\(done.skipped) parts skipped, \(failed) failed, \(silent) without a word")
  }
}
