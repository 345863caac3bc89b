import Herald
import SynthProtocol

/// Turns the engine's events into marks on the words of the original text, and holds frames back
/// until their marks are known.
///
/// The engine reports groups of words as one ("in the"), numbers as many, and rounds places; so a
/// word gets its mark from the first event inside it, a word without an event is placed between its
/// neighbours by its place in the text, and marks never run backwards. What lies before an event
/// can get no more marks: it is settled, and delivered. The first frames are settled as soon as a
/// word has begun in them, so that a listener hears early.
struct MarkPlacer: Sendable {
  private let text: CleanText
  private let words: [Range<Int>]
  private let sentenceStarts: Set<Int>
  private let speed: Double
  private var nextWord = 0
  private var anchor = (frame: 0, place: 0)
  private var frames: [Int16] = []
  private var marks: [SpeechMark] = []
  private var delivered = 0
  private var settled = 0
  private var pieceStart = 0
  private var piece = 0..<0

  /// Whether any word was reported.
  private(set) var hasSpoken = false
  /// Up to where in the clean text something was spoken, as far as is known.
  private(set) var reached = 0

  /// Creates a placer for a text at a rate.
  init(text: CleanText, rate: Int) {
    self.text = text
    words = SpokenWords.words(in: text.original)
    sentenceStarts = SpokenWords.sentenceStarts(in: text.original, words: words)
    // From 450 words a minute on the engine speaks at 175 and shortens the sound afterwards, but
    // reports the frames from before, counted from the start of the buffer.
    speed = rate >= 450 ? Double(rate) / 175 : 1
  }

  /// Frames taken so far, delivered or not.
  var frameCount: Int { delivered + frames.count }

  /// Begins a stretch of the clean text that is rendered by itself.
  mutating func begin(_ range: Range<Int>) {
    piece = range
    pieceStart = frameCount
    reached = range.lowerBound
    let place = text.origins[range.lowerBound]
    nextWord = max(nextWord, words.firstIndex { $0.upperBound > place } ?? words.count)
    anchor = (frameCount, place)
  }

  /// Takes sound with its events.
  mutating func add(_ chunk: SoundChunk) {
    let wasSilent = !hasSpoken
    frames += chunk.samples
    for event in chunk.events { take(event) }
    if wasSilent && hasSpoken && delivered == 0 { settled = frameCount }
  }

  /// Ends the stretch: words not reported lie between the last event and here.
  mutating func end() {
    placeWords(before: text.origins[piece.upperBound], until: frameCount)
    for index in marks.indices where marks[index].frame >= frameCount {
      marks[index].frame = max(frameCount - 1, 0)
    }
    settled = frameCount
  }

  /// Ends the stretch early: what comes after this place of the clean text was not spoken.
  mutating func breakOff(at place: Int) {
    piece = piece.lowerBound..<max(min(place, piece.upperBound), piece.lowerBound)
    end()
  }

  /// What can be delivered now.
  mutating func takeSettled() -> SpeechChunk? {
    guard hasSpoken else { return nil }
    let count = settled - delivered
    let ready = marks.prefix { $0.frame < settled }
    guard count > 0 || !ready.isEmpty else { return nil }
    let chunk: SpeechChunk
    if count == frames.count {
      chunk = SpeechChunk(frames: frames, marks: Array(ready))
      frames = []
    } else {
      chunk = SpeechChunk(frames: Array(frames[..<count]), marks: Array(ready))
      frames.removeFirst(count)
    }
    marks.removeFirst(ready.count)
    delivered = settled
    return chunk
  }

  private mutating func take(_ event: EngineEvent) {
    let frame = frame(of: event)
    switch event.kind {
    case .word:
      hasSpoken = true
      let clean = min(
        max(piece.lowerBound + Int(event.position) - 1, reached), piece.upperBound - 1)
      let place = text.origins[clean]
      guard let word = words[nextWord...].firstIndex(where: { $0.upperBound > place }) else {
        return
      }
      settled = max(settled, frame)
      if words[word].lowerBound >= text.origins[piece.upperBound] { return }
      placeWords(before: words[word].lowerBound, until: frame)
      mark(word, at: frame)
      reached = max(reached, clean)
    case .clauseEnd:
      let clean = min(max(piece.lowerBound + Int(event.position), reached), piece.upperBound)
      placeWords(before: text.origins[clean], until: frame)
      settled = max(settled, frame)
      reached = clean
    case .sentence:
      break
    }
  }

  /// Places words that got no event between the last one that did and this frame.
  private mutating func placeWords(before place: Int, until frame: Int) {
    var end = nextWord
    while end < words.count, words[end].lowerBound < place { end += 1 }
    guard end > nextWord else { return }
    let span = max(1, place - anchor.place)
    let start = anchor
    for word in nextWord..<end {
      let share = Double(words[word].lowerBound - start.place) / Double(span)
      let offset = Int(Double(frame - start.frame) * min(max(share, 0), 1))
      mark(word, at: start.frame + offset)
    }
  }

  /// A mark comes neither before the last one nor inside what was delivered.
  private mutating func mark(_ word: Int, at frame: Int) {
    let range = words[word]
    let frame = max(frame, marks.last?.frame ?? 0, delivered)
    if sentenceStarts.contains(range.lowerBound) {
      let end = words[(word + 1)...].first { sentenceStarts.contains($0.lowerBound) }
      let last = end.map(\.lowerBound) ?? words.last?.upperBound ?? range.upperBound
      marks.append(SpeechMark(kind: .sentence, frame: frame, range: range.lowerBound..<last))
    }
    marks.append(SpeechMark(kind: .word, frame: frame, range: range))
    nextWord = word + 1
    anchor = (frame, range.lowerBound)
  }

  private func frame(of event: EngineEvent) -> Int {
    let inside = Double(event.sample - event.bufferStart) / speed
    let frame = Int(event.bufferStart) + Int(inside)
    let repaired = speed == 1 ? Int(event.sample) : frame
    return pieceStart + min(max(repaired, Int(event.bufferStart)), Int(event.bufferEnd))
  }
}
