import Herald
import SynthProtocol

/// One utterance on its way through a lane.
///
/// It decides which stretch of the text is rendered next, and what happens to one that the engine
/// cannot bear. All of it runs on the lane's thread. The text is given to the engine whole, and cut
/// only where the engine says that a clause is more than it holds, leaves words out, or fails. What
/// was delivered is never delivered again: frames depend on the text alone, so that a lost request is
/// rendered again and goes on at the frame it had reached.
struct Rendition: Sendable {
  private let utterance: Utterance
  private let voice: String
  private let isWhole: Bool
  private let text: CleanText
  private let limits: SpeechLimits
  private let statistics: Statistics
  private let cancelSwitch: CancelSwitch

  private var placer: MarkPlacer
  private var pending: [Piece]
  private var current: Attempt?
  private var faults: [EngineError] = []
  private var isSplit = false

  /// Prepares an utterance for the voice of this identifier; a whole one is delivered at its end.
  init(
    _ utterance: Utterance, voice: String, isWhole: Bool, limits: SpeechLimits,
    statistics: Statistics, cancelSwitch: CancelSwitch
  ) {
    self.utterance = utterance
    self.voice = voice
    self.isWhole = isWhole
    self.limits = limits
    self.statistics = statistics
    self.cancelSwitch = cancelSwitch
    text = CleanText(cleaning: utterance.text)
    placer = MarkPlacer(text: text, rate: utterance.parameters.rate)
    pending = Splitting.wholes(of: text.scalars, bytes: limits.wholeText).reversed()
      .map { Piece(range: $0, kind: .whole) }
  }

  /// A stretch of the clean text that is rendered by itself.
  struct Piece: Sendable {
    /// How much it was cut already.
    enum Kind: Sendable { case whole, part, retry }

    var range: Range<Int>
    var kind: Kind
  }

  /// A piece under way.
  private struct Attempt: Sendable {
    var piece: Piece
    /// The request at the worker; nil where it is still to be sent, or sent again.
    var number: UInt32?
    /// Frames that came in this attempt.
    var received: Int32 = 0
    /// Frames that were taken, in this attempt or an earlier one.
    var taken: Int32 = 0
    /// How often the worker was lost since the last frame was taken.
    var losses = 0
    /// How long the listener may still be kept waiting.
    var patience: Duration
  }

  /// The next chunk, nil at the end; throws once all that can be delivered was.
  mutating func next(on lane: isolated Lane) throws(EngineError) -> SpeechChunk? {
    while true {
      let isSettled = !isWhole || current == nil && pending.isEmpty
      if isSettled, let chunk = placer.takeSettled() { return chunk }
      guard let attempt = current else {
        guard let piece = pending.popLast() else { break }
        begin(piece)
        continue
      }
      if attempt.number == nil {
        // What was sent ahead would be answered first.
        lane.takeBackAhead()
        try send(on: lane)
      }
      if pending.isEmpty { lane.sendAhead() }
      try take(answer(to: attempt, on: lane), on: lane)
    }
    try finish()
    return nil
  }

  private func finish() throws(EngineError) {
    if var fault = faults.first {
      fault.unspoken = faults.flatMap(\.unspoken)
      throw fault
    }
    if !placer.hasSpoken {
      throw EngineError(
        .nothingSaid, "the text has no word that the voice speaks", voice: utterance.voice,
        unspoken: [0..<text.original.count])
    }
  }

  /// Sends the first request before the rendition's turn has come: the worker begins it as soon as the
  /// one before it is done.
  mutating func sendAhead(on lane: isolated Lane, to worker: WorkerProcess) throws(EngineError) {
    if current == nil, let piece = pending.popLast() { begin(piece) }
    guard let current, current.number == nil else { return }
    if !post(current.piece, on: lane, to: worker), cancelSwitch.isCancelled { throw cancelled }
  }

  /// Notes that nothing will come of a request that was sent ahead; it is sent again in its turn.
  mutating func takeBack() -> UInt32? {
    cancelSwitch.ended()
    defer { current?.number = nil }
    return current?.number
  }

  private mutating func begin(_ piece: Piece) {
    placer.begin(piece.range)
    current = Attempt(piece: piece, patience: limits.base + limits.perScalar * piece.range.count)
  }

