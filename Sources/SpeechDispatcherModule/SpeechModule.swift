import Dispatch
import FoundationEssentials
import Herald
import HeraldDispatcher
import HeraldEngine
import HeraldWording
import Synchronization

/// Performs what the protocol asks for: starts the engine, speaks messages, ends them.
final class SpeechModule: Sendable {
  let outlet: Outlet
  let log: ModuleLog
  private let file: ConfigurationFile?
  private let speaker = Mutex<MessageSpeaker?>(nil)
  private let notes = Mutex<EngineNotes?>(nil)
  private let tasks = Mutex<[Int: Task<Void, Never>]>([:])

  init(file: ConfigurationFile?, sampleRate: Int, log: ModuleLog) {
    self.file = file
    self.log = log
    outlet = Outlet(sampleRate: sampleRate)
  }

  /// Takes a line from the server and returns whether the module goes on.
  func receive(_ line: [UInt8]) -> Bool {
    log.trace(line)
    return perform(outlet.update { $0.receive(line) })
  }

  /// Takes the end of the server's input.
  func endOfInput() { _ = perform(outlet.update { $0.endOfInput() }) }

  private func perform(_ actions: [ModuleProtocol.Action]) -> Bool {
    var goesOn = true
    for action in actions {
      switch action {
      case .initialise: initialise()
      case .speak(let message): speak(message)
      case .cease(let id): tasks.withLock { $0.removeValue(forKey: id) }?.cancel()
      case .openLog(let path):
        let isOpen = log.open(path)
        outlet.update { $0.logOpened(isOpen) }
      case .closeLog: log.close()
      case .leave: goesOn = false
      }
    }
    return goesOn
  }

  // MARK: Start

  /// Starts the engine; a module without one says so, and the server takes another module.
  private func initialise() {
    do throws(EngineError) {
      var limits = SpeechLimits()
      // A person who hears nothing is told after two seconds.
      limits.base = .seconds(2)
      // One message at a time, and the one that is being stopped; three minutes of sound are kept.
      let engine = try EngineSynthesizer(jobs: 2, cacheBytes: 8 << 20, limits: limits)
      let (voices, configuration) = try answers(of: engine)
      let list = VoiceList(voices: voices, variants: configuration.variants)
      let files = InstalledFiles(configuration: configuration)
      let listener =
        configuration.listenerLanguage.isEmpty
        ? ModuleWords.language(of: ProcessInfo.processInfo.environment)
        : configuration.listenerLanguage
      let spokenForms = configuration.spokenForms(
        wording: ICUWording(), listenerLanguages: [listener])
      let ready = MessageSpeaker(
        synthesizer: engine,
        planner: MessagePlanner(
          configuration: configuration, names: { files.symbolNames($0) },
          voiceLanguage: { list.language(ofVoice: $0) }, spokenForms: spokenForms),
        voices: VoiceResolver(synthesizer: engine, list: list, configuration: configuration),
        listenerLanguage: listener, iconPath: { files.soundIcon($0) },
        log: { [log] in log.tell($0) })
      speaker.withLock { $0 = ready }
      notes.withLock { $0 = EngineNotes(of: engine) }
      outlet.update { $0.initialised(voices: list.listed) }
    } catch {
      log.tell(error.description)
      outlet.update { $0.failed(reason: error.description) }
    }
  }

  /// The engine's voices and the configuration held against them, waited for: the server asks for
  /// nothing else meanwhile, and has no limit of its own for it.
  private func answers(of engine: EngineSynthesizer) throws(EngineError) -> Answer.Content {
    let answer = Answer()
    Task(priority: .high) {
      do {
        let voices = try await engine.voices()
        answer.give(.success((voices, await checkedConfiguration(against: engine))))
      } catch {
        answer.give(.failure(error as? EngineError ?? EngineError(.noEngine, "\(error)")))
      }
    }
    return try answer.wait(seconds: 20).get()
  }

  /// The configuration without what the engine does not have, which is told.
  private func checkedConfiguration(against engine: EngineSynthesizer) async -> ModuleConfiguration
  {
    guard var file else { return ModuleConfiguration() }
    let told = file.complaints
    await file.check(against: engine)
    for complaint in file.complaints where !told.contains(complaint) { log.tell(complaint) }
    return file.configuration
  }

  // MARK: Messages

  private func speak(_ message: DispatcherMessage) {
    let id = message.id
    guard let speaker = speaker.withLock({ $0 }) else {
      return outlet.update { $0.end(of: id) }
    }
    let output = PacedOutput(
      id: id, outlet: outlet, sampleRate: speaker.synthesizer.sampleRate,
      lead: .milliseconds(speaker.planner.configuration.lead))
    // Under the lock, so that a task that ends at once is taken out after it was put in.
    tasks.withLock {
      $0[id] = Task(priority: .high) { [self] in
        do {
          try await speaker.speak(message, to: output)
          try await output.finish()
        } catch is CancellationError {
          // The protocol has ended the message already.
        } catch {
          log.tell("\(error)")
        }
        if let note = notes.withLock({ $0?.next() }) { log.tell(note) }
        outlet.update { $0.end(of: id) }
        tasks.withLock { _ = $0.removeValue(forKey: id) }
      }
    }
  }
}

/// The engine's answer on its way from a task to a thread that waits.
private final class Answer: Sendable {
  typealias Content = (voices: [Voice], configuration: ModuleConfiguration)

  private let result = Mutex<Result<Content, EngineError>?>(nil)
  private let isGiven = DispatchSemaphore(value: 0)

  func give(_ value: Result<Content, EngineError>) {
    result.withLock { $0 = value }
    isGiven.signal()
  }

  func wait(seconds: Int) -> Result<Content, EngineError> {
    _ = isGiven.wait(timeout: .now() + .seconds(seconds))
    return result.withLock { $0 }
      ?? .failure(EngineError(.noEngine, "the engine did not answer within \(seconds) seconds"))
  }
}
