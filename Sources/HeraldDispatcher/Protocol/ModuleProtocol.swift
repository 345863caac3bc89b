/// The module's side of speech-dispatcher's protocol: lines in, items to be written and actions out.
///
/// It holds the rules that keep the server alive, whatever the server sends and whatever becomes of
/// the speech: every message is accepted; nothing is said about one before `200 OK SPEAKING`; each
/// begins once (701) and ends once (702, 703 or 704); `STOP` and `PAUSE` have no answer.
public struct ModuleProtocol: Sendable {
  /// What the module has to do.
  public enum Action: Sendable, Hashable {
    /// Start the engine, then call ``initialised(voices:)`` or ``failed(reason:)``.
    case initialise
    /// Speak a message: ``sound(_:of:)``, ``mark(_:of:)`` and at last ``end(of:)``.
    case speak(DispatcherMessage)
    /// Speak the message of this number no further; what is still said of it is ignored.
    case cease(Int)
    /// Open the log file of this path, then call ``logOpened(_:)``.
    case openLog(String)
    /// Close that file.
    case closeLog
    /// Leave once everything is written.
    case leave
  }

  private enum State: Sendable {
    case command
    case block(Block, [[UInt8]])
    case left
  }

  private enum Block: Sendable {
    case settings, audio, logLevel
    case message(DispatcherMessage.Kind)
  }

  /// Frames a second of all sound.
  public let sampleRate: Int
  /// The settings that the next message will have.
  public private(set) var settings = MessageSettings()
  /// The server's level of logging, 0 to 5.
  public private(set) var logLevel = 0

  private var state = State.command
  private var outbox = Outbox()
  private var voices: [ListedVoice] = []
  private var messageCount = 0
  private var spoken: Int?
  private var sentenceMark: String?
  private var hasSound = false

  /// Creates the protocol of a module whose sound has this rate, in frames a second.
  public init(sampleRate: Int) { self.sampleRate = sampleRate }

  // MARK: What the server sends

  /// Takes a line from the server.
  public mutating func receive(_ line: [UInt8]) -> [Action] {
    switch state {
    case .left:
      return []
    case .command:
      return command(String(decoding: line, as: UTF8.self))
    case .block(let block, let lines) where line == [UInt8(ascii: ".")]:
      state = .command
      return close(block, lines)
    case .block(let block, var lines):
      state = .command  // So that the lines are not copied.
      lines.append(line.first == UInt8(ascii: ".") ? Array(line.dropFirst()) : line)
      state = .block(block, lines)
      return []
    }
  }

  /// Takes the end of the server's input: the module leaves.
  public mutating func endOfInput() -> [Action] {
    if case .left = state { return [] }
    state = .left
    return cease() + [.leave]
  }

  private mutating func command(_ line: String) -> [Action] {
    let words = line.split(whereSeparator: \.isWhitespace)
    switch (words.first, words.dropFirst().first) {
    case (nil, _): return []
    case ("INIT", nil): return [.initialise]
    case ("AUDIO", nil): open(.audio, "207 OK RECEIVING AUDIO SETTINGS")
    case ("LOGLEVEL", nil): open(.logLevel, "207 OK RECEIVING LOGLEVEL SETTINGS")
    case ("SET", nil): open(.settings, "203 OK RECEIVING SETTINGS")
    case ("SPEAK", nil): open(.message(.text), "202 OK RECEIVING MESSAGE")
    case ("CHAR", nil): open(.message(.character), "202 OK RECEIVING MESSAGE")
    case ("KEY", nil): open(.message(.key), "202 OK RECEIVING MESSAGE")
    case ("SOUND_ICON", nil): open(.message(.soundIcon), "202 OK RECEIVING MESSAGE")
    case ("STOP", nil): return stop()
    case ("PAUSE", nil): return pause()
    case ("LIST", "VOICES"): list(words.dropFirst(2).map(String.init))
    case ("DEBUG", "ON"):
      let path = line.split(separator: " ", maxSplits: 2).dropFirst(2).first.map(String.init)
      return [.openLog(path.map(trimmed) ?? "")]
    case ("DEBUG", "OFF"):
      outbox.append("200 OK DEBUGGING OFF")
      return [.closeLog]
    case ("QUIT", nil):
      state = .left
      let actions = cease()
      outbox.append("210 OK QUIT")
      return actions + [.leave]
    default: outbox.append("300 ERR UNKNOWN COMMAND")
    }
    return []
  }

