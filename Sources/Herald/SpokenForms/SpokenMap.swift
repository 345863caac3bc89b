/// Which part of a written text each part of its spoken text stands for, in Unicode scalars.
///
/// The pieces are in order and cover both texts without gap or overlap.
public struct SpokenMap: Sendable, Hashable {
  /// A stretch of the spoken text and the stretch of the written text it stands for.
  public struct Piece: Sendable, Hashable {
    /// The stretch of the spoken text, in Unicode scalars.
    public var spoken: Range<Int>
    /// The stretch of the written text, in Unicode scalars.
    public var written: Range<Int>
    /// Whether both stretches are the same scalars, so that positions inside map one to one.
    public var isVerbatim: Bool

    /// Creates a piece.
    public init(spoken: Range<Int>, written: Range<Int>, isVerbatim: Bool) {
      self.spoken = spoken
      self.written = written
      self.isVerbatim = isVerbatim
    }
  }

  /// The pieces, in order.
  public var pieces: [Piece]

  /// Creates a map from pieces that are in order.
  public init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// The stretch of the written text that a stretch of the spoken text stands for.
  public func written(of spoken: Range<Int>) -> Range<Int> {
    guard let last = pieces.last else { return spoken }
    var lower: Int?
    var upper = last.written.upperBound
    for piece in pieces where piece.spoken.upperBound > spoken.lowerBound {
      if lower == nil {
        lower =
          piece.isVerbatim
          ? piece.written.lowerBound + spoken.lowerBound - piece.spoken.lowerBound
          : piece.written.lowerBound
      }
      if piece.spoken.upperBound >= spoken.upperBound {
        upper =
          piece.isVerbatim
          ? piece.written.lowerBound + spoken.upperBound - piece.spoken.lowerBound
          : piece.written.upperBound
        break
      }
    }
    let start = lower ?? last.written.upperBound
    return start..<max(start, upper)
  }
}
