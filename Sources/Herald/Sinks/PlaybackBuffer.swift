/// The sound of one play: what has come, what was handed over to be heard, and what was heard.
///
/// Frames are counted from the start of the play. What may have to be heard again after a loss (all
/// since the last mark that was heard) is kept, the rest is let go.
public struct PlaybackBuffer: Sendable {
  private var frames: [Int16] = []
  /// The frame that `frames` begins with.
  private var base = 0
  private var marks: [SpeechMark] = []
  private var nextMarkIndex = 0
  private var restart = 0

  /// Whether no more chunks will come.
  public private(set) var isFinished = false
  /// The number of frames that have come.
  public private(set) var end = 0
  /// The number of frames that were handed over.
  public private(set) var handedOver = 0
  /// The number of frames that were heard.
  public private(set) var heard = 0

  /// Creates an empty buffer.
  public init() {}

  /// Adds a chunk at the end.
  public mutating func append(_ chunk: SpeechChunk) {
    frames += chunk.frames
    end += chunk.frames.count
    marks += chunk.marks
  }

  /// Says that no more chunks will come.
  public mutating func finish() {
    isFinished = true
  }

  /// Hands over the next frames, as many as there are up to `maximum`.
  public mutating func take(_ maximum: Int) -> ArraySlice<Int16> {
    let start = handedOver - base
    let count = min(max(0, maximum), end - handedOver)
    handedOver += count
    return frames[start..<(start + count)]
  }

  /// How much silence comes next, in frames: of what has come, up to `maximum`.
  public func silence(upTo maximum: Int) -> Int {
    let next = frames[(handedOver - base)...].prefix(max(0, maximum))
    return next.firstIndex { $0 != 0 }.map { $0 - next.startIndex } ?? next.count
  }

  /// Takes note of how far was heard, and gives the marks that were reached by it.
  ///
  /// Never goes back, nor beyond what was handed over.
  public mutating func advance(to frame: Int) -> [SpeechMark] {
    heard = max(heard, min(frame, handedOver))
    let first = nextMarkIndex
    while nextMarkIndex < marks.count, isReached(marks[nextMarkIndex]) {
      restart = marks[nextMarkIndex].frame
      nextMarkIndex += 1
    }
    let reached = Array(marks[first..<nextMarkIndex])
    letGo()
    return reached
  }

  /// Takes back what was handed over since the last mark that was heard, to hand it over again.
  public mutating func rewind() {
    handedOver = restart
    heard = restart
  }

  /// Whether all has come and was heard.
  public var isHeard: Bool { isFinished && heard >= end }

  /// Whether all has come and was handed over.
  public var isHandedOver: Bool { isFinished && handedOver >= end }

  /// The next frame at which something is to be told: a mark, or the end of what was handed over.
  public var nextEvent: Int {
    let mark = nextMarkIndex < marks.count ? marks[nextMarkIndex].frame : handedOver
    return max(heard, min(mark, handedOver))
  }

  /// A mark is reached when its frame is being heard; one at the very end when all was heard.
  private func isReached(_ mark: SpeechMark) -> Bool {
    mark.frame < heard || (mark.frame <= heard && (heard > 0 || handedOver > 0))
  }

  private mutating func letGo() {
    // In large steps, since letting go moves what remains.
    guard restart - base > 1 << 16 else { return }
    frames.removeFirst(restart - base)
    base = restart
    marks.removeFirst(nextMarkIndex)
    nextMarkIndex = 0
  }
}