  private mutating func open(_ block: Block, _ answer: String) {
    state = .block(block, [])
    outbox.append(answer)
  }

  private mutating func close(_ block: Block, _ lines: [[UInt8]]) -> [Action] {
    let text = { (line: [UInt8]) in String(decoding: line, as: UTF8.self) }
    switch block {
    case .settings:
      for line in lines { settings.set(text(line)) }
      outbox.append("203 OK SETTINGS RECEIVED")
    case .audio:
      // The server plays: a module that plays itself cannot tell when it is heard.
      let isServer = lines.map(text).contains {
        $0.hasPrefix("audio_output_method=")
          && $0.dropFirst("audio_output_method=".count).split(separator: ",").contains("server")
      }
      outbox.append(isServer ? "203 OK AUDIO INITIALIZED" : "300 ONLY THE SERVER PLAYS")
    case .logLevel:
      for line in lines.map(text) where line.hasPrefix("log_level=") {
        logLevel = Int(line.dropFirst("log_level=".count)) ?? logLevel
      }
      outbox.append("203 OK LOGLEVEL SET")
    case .message(let kind):
      return begin(kind, body: text(Array(lines.joined(separator: [UInt8(ascii: "\n")]))))
    }
    return []
  }

  private mutating func list(_ filter: [String]) {
    let found = voices.filter {
      $0.matches(language: filter.first, variant: filter.dropFirst().first)
    }
    guard !found.isEmpty else { return outbox.append("304 CANT LIST VOICES") }
    let lines = found.map { "200-\($0.name)\t\($0.language)\t\($0.variant)\n" }
    outbox.append(lines.joined() + "200 OK VOICE LIST SENT")
  }

  // MARK: Messages

  private mutating func begin(_ kind: DispatcherMessage.Kind, body: String) -> [Action] {
    // The server waits for a message's end before it sends another one.
    let ceased = stop()
    messageCount += 1
    spoken = messageCount
    sentenceMark = nil
    hasSound = false
    outbox.append("200 OK SPEAKING")
    outbox.append("701 BEGIN", as: .begin)
    return ceased
      + [.speak(DispatcherMessage(id: messageCount, kind: kind, body: body, settings: settings))]
  }

  private mutating func stop() -> [Action] {
    outbox.dropSound()
    let actions = cease()
    if !actions.isEmpty { outbox.append("703 STOP", as: .stop) }
    return actions
  }

  /// Pauses at the start of the sentence that is being spoken.
  ///
  /// Server 0.11.4 waits for ever for a sentence's mark after `PAUSE`, so that the last one is sent
  /// again; of a mark's number below zero it makes the start of the message. 0.12 does the same.
  /// The server decides to pause at a mark after it has queued it: were nothing left to play, the mark
  /// could be passed before, and nothing would ever pause. So a moment of silence goes before it.
  private mutating func pause() -> [Action] {
    guard spoken != nil else { return [] }
    outbox.dropSound()
    let actions = cease()
    appendSilence()
    outbox.append("700-\(lastMark)\n700 INDEX MARK")
    outbox.append("704 PAUSE", as: .stop)
    return actions
  }

  /// A tenth of a second of silence, which is not dropped.
  private mutating func appendSilence() {
    let silence = repeatElement(Int16(0), count: sampleRate / 10)
    outbox.append(
      .init(kind: .line, bytes: AudioBlock.bytes(frames: silence, sampleRate: sampleRate)))
  }

  /// The mark of the sentence that is being spoken; a number below zero is the message's start.
  private var lastMark: String { sentenceMark ?? "__spd_-1" }

