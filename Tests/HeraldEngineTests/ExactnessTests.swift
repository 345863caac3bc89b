import Herald
import HeraldEngine
import TestRuns
import Testing

@Suite struct ExactnessTests {
  @Test func anUtteranceHasTheFramesOfTheCommand() async throws {
    let utterance = Utterance(text: "Bailey, beagle", voice: "en-us")
    let speech = try await shared.renderWhole(utterance).get()
    #expect(try Peer.difference(speech, utterance) == nil)
    #expect(speech.marks.filter { $0.kind == .word }.map(\.range) == [0..<6, 8..<14])
  }

  /// Texts × voices × parameters, drawn with a seed, in any order and parallelism.
  @Test(arguments: [1, 2])
  func shuffledUtterancesHaveTheFramesOfTheCommand(jobs: Int) async throws {
    let engine = try EngineSynthesizer(jobs: jobs, cacheBytes: 0)
    var numbers = SeededNumbers(seed: UInt64(jobs))
    let names = try await engine.voices().map(\.name)
    var utterances: [Utterance] = []
    for index in 0..<(TestRun.isSoak ? 600 : 80) {
      let text = Samples.plainTexts[index % Samples.plainTexts.count]
      let base = Bool.random(using: &numbers) ? "en-us" : names.randomElement(using: &numbers)
      let variant = ["", "", "", "+f3", "+klatt", "+Annie"].randomElement(using: &numbers)
      var utterance = Utterance(text: text, voice: (base ?? "en") + (variant ?? ""))
      let rates = [80, 120, 175, 300, 449, 450, 600, 900]
      utterance.parameters.rate = rates.randomElement(using: &numbers) ?? 175
      if index % 4 == 0 {
        utterance.parameters.pitch = Int.random(in: 0...99, using: &numbers)
        utterance.parameters.volume = Int.random(in: 0...200, using: &numbers)
        utterance.parameters.wordGap = Int.random(in: 0...20, using: &numbers)
      }
      utterances.append(utterance)
    }
    utterances.shuffle(using: &numbers)
    var count = 0
    for await result in engine.renderInOrder(utterances, jobs: jobs) {
      switch result {
      case .success(let speech):
        let difference = try Peer.difference(speech, utterances[count])
        #expect(difference == nil)
        checkMarks(speech, utterances[count])
      case .failure(let error):
        // Some voices have no word for some of the texts, and neither has the command.
        #expect(error.code == .nothingSaid)
        #expect(try Peer.frames(utterances[count]).count < 200)
      }
      count += 1
    }
    #expect(count == utterances.count)
  }

  @Test func aLongTextIsPassedWhole() async throws {
    let sentence = "The quick brown fox jumps over the lazy dog, and then it sleeps until noon. "
    let utterance = Utterance(text: String(repeating: sentence, count: 60), voice: "en-us")
    let speech = try await shared.renderWhole(utterance).get()
    #expect(try Peer.difference(speech, utterance) == nil)
    #expect(speech.marks.filter { $0.kind == .word }.count == 15 * 60)
    #expect(speech.marks.filter { $0.kind == .sentence }.count == 60)
  }

  @Test func aStreamHasTheSameSoundAndMarks() async throws {
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0)
    let long = String(repeating: "one two 1234567 three, ", count: 60)
    for (number, text) in (Samples.plainTexts + [long, long, long]).enumerated() {
      var utterance = Utterance(text: text, voice: "en-us")
      utterance.parameters.rate = [175, 450, 80][number % 3]
      let whole = try await engine.renderWhole(utterance).get()
      var streamed = RenderedSpeech(sampleRate: engine.sampleRate)
      for try await chunk in engine.render(utterance) {
        let end = streamed.frames.count + chunk.frames.count
        for mark in chunk.marks {
          #expect((streamed.frames.count..<end).contains(mark.frame), "\(text) \(mark)")
        }
        streamed.frames += chunk.frames
        streamed.marks += chunk.marks
      }
      #expect(streamed.frames.elementsEqual(whole.frames))
      #expect(streamed.marks == whole.marks)
    }
  }
}

/// Marks run forwards, stay inside the sound, and each word has exactly one.
func checkMarks(_ speech: RenderedSpeech, _ utterance: Utterance) {
  var last = 0
  for mark in speech.marks {
    #expect(mark.frame >= last && mark.frame < speech.frames.count, "\(utterance) \(mark)")
    last = mark.frame
  }
  let ranges = speech.marks.filter { $0.kind == .word }.map(\.range)
  #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  let scalars = Array(utterance.text.unicodeScalars)
  var start = 0
  for token in scalars.split(whereSeparator: \.properties.isWhitespace) {
    start = token.startIndex
    let isWord = token.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    let marked = ranges.filter { token.indices.overlaps($0) }
    #expect(!isWord || !marked.isEmpty, "\(utterance), token at \(start)")
  }
}

/// Texts for tests, written for them.
enum Samples {
  static let plainTexts = [
    "Bailey, beagle.", "Age, 3 years", "More content available.", "Settings, button",
    "Hello world, this is a test of the system in the house of a friend.",
    "1,234,567 apples and 0.5% of the rest", "One. Two! Three? Four; five: six",
    "The 3rd of May, up to date and well-known: 415-555-0137 (ask for Ann).",
    "It's 12:30. Don't wait! \"Why?\" she asked.", "a", "I", "42", "NASA and HTML5",
    "user.name@example.com", "naïve café Ærø Łódź", "😀 smile", "Tom & Jerry + 2 = 3",
    "A sentence without an end and with quite a number of words in it that goes on and on",
  ]
}
