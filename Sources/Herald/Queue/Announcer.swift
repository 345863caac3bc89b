internal import Synchronization

/// Performs what the queue decides: renders, plays, and tells what was heard.
public actor Announcer {
  /// The phrase that is being spoken or held.
  private struct Work {
    var turn: Int
    var id: Int
    var segments: [Segment]
    var first: Int
    var pause: Int
    /// The segment that is being heard; -1 before the first one.
    var segment = -1
    /// Frames of the phrase that were heard before a pause and are left out.
    var skip = 0
    /// The frame of the phrase at which the last word began.
    var lastWord = 0
    /// Frames of the phrase that count as heard already.
    var counted = 0
    var task: Task<Int, Never>?
    /// What the sink has told and is not told on yet.
    var marks = HeardMarks()
    /// Which of its plays counts: a pause and its end make one more.
    var play = 0
    var isHeld = false
  }

  private var renderer: AnnouncementRenderer
  private let sink: any AudioSink
  private let inbox: AsyncStream<Input>.Continuation
  private let outbox: AsyncStream<AnnouncementEvent>.Continuation
  private var queue = SpeechQueue()
  private var work: Work?
  private var heardFrames: [Int: Int] = [:]
  private var heardTexts: [Int: HeardText] = [:]
  private var elementIDs: [Int: String] = [:]
  private var plays = 0
  private var ids = 0
  private var isFinishing = false

  /// What was announced, started, heard and ended.
  public nonisolated let events: AsyncStream<AnnouncementEvent>
  /// The fault of the sink or the engine that makes all speech impossible, once there was one.
  public private(set) var fault: (any Error)?

  private enum Input: Sendable {
    case event(SpeechQueue.Event)
    case pauseOrResume
    case marks(play: Int)
    case played(play: Int, failure: String?)
    case fault(play: Int, any Error)
    case finish
    case close
  }

  /// Creates an announcer, which speaks until ``close()`` is called.
  public init(renderer: AnnouncementRenderer, sink: any AudioSink) {
    self.renderer = renderer
    self.sink = sink
    (events, outbox) = AsyncStream.makeStream()
    let (inputs, inbox) = AsyncStream.makeStream(of: Input.self)
    self.inbox = inbox
    Task {
      for await input in inputs { await self.take(input) }
    }
  }

  // MARK: - For the listener's program

  /// Announces; every announcement ends with exactly one ``AnnouncementEvent/Kind/ended(_:_:)``.
  ///
  /// - Returns: the id by which events name it.
  @discardableResult
  public func announce(
    _ plan: AnnouncementPlan, priority: Priority = .text,
    occasion: Announcement.Occasion = .message
  ) -> Int {
    ids += 1
    elementIDs[ids] = plan.elementID
    inbox.yield(
      .event(
        .announce(Announcement(id: ids, priority: priority, occasion: occasion, plan: plan))))
    return ids
  }

  /// Takes another renderer, for all that begins to be spoken from now on.
  public func use(_ renderer: AnnouncementRenderer) { self.renderer = renderer }

  /// Adds high content that came late to the announcement of its element.
  public func add(high segments: [Segment], to elementID: String) {
    ids += 1
    inbox.yield(.event(.highContent(elementID: elementID, segments: segments, id: ids)))
  }

  /// Says the last text or message again.
  public func sayAgain() {
    ids += 1
    inbox.yield(.event(.repeat(id: ids)))
  }

  /// Leaves out the cue, since the listener opened the rotor.
  public nonisolated func openRotor() { inbox.yield(.event(.rotorOpened)) }
  /// Ends what is being spoken.
  public nonisolated func stop() { inbox.yield(.event(.stop)) }
  /// Ends what is being spoken, and drops what waits.
  public nonisolated func cancel() { inbox.yield(.event(.cancel)) }
  /// Holds what is being spoken.
  public nonisolated func pause() { inbox.yield(.event(.pause)) }
  /// Goes on at the word where it was held.
  public nonisolated func resume() { inbox.yield(.event(.resume)) }
  /// Holds what is being spoken, or goes on where it is held.
  public nonisolated func pauseOrResume() { inbox.yield(.pauseOrResume) }
  /// Goes on with the next segment.
  public nonisolated func skip() { inbox.yield(.event(.skip)) }

  /// Ends the events once all that was announced has ended; nothing more may be announced.
  public nonisolated func finish() { inbox.yield(.finish) }

  /// Cancels everything and ends the events.
  public nonisolated func close() {
    inbox.yield(.event(.cancel))
    inbox.yield(.close)
  }

  // MARK: - Performing

  private func take(_ input: Input) async {
    switch input {
    case .event(let event): await perform(queue.handle(event))
    case .pauseOrResume:
      await perform(queue.handle(queue.isPaused ? .resume : .pause))
    case .marks(let play):
      if work?.play == play { tellMarks() }
    case .played(let play, let failure):
      guard let work, work.play == play, !work.isHeld else { return }
      tellMarks()
      if failure == nil { heardTexts[work.id]?.finish() }
      await perform(queue.handle(.spoken(turn: work.turn, failure: failure)))
    case .fault(let play, let error):
      fault = error
      guard let work, work.play == play else { return }
      let ends = queue.handle(.spoken(turn: work.turn, failure: "\(error)")) + queue.handle(.cancel)
      // Nothing more can be spoken.
      await perform(ends.filter { if case .speak = $0 { false } else { true } })
    case .finish: isFinishing = true
    case .close: end()
    }
    if isFinishing, queue.isEmpty { end() }
  }

  private func end() {
    inbox.finish()
    outbox.finish()
  }

  private func perform(_ actions: [SpeechQueue.Action]) async {
    for action in actions {
      switch action {
      case .begin(let announcement):
        elementIDs[announcement.id] = announcement.plan.elementID
        tell(announcement.id, .started)
      case .speak(let turn, let id, let segments, let first, let role):
        await settle()
        let pause =
          role.map {
            renderer.profile.pauseFrames(after: $0, sampleRate: renderer.synthesizer.sampleRate)
          } ?? 0
        work = Work(turn: turn, id: id, segments: segments, first: first, pause: pause)
        speak()
      case .silence:
        await silence()
        if let id = work?.id { heardTexts[id]?.cut() }
      case .hold:
        work?.isHeld = true
        await silence()
      case .release: release()
      case .end(let id, let outcome):
        if work?.id == id {
          await settle()
          work = nil
        }
        var heard = AnnouncementEvent.Heard()
        heard.frames = heardFrames.removeValue(forKey: id) ?? 0
        heard.text = heardTexts.removeValue(forKey: id)?.text ?? ""
        tell(id, .ended(outcome, heard))
        elementIDs[id] = nil
      }
    }
  }

  /// Starts to play the phrase of the work.
  private func speak() {
    guard var now = work, now.task == nil else { return }
    plays += 1
    let (play, inbox, sink) = (plays, inbox, sink)
    let plan = AnnouncementPlan(elementID: "", kind: .layered, segments: now.segments)
    let failure = FirstFailure()
    let stream = PhraseStream(
      renderer.stream(plan) { _, error in failure.set("\(error)") },
      pause: now.skip > 0 ? 0 : now.pause, skip: now.skip)
    let marks = HeardMarks()
    now.play = play
    now.marks = marks
    now.task = Task {
      do {
        let frames = try await sink.play(stream.stream) { mark in
          marks.add(mark)
          inbox.yield(.marks(play: play))
        }
        inbox.yield(.played(play: play, failure: failure.reason))
        return frames
      } catch is CancellationError {
        return 0
      } catch {
        inbox.yield(.fault(play: play, error))
        return 0
      }
    }
    work = now
  }

  /// Stops the sound, and takes note of how much of it was heard.
  private func silence() async {
    guard let task = work?.task else { return }
    await sink.stop()
    // Where the play had not begun yet, the sink had nothing to stop.
    task.cancel()
    work?.play = 0
    await settle()
  }

  /// Takes note of how much was heard of a play that has ended or is about to.
  private func settle() async {
    guard let now = work, let task = now.task else { return }
    work?.task = nil
    let frames = await task.value
    tellMarks()
    // What is heard again after a pause counts once.
    let heard = (now.skip > 0 ? now.pause + now.skip : 0) + frames
    heardFrames[now.id, default: 0] += max(0, heard - now.counted)
    work?.counted = max(heard, now.counted)
  }

  private func release() {
    guard var now = work, now.isHeld else { return }
    now.isHeld = false
    now.skip = now.lastWord
    work = now
    speak()
  }

  // MARK: - Telling

  private func tell(_ id: Int, _ kind: AnnouncementEvent.Kind) {
    outbox.yield(AnnouncementEvent(id: id, elementID: elementIDs[id] ?? "", kind))
  }

  private func tellMarks() {
    for mark in work?.marks.take() ?? [] { tell(mark) }
  }

  private func tell(_ mark: SpeechMark) {
    guard let now = work else { return }
    switch mark.kind {
    case .segment(let index):
      // After a pause in its first word a segment begins once more, and is not told again.
      guard now.segments.indices.contains(index), index > now.segment else { return }
      work?.segment = index
      heardTexts[now.id, default: HeardText()].begin(now.segments[index])
      tell(now.id, .segment(now.first + index, now.segments[index]))
    case .sentence: break
    case .word:
      work?.lastWord = mark.frame + now.skip - (now.skip > 0 ? 0 : now.pause)
      guard now.segments.indices.contains(now.segment) else { return }
      let segment = now.segments[now.segment]
      let range = segment.map?.written(of: mark.range) ?? mark.range
      guard let word = heardTexts[now.id]?.word(range) else { return }
      tell(now.id, .word(word.text, segment: now.first + now.segment, range: word.range))
    }
  }
}

/// The marks that a sink has told of one play.
private final class HeardMarks: Sendable {
  private let marks = Mutex<[SpeechMark]>([])
  func add(_ mark: SpeechMark) { marks.withLock { $0.append(mark) } }
  func take() -> [SpeechMark] {
    marks.withLock { marks in
      defer { marks = [] }
      return marks
    }
  }
}

/// The first fault of a phrase.
private final class FirstFailure: Sendable {
  private let first = Mutex<String?>(nil)
  var reason: String? { first.withLock { $0 } }
  func set(_ reason: String) { first.withLock { if $0 == nil { $0 = reason } } }
}
