import Herald
import Testing

private func chunk(_ count: Int, marks: Int...) -> SpeechChunk {
  SpeechChunk(
    frames: (0..<count).map { Int16(truncatingIfNeeded: $0) },
    marks: marks.map { SpeechMark(kind: .word, frame: $0, range: $0..<($0 + 1)) })
}

@Suite("The sound of one play, between its coming and its being heard") struct PlaybackBufferTests {
  @Test("Frames are handed over in order, as many as are wanted") func order() {
    var buffer = PlaybackBuffer()
    buffer.append(chunk(5))
    #expect(Array(buffer.take(3)) == [0, 1, 2])
    #expect(Array(buffer.take(3)) == [3, 4])
    #expect(buffer.take(3).isEmpty)
    #expect(buffer.take(-1).isEmpty)
    #expect(buffer.handedOver == 5)
  }

  @Test("Marks are told once, when their frame is being heard") func marks() {
    var buffer = PlaybackBuffer()
    buffer.append(chunk(10, marks: 0, 4, 10))
    #expect(buffer.advance(to: 0).isEmpty)
    _ = buffer.take(10)
    #expect(buffer.advance(to: 0).map(\.frame) == [0])
    #expect(buffer.nextEvent == 4)
    #expect(buffer.advance(to: 3).isEmpty)
    #expect(buffer.advance(to: 6).map(\.frame) == [4])
    #expect(buffer.advance(to: 5).isEmpty)
    #expect(buffer.heard == 6)
    #expect(buffer.advance(to: 99).map(\.frame) == [10])
    #expect(buffer.heard == 10)
  }

  @Test("It is heard when all has come and was heard") func end() {
    var buffer = PlaybackBuffer()
    buffer.append(chunk(4))
    _ = buffer.take(4)
    _ = buffer.advance(to: 4)
    #expect(!buffer.isHeard)
    buffer.finish()
    #expect(buffer.isHeard && buffer.isHandedOver)
    var nothing = PlaybackBuffer()
    nothing.finish()
    #expect(nothing.isHeard)
  }

  @Test("After a loss it goes on at the last mark that was heard") func rewinding() {
    var buffer = PlaybackBuffer()
    buffer.append(chunk(20, marks: 0, 5, 12))
    _ = buffer.take(18)
    _ = buffer.advance(to: 9)
    buffer.rewind()
    #expect(buffer.heard == 5)
    #expect(Array(buffer.take(4)) == [5, 6, 7, 8])
    // The mark that was told already is not told again.
    #expect(buffer.advance(to: 9).isEmpty)
    _ = buffer.take(99)
    #expect(buffer.advance(to: 20).map(\.frame) == [12])
  }

  @Test("What will not be heard again is let go, and the rest stays the same") func lettingGo() {
    var buffer = PlaybackBuffer()
    let part = [Int16](repeating: 7, count: 50_000)
    for index in 0..<4 {
      buffer.append(
        SpeechChunk(
          frames: part + [Int16(index)],
          marks: [SpeechMark(kind: .word, frame: index * 50_001, range: 0..<1)]))
    }
    buffer.finish()
    var taken: [Int16] = []
    while !buffer.isHandedOver {
      taken += buffer.take(1000)
      _ = buffer.advance(to: buffer.handedOver)
    }
    #expect(taken == (0..<4).flatMap { part + [Int16($0)] })
    buffer.rewind()
    #expect(buffer.heard == 150_003)
    #expect(buffer.take(60_000).last == 3)
  }
}
