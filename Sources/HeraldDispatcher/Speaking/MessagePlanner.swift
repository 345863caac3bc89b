internal import Herald

/// Works out what a message says: the pure step between the protocol and the engine.
public struct MessagePlanner: Sendable {
  /// What the configuration sets.
  public let configuration: ModuleConfiguration
  private let names: @Sendable (String) -> SymbolNames

  /// Creates a planner.
  ///
  /// `names`: the names of symbols in a language, asked for only where they are needed.
  public init(
    configuration: ModuleConfiguration = ModuleConfiguration(),
    names: @escaping @Sendable (String) -> SymbolNames = { _ in .english }
  ) {
    self.configuration = configuration
    self.names = names
  }

  /// What a message says, step by step.
  public func steps(of message: DispatcherMessage) -> [SpokenStep] {
    var settings = message.settings
    if settings.capitals == .icon { settings.capitals = configuration.capitalIcon }
    switch message.kind {
    case .text:
      return MarkupReader.parts(of: message.body).flatMap { part -> [SpokenStep] in
        switch part {
        case .text(let text, let style): steps(of: text, style, settings)
        case .pause(let milliseconds): [.pause(milliseconds)]
        }
      }
    case .character:
      // Servers before 0.12 send the word for a blank.
      let body = message.body == "space" ? " " : message.body
      guard body.count == 1, let character = body.first else {
        return steps(of: MarkedText(body), SpokenStyle(), settings)
      }
      return steps(of: character, SpokenStyle(), settings)
    case .key:
      if message.body.count == 1, let character = message.body.first {
        return steps(of: character, SpokenStyle(), settings)
      }
      let key = spokenKey(message.body, names: names(language(SpokenStyle(), settings)))
      return [.speech(speech(MarkedText(key), SpokenStyle(), settings, isShort: true))]
    case .soundIcon:
      let spoken = String(message.body.map { "-_".contains($0) ? " " : $0 })
      return [.soundIcon(message.body, speech(MarkedText(spoken), SpokenStyle(), settings))]
    }
  }

  private func steps(
    of text: MarkedText, _ style: SpokenStyle, _ settings: MessageSettings
  ) -> [SpokenStep] {
    if text.isBlank { return marks(text.marks[...]) }
    switch style.reading {
    case .characters: return spelled(text, style, settings)
    case .key:
      let key = text.text.split(whereSeparator: \.isWhitespace).joined(separator: "_")
      let spoken = spokenKey(key, names: names(language(style, settings)))
      return marks(text.marks[...])
        + [.speech(speech(MarkedText(spoken), style, settings, isShort: true))]
    case .words:
      if settings.isSpelling { return spelled(text, style, settings) }
      var text = text
      if settings.punctuation != .none {
        text = text.namingSymbols(settings.punctuation, names: names(language(style, settings)))
      }
      text = text.withoutStrayBlanks().tellingCapitals(
        settings.capitals, word: ModuleWords.capital(in: language(style, settings)))
      return [.speech(speech(text, style, settings))]
    }
  }

  private func spelled(
    _ text: MarkedText, _ style: SpokenStyle, _ settings: MessageSettings
  ) -> [SpokenStep] {
    var steps: [SpokenStep] = []
    var rest = text.marks[...]
    var offset = 0
    for character in text.text {
      let due = rest.prefix { $0.offset <= offset }
      steps += marks(due)
      rest = rest.dropFirst(due.count)
      offset += character.unicodeScalars.count
      // A blank between words is heard as one.
      steps += character.isWhitespace ? [.pause(150)] : self.steps(of: character, style, settings)
    }
    return steps + marks(rest)
  }

  private func steps(
    of character: Character, _ style: SpokenStyle, _ settings: MessageSettings
  ) -> [SpokenStep] {
    let language = language(style, settings)
    let isPlain = character.isLetter && character.isASCII
    let spoken =
      isPlain ? String(character) : spokenCharacter(character, names: names(language))
    var speech = speech(MarkedText(spoken), style, settings, isShort: true)
    guard character.unicodeScalars.first?.isCapital == true else { return [.speech(speech)] }
    switch settings.capitals {
    case .none: return [.speech(speech)]
    case .icon: return [.capitalSign, .speech(speech)]
    case .spell:
      speech.text = MarkedText("\(ModuleWords.capital(in: language)) \(spoken)")
      return [.speech(speech)]
    case .pitch:
      let pitches = SpeechParameters.pitches
      speech.parameters.pitch = min(speech.parameters.pitch + 25, pitches.upperBound)
      return [.speech(speech)]
    }
  }

  private func speech(
    _ text: MarkedText, _ style: SpokenStyle, _ settings: MessageSettings, isShort: Bool = false
  ) -> SpokenStep.Speech {
    SpokenStep.Speech(
      text: text, voice: VoiceRequest(settings: settings, style: style),
      parameters: configuration.parameters(for: settings, style: style), isShort: isShort)
  }

  private func marks(_ marks: ArraySlice<MarkedText.Mark>) -> [SpokenStep] {
    marks.map {
      switch $0.kind {
      case .named(let name): .mark(name)
      case .capital: .capitalSign
      }
    }
  }

  private func language(_ style: SpokenStyle, _ settings: MessageSettings) -> String {
    style.language ?? settings.language ?? configuration.language
  }
}