  /// Sends the current piece, to a new worker where the old one is gone.
  private mutating func send(on lane: isolated Lane) throws(EngineError) {
    guard let piece = current?.piece else { return }
    while !cancelSwitch.isCancelled {
      if post(piece, on: lane, to: try lane.running()) { return }
      if cancelSwitch.isCancelled { break }
      try lost(on: lane)
    }
    throw cancelled
  }

  /// False where the worker is gone, or it is too late.
  private mutating func post(
    _ piece: Piece, on lane: isolated Lane, to worker: WorkerProcess
  ) -> Bool {
    let parameters = utterance.parameters.clamped
    let request = SpeakRequest(
      number: lane.nextNumber(), voice: voice, rate: Int32(parameters.rate),
      pitch: Int32(parameters.pitch), range: Int32(parameters.range),
      volume: Int32(parameters.volume), wordGap: Int32(parameters.wordGap),
      isWhole: isWhole, text: text.text(piece.range))
    guard cancelSwitch.send(request, to: worker) else { return false }
    current?.number = request.number
    current?.received = 0
    return true
  }

  private var cancelled: EngineError {
    EngineError(.cancelled, "the rendering was cancelled", voice: utterance.voice)
  }

  /// Waits for the next message about the current piece, as long as its patience lasts.
  private mutating func answer(
    to attempt: Attempt, on lane: isolated Lane
  ) -> WorkerProcess.Answer {
    let start = ContinuousClock.now
    let answer = lane.receive(within: attempt.patience)
    current?.patience -= .now - start
    return answer
  }

  private mutating func take(
    _ answer: WorkerProcess.Answer, on lane: isolated Lane
  ) throws(EngineError) {
    guard let attempt = current, let number = attempt.number else { return }
    switch answer {
    case .message(.chunk(let chunk)) where chunk.number == number:
      guard chunk.start == attempt.received else { return try broken(on: lane) }
      let end = chunk.start + Int32(chunk.samples.count)
      current?.received = end
      if end <= attempt.taken && attempt.taken > 0 { return }
      guard chunk.start >= attempt.taken else { return try broken(on: lane) }
      current?.taken = end
      current?.losses = 0
      placer.add(chunk)
      if let loss = placer.loss { goOn(after: loss, attempt, on: lane) }
    case .message(.end(number, let frames)):
      cancelSwitch.ended()
      guard frames == attempt.received else { return try broken(on: lane) }
      placer.end()
      current = nil
    case .message(.overfull(number, let position)):
      cancelSwitch.ended()
      cutOverfull(attempt.piece, at: attempt.piece.range.lowerBound + Int(position))
    case .message(.failed(number, let cause)):
      cancelSwitch.ended()
      try failed(attempt, cause, on: lane)
    case .message:
      break
    case .broken:
      try broken(on: lane)
    case .silence:
      outrun(attempt, on: lane)
    case .gone:
      if cancelSwitch.isCancelled { throw cancelled }
      try lost(on: lane)
    }
  }

  private mutating func failed(
    _ attempt: Attempt, _ cause: FailureCause, on lane: isolated Lane
  ) throws(EngineError) {
    switch cause {
    case .cancelled:
      throw cancelled
    case .voice:
      throw EngineError(
        .unknownVoice, "the engine has no voice of this name", voice: utterance.voice)
    case .noChild(let code):
      throw EngineError(.noEngine, "the speech worker made no child: \(systemError(code))")
    case .signal(let signal) where !FailureCause.faults.contains(signal):
      // Somebody else ended the child: the text is not to blame.
      try lost(on: lane, withWorker: false)
    case .signal, .status:
      let message = "the engine ended with \(cause.inWords) on a part of the text"
      cutFailed(attempt.piece, EngineError(.crashed, message, voice: utterance.voice))
    }
  }

  private mutating func lost(
    on lane: isolated Lane, withWorker: Bool = true
  ) throws(EngineError) {
    cancelSwitch.ended()
    if withWorker { lane.loseWorker() }
    current?.number = nil
    current?.losses += 1
    if let losses = current?.losses, losses > Self.mostLosses {
      throw EngineError(
        .workerLost, "the speech worker was lost \(losses) times", voice: utterance.voice)
    }
  }

  private static let mostLosses = 5

  private mutating func broken(on lane: isolated Lane) throws(EngineError) {
    cancelSwitch.ended()
    lane.loseWorker()
    throw EngineError(
      .brokenAnswer, "the speech worker sent something that is not of its protocol",
      voice: utterance.voice)
  }

