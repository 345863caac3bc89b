public import Herald

/// Puts the marks of a text between the frames of its sound, as the engine tells where words begin.
///
/// A mark belongs to the next letter or digit after it. Where the engine begins a word there, its
/// frame is the word's; a word that the engine has drawn into the one before it ("in the" is one to
/// eSpeak NG) has its frame between the two, in proportion to the letters.
public struct MarkPlacer: Sendable {
  /// What follows in the order of hearing.
  public enum Event: Sendable, Hashable {
    /// Sound.
    case sound([Int16])
    /// A mark that is reached.
    case mark(MarkedText.Mark.Kind)
  }

  private var marks: ArraySlice<MarkedText.Mark>
  /// The place of the next letter or digit from every offset on.
  private let places: [Int]
  /// The sound since the last word began, and that word's place.
  private var held: [Int16] = []
  private var heldOffset = 0

  /// Creates a placer for a text.
  public init(text: MarkedText) {
    var places = Array(repeating: text.scalars.count, count: text.scalars.count + 1)
    for index in text.scalars.indices.reversed() {
      let properties = text.scalars[index].properties
      places[index] =
        properties.isAlphabetic || properties.numericType != nil ? index : places[index + 1]
    }
    self.places = places
    marks =
      text.marks.map { MarkedText.Mark($0.kind, at: Self.place(of: $0.offset, in: places)) }[...]
  }

  private static func place(of offset: Int, in places: [Int]) -> Int {
    places[min(max(offset, 0), places.count - 1)]
  }

  private var frame = 0

  /// Takes a chunk of the sound; what is certain is returned in the order of hearing.
  public mutating func events(for chunk: SpeechChunk) -> [Event] {
    guard !marks.isEmpty else {
      defer { held = [] }
      frame += chunk.frames.count
      return sound(held[...] + chunk.frames)
    }
    var events: [Event] = []
    var rest = chunk.frames[...]
    for word in chunk.marks where word.kind == .word {
      let count = min(max(0, word.frame - frame), rest.count)
      held += rest.prefix(count)
      rest = rest.dropFirst(count)
      frame += count
      events += release(before: Self.place(of: word.range.lowerBound, in: places))
    }
    held += rest
    frame += rest.count
    if marks.isEmpty {
      events += sound(held[...])
      held = []
    }
    return events
  }

  /// Takes the end of the sound; the marks that are left come now.
  public mutating func end() -> [Event] {
    let events = release(before: places.count - 1)
    let late = marks.map { Event.mark($0.kind) }
    marks = []
    return events + late
  }

  /// Lets go the sound up to the word that begins at an offset, with the marks inside it.
  private mutating func release(before offset: Int) -> [Event] {
    var events: [Event] = []
    var sent = 0
    while let mark = marks.first, mark.offset < offset {
      let reach = max(1, offset - heldOffset)
      let place = held.count * max(0, mark.offset - heldOffset) / reach
      if place > sent {
        events.append(.sound(Array(held[sent..<place])))
        sent = place
      }
      events.append(.mark(mark.kind))
      marks = marks.dropFirst()
    }
    events += sound(held[sent...])
    while let mark = marks.first, mark.offset == offset {
      events.append(.mark(mark.kind))
      marks = marks.dropFirst()
    }
    held = []
    heldOffset = max(heldOffset, offset)
    return events
  }

  private func sound(_ frames: some Collection<Int16>) -> [Event] {
    frames.isEmpty ? [] : [.sound(Array(frames))]
  }
}
