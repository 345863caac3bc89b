public import Herald

/// Where the sound of a message goes: the protocol's side in the module, a list in tests.
public protocol MessageOutput: Sendable {
  /// Takes sound, as soon as it may be sent; throws when the message is cancelled.
  func sound(_ frames: [Int16]) async throws
  /// Takes the name of a mark.
  func mark(_ name: String) async
  /// Takes the path of a sound file that the server plays.
  func soundFile(_ path: String) async
}

/// Speaks messages through an engine, whatever becomes of the engine on the way.
public struct MessageSpeaker: Sendable {
  /// What renders the speech.
  public let synthesizer: any SpeechSynthesizer
  /// What works out what is said.
  public let planner: MessagePlanner
  private let voices: VoiceResolver
  private let listenerLanguage: String
  private let iconPath: @Sendable (String) -> String?
  private let log: @Sendable (String) -> Void

  /// Creates a speaker.
  ///
  /// - Parameters:
  ///   - synthesizer: what renders the messages.
  ///   - planner: what reads them.
  ///   - voices: which voice speaks which language.
  ///   - listenerLanguage: the language of the notice for what could not be spoken.
  ///   - iconPath: the path of a sound icon's file, or nil where there is none.
  ///   - log: told what went wrong.
  public init(
    synthesizer: any SpeechSynthesizer, planner: MessagePlanner, voices: VoiceResolver,
    listenerLanguage: String = "en",
    iconPath: @escaping @Sendable (String) -> String? = { _ in nil },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.synthesizer = synthesizer
    self.planner = planner
    self.voices = voices
    self.listenerLanguage = listenerLanguage
    self.iconPath = iconPath
    self.log = log
  }

  /// Speaks a message to its end; what the engine cannot speak is skipped, and told at the end.
  ///
  /// - Throws: only what the output throws when the message is cancelled.
  public func speak(_ message: DispatcherMessage, to output: some MessageOutput) async throws {
    var isWhole = true
    for step in planner.steps(of: message) {
      try Task.checkCancellation()
      switch step {
      case .speech(let speech): isWhole = try await speak(speech, to: output) && isWhole
      case .pause(let milliseconds): try await silence(milliseconds, to: output)
      case .mark(let name): await output.mark(name)
      case .capitalSign: try await sign(volume: parameters(message).volume, to: output)
      case .soundIcon(let name, let speech):
        if let path = iconPath(name) {
          await output.soundFile(path)
        } else {
          isWhole = try await speak(speech, to: output) && isWhole
        }
      }
    }
    if !isWhole {
      let notice = SpokenStep.Speech(
        text: MarkedText(ModuleWords.unspoken(in: listenerLanguage)),
        voice: VoiceRequest(language: listenerLanguage), parameters: parameters(message))
      _ = try await speak(notice, to: output)
    }
  }

  private func parameters(_ message: DispatcherMessage) -> SpeechParameters {
    planner.configuration.parameters(for: message.settings)
  }

  /// Speaks a text and returns whether all of it was spoken.
  private func speak(
    _ speech: SpokenStep.Speech, to output: some MessageOutput
  ) async throws -> Bool {
    var placer = MarkPlacer(text: speech.text)
    var isWhole = true
    if !speech.text.isBlank {
      let utterance = Utterance(
        text: speech.text.text, voice: await voices.voice(for: speech.voice),
        parameters: speech.parameters)
      var held: [SpeechChunk] = []
      do {
        for try await chunk in synthesizer.render(utterance) {
          if speech.isShort {
            held.append(chunk)
          } else {
            try await send(placer.events(for: chunk), speech, to: output)
          }
        }
      } catch let error as EngineError where error.code == .nothingSaid {
        // A text of nothing but signs that have no name.
      } catch let error as EngineError {
        try Task.checkCancellation()
        log("\(error)")
        isWhole = false
      }
      try Task.checkCancellation()
      for chunk in trimmed(held) {
        try await send(placer.events(for: chunk), speech, to: output)
      }
    }
    try await send(placer.end(), speech, to: output)
    return isWhole
  }

  private func send(
    _ events: [MarkPlacer.Event], _ speech: SpokenStep.Speech, to output: some MessageOutput
  ) async throws {
    for event in events {
      switch event {
      case .sound(let frames): try await output.sound(frames)
      case .mark(.named(let name)): await output.mark(name)
      case .mark(.capital): try await sign(volume: speech.parameters.volume, to: output)
      }
    }
  }

  private func sign(volume: Int, to output: some MessageOutput) async throws {
    try await output.sound(
      CapitalSign.frames(sampleRate: synthesizer.sampleRate, volume: volume))
  }

  private func silence(_ milliseconds: Int, to output: some MessageOutput) async throws {
    var rest = milliseconds * synthesizer.sampleRate / 1_000
    while rest > 0 {
      let count = min(rest, AudioBlock.frameLimit)
      try await output.sound(Array(repeating: 0, count: count))
      rest -= count
    }
  }

  /// A short sound without the pause at its end, but for 30 ms: the next key is waited for.
  private func trimmed(_ chunks: [SpeechChunk]) -> [SpeechChunk] {
    guard !chunks.isEmpty else { return [] }
    let whole = SpeechChunk(
      frames: chunks.flatMap(\.frames), marks: chunks.flatMap(\.marks))
    let end = (whole.frames.lastIndex { abs(Int($0)) > 32 } ?? -1) + 1
    let rest = synthesizer.sampleRate * 30 / 1_000
    return [SpeechChunk(frames: Array(whole.frames.prefix(end + rest)), marks: whole.marks)]
  }
}
