import Herald
import SynthProtocol

/// Turns the engine's events into marks on the words of the original text, and holds frames back
/// until their marks are known.
///
/// The engine reports groups of words as one ("in the"), numbers as many, and rounds places; so a
/// word gets its mark from the first event inside it, a word without an event is placed between its
/// neighbours by its place in the text, and marks never run backwards. What lies before an event
/// can get no more marks: it is settled, and delivered. The first buffer with a word is settled as soon
/// as it is there, so that a listener hears early. All of it follows from the engine's buffers alone, not
/// from the chunks they travel in.
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
  /// Before this frame no mark is set any more: what was settled when the last buffer was done.
  private var floor = 0
  private var buffer: Int32?
  private var pieceStart = 0
  private var piece = 0..<0
  private var wordsInPiece = 0

  /// Whether any word was reported.
  private(set) var hasSpoken = false
  /// Up to where in the clean text something was spoken, as far as is known.
  private(set) var reached = 0
  /// Where the engine left words out, as far as it can be told from its silence about them.
  private(set) var loss: Loss?

  /// Words that were left out.
  struct Loss: Sendable, Hashable {
    /// The place in the clean text from where on they are missing.
    var place: Int
    /// The frame up to which the sound is that of the text before them.
    var frame: Int
  }

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
    wordsInPiece = 0
    buffer = nil
    loss = nil
    reached = range.lowerBound
    let place = text.origins[range.lowerBound]
    nextWord = max(nextWord, words.firstIndex { $0.upperBound > place } ?? words.count)
    anchor = (frameCount, place)
  }

  /// Takes sound with its events.
  mutating func add(_ chunk: SoundChunk) {
    if frames.isEmpty { frames = chunk.samples } else { frames += chunk.samples }
    for event in chunk.events where loss == nil { take(event) }
  }

  /// Ends the stretch: words not reported lie between the last event and here.
  mutating func end() {
    floor = settled
    placeWords(before: text.origins[piece.upperBound], until: frameCount)
    for index in marks.indices where marks[index].frame >= frameCount {
      marks[index].frame = max(frameCount - 1, 0)
    }
    settled = frameCount
  }

  /// Ends the stretch early: what comes after this place of the clean text was not spoken, and what
  /// comes after this frame is not wanted.
  mutating func breakOff(at place: Int, frame: Int? = nil) {
    if let frame, frame < frameCount { frames.removeLast(frameCount - max(frame, delivered)) }
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
    if event.bufferStart != buffer { floor = settled }
    buffer = event.bufferStart
    switch event.kind {
    case .word:
      if !hasSpoken { settled = pieceStart + Int(event.bufferEnd) }
      hasSpoken = true
      let clean = min(
        max(piece.lowerBound + Int(event.position) - 1, reached), piece.upperBound - 1)
      let place = text.origins[clean]
      // Numbers and compounds report more than once; the first report is the word's.
      if nextWord > 0, place < words[nextWord - 1].upperBound {
        settled = max(settled, frame)
        return
      }
      guard let word = words[nextWord...].firstIndex(where: { $0.upperBound > place }) else {
        return
      }
      settled = max(settled, frame)
      if words[word].lowerBound >= text.origins[piece.upperBound] { return }
      if let lost = repeated(nextWord..<word) { return lose(lost, at: frame) }
      placeWords(before: words[word].lowerBound, until: frame)
      mark(word, at: frame)
      wordsInPiece += 1
      reached = max(reached, clean)
    case .clauseEnd:
      let clean = min(max(piece.lowerBound + Int(event.position), reached), piece.upperBound)
      settled = max(settled, frame)
      if let lost = repeated(unspoken(before: clean)) ?? tail(unspoken(before: clean)) {
        return lose(lost, at: frame)
      }
      placeWords(before: text.origins[clean], until: frame)
      reached = clean
    case .sentence:
      break
    }
  }

  private func unspoken(before clean: Int) -> Range<Int> {
    var end = nextWord
    while end < words.count, words[end].lowerBound < text.origins[clean] { end += 1 }
    return nextWord..<end
  }

  private mutating func lose(_ word: Int, at frame: Int) {
    let place = text.place(ofOriginal: words[word].lowerBound)
    if wordsInPiece > 0 { loss = Loss(place: place, frame: frame) }
  }

  /// The first of these words without an event that repeats the three before it, being of one letter or
  /// sign: the engine says such a one three times only.
  private func repeated(_ silent: Range<Int>) -> Int? {
    silent.first { word in
      guard word >= 3, words[word].count == 1 else { return false }
      let letter = lowered(word)
      return (word - 3..<word).allSatisfy { words[$0].count == 1 && lowered($0) == letter }
    }
  }

  private func lowered(_ word: Int) -> String {
    text.original[words[word].lowerBound].properties.lowercaseMapping
  }

  /// The first of these words at the end of a clause, where they are more than a group of the engine's
  /// dictionary can swallow: then the clause had more words than the engine holds.
  private func tail(_ silent: Range<Int>) -> Int? {
    let spoken = silent.filter { word in
      text.original[words[word]].contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || $0.properties.isEmojiPresentation
      }
    }
    return spoken.count > Self.longestGroup ? silent.lowerBound : nil
  }

  /// The dictionaries group up to four words after the first one.
  private static let longestGroup = 4

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
    let frame = max(frame, marks.last?.frame ?? 0, floor, delivered)
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
