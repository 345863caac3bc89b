import Herald
import Testing

/// Positions in the spoken text, as positions in the written one.
struct SpokenMapTests {
  /// "for $5 now" said "for 5 dollars now".
  static let map = SpokenMap(pieces: [
    .init(spoken: 0..<4, written: 0..<4, isVerbatim: true),
    .init(spoken: 4..<13, written: 4..<6, isVerbatim: false),
    .init(spoken: 13..<17, written: 6..<10, isVerbatim: true),
  ])

  @Test func verbatimPiecesMapOneToOne() {
    #expect(Self.map.written(of: 0..<3) == 0..<3)
    #expect(Self.map.written(of: 14..<17) == 7..<10)
  }

  @Test func replacedPiecesMapWhole() {
    #expect(Self.map.written(of: 4..<5) == 4..<6)
    #expect(Self.map.written(of: 6..<13) == 4..<6)
  }

  @Test func rangesOverSeveralPieces() {
    #expect(Self.map.written(of: 0..<17) == 0..<10)
    #expect(Self.map.written(of: 6..<16) == 4..<9)
  }

  @Test func rangesBeyondTheEnd() {
    #expect(Self.map.written(of: 20..<25) == 10..<10)
    #expect(SpokenMap(pieces: []).written(of: 3..<5) == 3..<5)
  }
}