  /// Ends a piece that kept its listener waiting too long, and goes on after it once.
  private mutating func outrun(_ attempt: Attempt, on lane: isolated Lane) {
    cancelSwitch.ended()
    if let number = attempt.number { lane.abandon(number) }
    let message = "the rendering took longer than its limit"
    let fault = EngineError(.timedOut, message, voice: utterance.voice)
    skip(placer.reached..<attempt.piece.range.upperBound, fault)
  }

  // MARK: Cutting

  /// Ends a request in which words were left out, and goes on with them.
  private mutating func goOn(
    after loss: MarkPlacer.Loss, _ attempt: Attempt, on lane: isolated Lane
  ) {
    cancelSwitch.ended()
    if let number = attempt.number { lane.drop(number) }
    current = nil
    placer.breakOff(at: loss.place, frame: loss.frame)
    noteSplit()
    pending.append(
      Piece(range: loss.place..<attempt.piece.range.upperBound, kind: attempt.piece.kind))
  }

  private mutating func cutOverfull(_ piece: Piece, at clause: Int) {
    let rest = endCurrent(piece, at: clause)
    guard rest.count > 1 else {
      return skip(rest, EngineError(.crashed, "too much for the engine", voice: utterance.voice))
    }
    noteSplit()
    let longest = min(Splitting.bearable, max(rest.count / 2, 1))
    push(cut: rest, kind: piece.kind == .retry ? .retry : .part, rest: piece.kind, longest: longest)
  }

  private mutating func cutFailed(_ piece: Piece, _ fault: EngineError) {
    let rest = endCurrent(piece, at: placer.reached)
    guard piece.kind != .retry, rest.count > 1 else { return skip(rest, fault) }
    noteSplit()
    statistics.count(\.retries)
    let longest = min(Splitting.retried, max(rest.count / 2, 1))
    push(cut: rest, kind: .retry, rest: piece.kind, longest: longest)
  }

  /// Closes the current piece where it broke off; returns what is left of it.
  private mutating func endCurrent(_ piece: Piece, at place: Int) -> Range<Int> {
    current = nil
    let start = min(max(place, piece.range.lowerBound), piece.range.upperBound)
    placer.breakOff(at: start)
    return start..<piece.range.upperBound
  }

  /// Cuts the beginning of a stretch into parts, and leaves what comes after it as it was.
  private mutating func push(
    cut stretch: Range<Int>, kind: Piece.Kind, rest restKind: Piece.Kind, longest: Int
  ) {
    let head = Splitting.head(of: text.scalars, in: stretch)
    let parts = Splitting.parts(of: text.scalars, in: head, longest: longest)
    if head.upperBound < stretch.upperBound {
      pending.append(Piece(range: head.upperBound..<stretch.upperBound, kind: restKind))
    }
    pending += parts.reversed().map { Piece(range: $0, kind: kind) }
  }

  private mutating func skip(_ range: Range<Int>, _ fault: EngineError) {
    current = nil
    placer.breakOff(at: range.upperBound)
    statistics.count(\.skipped)
    var fault = fault
    fault.unspoken = [text.original(range)]
    faults.append(fault)
  }

  private mutating func noteSplit() {
    if !isSplit { statistics.count(\.splits) }
    isSplit = true
  }
}

extension FailureCause {
  /// The signals by which a process ends itself: SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  /// SIGSYS.
  static let faults: Set<Int32> = [4, 5, 6, 7, 8, 11, 31]

  /// The cause for people.
  var inWords: String {
    switch self {
    case .signal(let number): "signal \(number)"
    case .status(let number): "status \(number)"
    case .cancelled: "its cancelling"
    case .voice: "an unknown voice"
    case .noChild: "no child"
    }
  }
}

extension SpeechParameters {
  /// The parameters inside their ranges: the library neither checks nor clamps them all.
  var clamped: SpeechParameters {
    var result = self
    result.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    result.pitch = min(max(pitch, Self.pitches.lowerBound), Self.pitches.upperBound)
    result.range = min(max(range, Self.pitches.lowerBound), Self.pitches.upperBound)
    result.volume = min(max(volume, Self.volumes.lowerBound), Self.volumes.upperBound)
    result.wordGap = min(max(wordGap, Self.wordGaps.lowerBound), Self.wordGaps.upperBound)
    return result
  }
}
