/// How long things may take and how large they may be.
public struct SpeechLimits: Sendable, Hashable {
  /// The least time that a text may keep its listener waiting for sound before it is given up.
  ///
  /// Only time spent waiting for the engine counts, not the time that a reader takes between chunks.
  public var base = Duration.seconds(5)
  /// What each scalar of the text adds to that time.
  ///
  /// The engine needs about 0.3 ms a scalar at the slowest, measured.
  public var perScalar = Duration.milliseconds(2)
  /// How long a worker may take for its start, and for its answer to the end of a request.
  public var answer = Duration.seconds(5)
  /// The largest text that is given to the engine in one piece, in UTF-8 bytes.
  public var wholeText = 128 * 1024

  /// Creates the usual limits.
  public init() {}
}
