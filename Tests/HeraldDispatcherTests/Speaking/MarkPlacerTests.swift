import Herald
import HeraldDispatcher
import Testing

@Suite struct MarkPlacerTests {
  /// What is heard: frames as their count, marks by their names.
  private func heard(
    _ markup: String, words: [(offset: Int, frame: Int)], frames: Int, chunk: Int
  ) -> [String] {
    guard case .text(let text, _) = MarkupReader.parts(of: markup).first else { return [] }
    var placer = MarkPlacer(text: text)
    var events: [MarkPlacer.Event] = []
    var start = 0
    while start < frames {
      let end = min(frames, start + chunk)
      let marks = words.filter { (start..<end).contains($0.frame) }.map {
        SpeechMark(kind: .word, frame: $0.frame, range: $0.offset..<($0.offset + 1))
      }
      events += placer.events(
        for: SpeechChunk(frames: (start..<end).map(Int16.init), marks: marks))
      start = end
    }
    events += placer.end()
    var next = 0
    var result: [String] = []
    for event in events {
      switch event {
      case .sound(let sound):
        #expect(sound == (next..<(next + sound.count)).map(Int16.init))
        next += sound.count
      case .mark(.named(let name)): result.append("\(name)@\(next)")
      case .mark(.capital): result.append("sign@\(next)")
      }
    }
    #expect(next == frames)
    return result
  }

  @Test(arguments: [1, 7, 49, 1_000]) func orca(chunk: Int) {
    let markup =
      "<speak><mark name=\"0:6\"/>Hello, <mark name=\"7:12\"/>world.<mark name=\"__spd_0\"/> "
      + "<mark name=\"14:16\"/>Is it<mark name=\"end\"/></speak>"
    // "Hello, world. Is it": words at 0, 7, 14 and 17.
    let words = [(0, 10), (7, 100), (14, 250), (17, 300)].map { (offset: $0.0, frame: $0.1) }
    #expect(
      heard(markup, words: words, frames: 400, chunk: chunk)
        == ["0:6@10", "7:12@100", "__spd_0@250", "14:16@250", "end@400"])
  }

  @Test(arguments: [1, 49, 1_000]) func wordsWithoutTheirOwnPlace(chunk: Int) {
    let markup = "<mark name='a'/>in <mark name='b'/>the <mark name='c'/>house"
    // The engine says "in the" as one word: "the" lies 3 letters into 7.
    #expect(
      heard(markup, words: [(0, 0), (7, 70)], frames: 200, chunk: chunk)
        == ["a@0", "b@30", "c@70"])
  }

  @Test func noWords() {
    #expect(
      heard("<mark name='a'/>...<mark name='b'/>", words: [], frames: 10, chunk: 10)
        == ["a@10", "b@10"])
    #expect(heard("<mark name='a'/>x", words: [], frames: 0, chunk: 10) == ["a@0"])
  }

  @Test func wordsOutOfOrder() {
    #expect(
      heard(
        "<mark name='a'/>one <mark name='b'/>two", words: [(4, 50), (0, 60), (90, 70)],
        frames: 100, chunk: 100) == ["a@0", "b@50"])
  }

  @Test func quotedWord() {
    #expect(
      heard("say <mark name='a'/>\"yes\"", words: [(0, 0), (4, 40)], frames: 100, chunk: 100)
        == ["a@40"])
  }

  @Test func soundWithoutMarksIsNotHeldBack() {
    var placer = MarkPlacer(text: MarkedText("one two"))
    let chunk = SpeechChunk(frames: [1, 2, 3])
    #expect(placer.events(for: chunk) == [.sound([1, 2, 3])])
  }
}
