public import Herald

/// Works out what a message says: the pure step between the protocol and the engine.
public struct MessagePlanner: Sendable {
  /// What the configuration sets.
  public let configuration: ModuleConfiguration
  private let names: @Sendable (String) -> SymbolNames
  private let voiceLanguage: @Sendable (String) -> String?
  private let spokenForms: SpokenForms?

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - configuration: what `herald.conf` sets.
  ///   - names: the names of symbols in a language, asked for only where they are needed.
  ///   - voiceLanguage: the language of a voice by its name in the module's list.
  ///   - spokenForms: what makes words of what is written; nil for texts as they are.
  public init(
    configuration: ModuleConfiguration = ModuleConfiguration(),
    names: @escaping @Sendable (String) -> SymbolNames = { _ in .english },
    voiceLanguage: @escaping @Sendable (String) -> String? = { _ in nil },
    spokenForms: SpokenForms? = nil
  ) {
    self.configuration = configuration
    self.names = names
    self.voiceLanguage = voiceLanguage
    self.spokenForms = spokenForms
  }

  /// What a message says, step by step.
  public func steps(of message: DispatcherMessage) -> [SpokenStep] {
    var settings = message.settings
    if settings.capitals == .icon { settings.capitals = configuration.capitalIcon }
    switch message.kind {
    case .text:
      let steps = MarkupReader.parts(of: message.body).flatMap { part -> [SpokenStep] in
        switch part {
        case .text(let text, let style): self.steps(of: text, style, settings)
        case .pause(let milliseconds): [.pause(milliseconds)]
        }
      }
      return withPauses(steps)
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

  /// Where the style changes between two clauses, the pause that the engine makes within a text.
  ///
  /// Its length is the engine's at 175 words a minute (espeak-facts, Part 3), shorter as speech is
  /// faster.
  private func withPauses(_ steps: [SpokenStep]) -> [SpokenStep] {
    var result: [SpokenStep] = []
    for step in steps {
      if case .speech = step, case .speech(let before) = result.last, !before.isShort,
        let last = before.text.scalars.last(where: { !$0.properties.isWhitespace })
      {
        let milliseconds =
          switch last {
          case ".", "…": 294
          case "!", "?": 332
          case ":", ";": 219
          case ",": 143
          default: 0
          }
        let pause = milliseconds * 175 / max(1, before.parameters.rate)
        if pause > 0 { result.append(.pause(pause)) }
      }
      result.append(step)
    }
    return result
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
    case .words, .value:
      if settings.isSpelling { return spelled(text, style, settings) }
      return worded(text, style, settings).flatMap { stretch -> [SpokenStep] in
        var style = style
        if let language = stretch.language { style.applyLanguage(language) }
        return stretch.text.isBlank
          ? marks(stretch.text.marks[...]) : [read(stretch.text, style, settings)]
      }
    }
  }

  /// The text in its spoken forms; as it is where its writing is what the listener asked for, and the
  /// client does not say what it is.
  private func worded(
    _ text: MarkedText, _ style: SpokenStyle, _ settings: MessageSettings
  ) -> [SpokenStretch] {
    guard let spokenForms else { return [SpokenStretch(text: text)] }
    var hint: SpokenHint?
    if case .value(let kind, let format) = style.reading { hint = .sayAs(kind, format: format) }
    guard hint != nil || settings.punctuation == .none || settings.punctuation == .some else {
      return [SpokenStretch(text: text)]
    }
    return text.withoutStrayBlanks()
      .inSpokenForms(spokenForms, language: language(style, settings), as: hint)
  }

  private func read(
    _ text: MarkedText, _ style: SpokenStyle, _ settings: MessageSettings
  ) -> SpokenStep {
    var text = text
    if settings.punctuation != .none {
      text = text.namingSymbols(settings.punctuation, names: names(language(style, settings)))
    }
    text = text.withoutStrayBlanks().tellingCapitals(
      settings.capitals, word: ModuleWords.capital(in: language(style, settings)))
    return .speech(speech(text, style, settings))
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

  /// The language in which a stretch of a text is read: that of the voice it asks for.
  private func language(_ style: SpokenStyle, _ settings: MessageSettings) -> String {
    let request = VoiceRequest(settings: settings, style: style)
    return request.name.flatMap(voiceLanguage) ?? request.knownLanguage ?? configuration.language
  }
}
