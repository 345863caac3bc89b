public import Herald
import Synchronization

/// A synthesizer for tests: every character takes the same time, so that a test can count.
///
/// Equal utterances give equal frames. Each word is a chunk of its own that begins with its mark. The
/// frames have the value ``loudness``, so that speech and silence can be told apart.
public final class FakeSynthesizer: SpeechSynthesizer {
  /// Frames a second.
  public let sampleRate: Int
  /// How many frames a character (a Unicode scalar) takes at 175 words a minute.
  public let framesPerCharacter: Int
  /// Utterances that fail, by their text.
  public let faults: [String: EngineError]
  /// The value of every frame of speech.
  public static let loudness: Int16 = 1000

  private let knownVoices: [Voice]
  private let log = Mutex<[Utterance]>([])

  /// Creates a synthesizer; with the defaults a second holds twenty characters.
  ///
  /// Nothing is spoken of a text that `faults` names.
  public init(
    sampleRate: Int = 1000, framesPerCharacter: Int = 50,
    voices: [Voice] = FakeSynthesizer.voices, faults: [String: EngineError] = [:]
  ) {
    self.sampleRate = max(1, sampleRate)
    self.framesPerCharacter = max(0, framesPerCharacter)
    self.faults = faults
    knownVoices = voices
  }

  /// Voices for the languages that Herald itself speaks.
  public static let voices = [
    Voice(name: "en-us", displayName: "English (America)", languages: ["en-US", "en"]),
    Voice(name: "de", displayName: "German", languages: ["de"]),
    Voice(name: "es", displayName: "Spanish", languages: ["es"]),
    Voice(name: "fr", displayName: "French", languages: ["fr-FR", "fr"]),
    Voice(name: "it", displayName: "Italian", languages: ["it"]),
    Voice(name: "ja", displayName: "Japanese", languages: ["ja"]),
    Voice(name: "pt", displayName: "Portuguese", languages: ["pt"]),
    Voice(name: "ru", displayName: "Russian", languages: ["ru"]),
    Voice(name: "cmn", displayName: "Chinese", languages: ["zh", "cmn"]),
  ]

  /// What was asked of the synthesizer so far, in order.
  public var utterances: [Utterance] { log.withLock { $0 } }

  /// The name "fake", so that its frames are never taken for an engine's.
  public func engine() async throws -> EngineIdentity {
    EngineIdentity(name: "fake", version: "1")
  }

  /// The voices it was created with.
  public func voices() async throws -> [Voice] { knownVoices }

  /// The voice of this name, or the first one that speaks the language.
  public func voice(named name: String) async throws -> Voice {
    if let voice = knownVoices.first(where: { $0.name == name }) { return voice }
    let wanted = LanguageTag(name)
    if let voice = knownVoices.first(where: {
      $0.languages.contains { LanguageTag($0).primary == wanted.primary }
    }) {
      return voice
    }
    throw EngineError(.unknownVoice, "no voice is called \"\(name)\"", voice: name)
  }

  /// How many frames a text takes at a rate.
  public func frameCount(of text: String, rate: Int = 175) -> Int {
    frame(after: text.unicodeScalars.count, rate: rate)
  }

  /// Renders an utterance, word by word.
  public func render(_ utterance: Utterance) -> AsyncThrowingStream<SpeechChunk, any Error> {
    log.withLock { $0.append(utterance) }
    if let fault = faults[utterance.text] {
      return AsyncThrowingStream { throw fault }
    }
    let source = ChunkSource(chunks(of: utterance))
    return AsyncThrowingStream { await source.next() }
  }

  private func frame(after characters: Int, rate: Int) -> Int {
    characters * framesPerCharacter * 175 / max(1, rate)
  }

  private func chunks(of utterance: Utterance) -> [SpeechChunk] {
    let scalars = Array(utterance.text.unicodeScalars)
    let isSpace = scalars.map(\.properties.isWhitespace)
    let starts = scalars.indices.filter { !isSpace[$0] && ($0 == 0 || isSpace[$0 - 1]) }
    var chunks: [SpeechChunk] = []
    var start = 0
    for (index, wordStart) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1] : scalars.count
      let wordEnd = (wordStart..<next).first { isSpace[$0] } ?? next
      let mark = SpeechMark(
        kind: .word, frame: frame(after: wordStart, rate: utterance.parameters.rate),
        range: wordStart..<wordEnd)
      let end = frame(after: next, rate: utterance.parameters.rate)
      chunks.append(
        SpeechChunk(
          frames: [Int16](repeating: Self.loudness, count: end - start), marks: [mark]))
      start = end
    }
    return chunks
  }
}

/// Hands out chunks one by one, as the consumer asks for them.
private actor ChunkSource {
  private var chunks: ArraySlice<SpeechChunk>

  init(_ chunks: [SpeechChunk]) { self.chunks = chunks[...] }

  func next() -> SpeechChunk? { chunks.popFirst() }
}