  private mutating func cease() -> [Action] {
    guard let id = spoken else { return [] }
    spoken = nil
    return [.cease(id)]
  }

  // MARK: What the module says

  /// Answers `INIT`: the engine speaks with these voices.
  public mutating func initialised(voices: [ListedVoice]) {
    self.voices = voices
    outbox.append("299-Herald: ready to speak.\n299 OK LOADED SUCCESSFULLY")
  }

  /// Answers `INIT`: there is no engine; the server drops the module.
  public mutating func failed(reason: String) {
    let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    outbox.append("399-Herald: \(line)\n399 ERR CANT INIT MODULE")
  }

  /// Answers `DEBUG ON`.
  public mutating func logOpened(_ isOpen: Bool) {
    outbox.append(isOpen ? "200 OK DEBUGGING ON" : "303 CANT OPEN CUSTOM DEBUG FILE")
  }

  /// Sends sound of a message.
  public mutating func sound(_ frames: some Collection<Int16>, of id: Int) {
    guard spoken == id else { return }
    var rest = frames[...]
    hasSound = hasSound || !rest.isEmpty
    while !rest.isEmpty {
      let part = rest.prefix(AudioBlock.frameLimit)
      rest = rest.dropFirst(part.count)
      outbox.append(
        .init(
          kind: .sound(part.count), bytes: AudioBlock.bytes(frames: part, sampleRate: sampleRate)))
    }
  }

  /// Sends a mark of a message; a name that would break the protocol's lines is not sent.
  public mutating func mark(_ name: String, of id: Int) {
    guard spoken == id, isOneLine(name) else { return }
    outbox.append(.init(kind: .mark(name), bytes: Array("700-\(name)\n700 INDEX MARK\n".utf8)))
  }

  /// Has the server play a sound file as part of a message.
  public mutating func soundFile(_ path: String, of id: Int) {
    guard spoken == id, isOneLine(path) else { return }
    outbox.append(.init(kind: .mark(path), bytes: Array("706-\(path)\n706 ICON\n".utf8)))
  }

  /// Ends a message that was spoken, or of which nothing more can be.
  ///
  /// The last sentence's mark goes before the end: server 0.11.4 waits for ever where its `PAUSE`
  /// crosses the end of a message and no mark is left to pause at. The server keeps these marks to
  /// itself. So that it is not passed before,
  /// a message without a sound gets a moment of silence.
  public mutating func end(of id: Int) {
    guard spoken == id else { return }
    spoken = nil
    if !hasSound { appendSilence() }
    outbox.append(.init(kind: .end, bytes: []))
  }

  // MARK: What is written

  /// What is to be written next, whole.
  public struct Output: Sendable, Hashable {
    /// Which end of a message it is.
    public enum Place: Sendable, Hashable {
      /// The begin.
      case begin
      /// The end.
      case end
    }

    /// Its bytes.
    public var bytes: [UInt8]
    /// Which end of a message it is; nil for anything else.
    public var place: Place?
  }

  /// What is to be written next, or nil where nothing waits.
  public mutating func nextOutput() -> Output? {
    guard let item = outbox.take() else { return nil }
    switch item.kind {
    case .mark(let name):
      if name.hasPrefix("__spd_") { sentenceMark = name }
      return Output(bytes: item.bytes)
    case .begin: return Output(bytes: item.bytes, place: .begin)
    case .stop: return Output(bytes: item.bytes, place: .end)
    case .end:
      let bytes = Array("700-\(lastMark)\n700 INDEX MARK\n702 END\n".utf8)
      return Output(bytes: bytes, place: .end)
    case .line, .sound: return Output(bytes: item.bytes)
    }
  }

  /// The frames of sound that wait to be written.
  public var waitingFrameCount: Int { outbox.frameCount }

  /// Whether the module has been told to leave.
  public var hasLeft: Bool { if case .left = state { true } else { false } }

  private func isOneLine(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0 != "\n" && $0 != "\0" }
  }

  private func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
