import Herald
import HeraldEngine
import TestRuns
import Testing

/// Lists of data without punctuation, which the library alone drops the ends of.
@Suite struct DataListTests {
  enum Kind: String, CaseIterable, Sendable {
    case phone, price, date, address, identifier, emoji

    func item(_ numbers: inout SeededNumbers) -> String {
      func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }
      switch self {
      case .phone: return "415-555-\(number(1000...9999))"
      case .price: return "$\(number(100...999)).\(number(10...99))"
      case .date: return "20\(number(10...30))-\(number(10...12))-\(number(10...28))"
      case .address: return "192.168.\(number(0...255)).\(number(1...254))"
      case .identifier: return "A\(number(100...999))-\(String(number(4096...65535), radix: 16))"
      case .emoji: return String(UnicodeScalar(UInt32(number(0x1F600...0x1F640))) ?? "😀")
      }
    }
  }

  private static let voices = ["en-us", "de", "fr", "es", "ru", "pl", "fi", "hi", "pt"]

  @Test(arguments: voices)
  func aListIsSpokenToItsLastItem(voice: String) async throws {
    let engine = try EngineSynthesizer(jobs: 2)
    for kind in Kind.allCases {
      var numbers = SeededNumbers(seed: 11)
      let items = (0..<(TestRun.isSoak ? 200 : 60)).map { _ in kind.item(&numbers) }
      let utterance = Utterance(text: items.joined(separator: " "), voice: voice)
      let speech = try await engine.renderWhole(utterance).get()
      checkMarks(speech, utterance)
      let words = speech.marks.filter { $0.kind == .word }
      #expect(words.count == items.count, "\(voice) \(kind)")
      var alone = 0
      let single = items.map { Utterance(text: $0, voice: voice) }
      for await result in engine.renderInOrder(single, jobs: 2) {
        alone += try result.get().frames.count
      }
      let share = Double(speech.frames.count) / Double(alone)
      let report = "\(kind) \(share)"
      #expect((0.85...1.15).contains(share), "\(report)")
      if !(0.85...1.15).contains(share) { print("SHARE", voice, report, engine.statistics) }
    }
  }

  @Test func moreWordsThanAClauseHoldsAreAllSpoken() async throws {
    let utterance = Utterance(text: String(repeating: "a I o ", count: 250), voice: "en-us")
    let speech = try await shared.renderWhole(utterance).get()
    #expect(speech.marks.filter { $0.kind == .word }.count == 750)
    let third = Utterance(text: String(repeating: "a I o ", count: 50), voice: "en-us")
    let part = try await shared.renderWhole(third).get().frames.count
    #expect((0.9...1.1).contains(Double(speech.frames.count) / Double(5 * part)))
  }
}
