import Dispatch
import Herald
import SynthProtocol

/// A worker with a thread of its own that waits for it, so that no thread of the concurrency pool
/// is ever blocked. It renders one utterance at a time.
actor Lane {
  private let thread = LaneExecutor()
  private let path: String
  private let limits: SpeechLimits
  private let statistics: Statistics
  private var worker: WorkerProcess?
  private var buffer = [UInt8](repeating: 0, count: longestMessage)
  private var lastNumber: UInt32 = 0
  private var rendition: Rendition?
  private var pool: LanePool?
  private var ahead: WholeRendering?

  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

  /// Creates a lane; its worker is started when the first request comes.
  init(path: String, limits: SpeechLimits, statistics: Statistics) {
    self.path = path
    self.limits = limits
    self.statistics = statistics
  }

  /// Begins an utterance; what was left of another one is forgotten.
  func begin(_ rendition: Rendition) { self.rendition = rendition }

  /// The next chunk of the utterance, nil at its end.
  func next() throws(EngineError) -> SpeechChunk? {
    guard var rendition else { return nil }
    self.rendition = nil
    let chunk = try rendition.next(on: self)
    if chunk != nil { self.rendition = rendition }
    return chunk
  }

  /// Renders what waits in the pool, one after the other, without leaving the lane's thread.
  func work(for pool: LanePool) {
    self.pool = pool
    while let whole = ahead ?? pool.nextWhole() {
      ahead = nil
      whole.continuation.resume(returning: render(whole))
    }
    self.pool = nil
    pool.giveBack(self)
  }

  private func render(_ whole: WholeRendering) -> Result<RenderedSpeech, EngineError> {
    var rendition = whole.rendition
    var speech = whole.speech
    do throws(EngineError) {
      while let chunk = try rendition.next(on: self) {
        if speech.frames.isEmpty {
          speech.frames = chunk.frames
        } else {
          speech.frames += chunk.frames
        }
        speech.marks += chunk.marks
      }
      return .success(speech)
    } catch {
      return .failure(error)
    }
  }

  /// Hands the worker the next rendering, so that it need not wait for the client between two.
  func sendAhead() {
    guard let pool, let worker, var whole = ahead ?? pool.nextWhole() else { return }
    do throws(EngineError) {
      try whole.rendition.sendAhead(on: self, to: worker)
      ahead = whole
    } catch {
      ahead = nil
      whole.continuation.resume(returning: .failure(error))
    }
  }

  /// Has the worker forget what was sent ahead, because something else comes before it.
  func takeBackAhead() {
    if let number = ahead?.rendition.takeBack() { drop(number) }
  }

  /// What the worker says of itself.
  func greeting() throws(EngineError) -> WorkerGreeting { try running().greeting }

  /// The variants of voices, as they are written after a plus.
  func variants() throws(EngineError) -> [String] {
    for _ in 0..<2 {
      let number = nextNumber()
      guard try running().send(.variants(number)) else {
        loseWorker()
        continue
      }
      waiting: while true {
        switch receive(within: limits.answer) {
        case .message(.variants(number, let names)): return names
        case .message(.failed(number, _)), .broken, .silence, .gone: break waiting
        case .message: break
        }
      }
      loseWorker()
    }
    throw EngineError(.workerLost, "the speech worker ended while it listed the variants of voices")
  }

  /// Starts the worker before anybody asks for it.
  nonisolated func start() {
    Task { _ = try? await running() }
  }

  /// The worker, started if need be.
  func running() throws(EngineError) -> WorkerProcess {
    if let worker { return worker }
    var attempt = 1
    while true {
      do throws(EngineError) {
        let started = try WorkerProcess(path: path, within: limits.answer.inMilliseconds)
        worker = started
        return started
      } catch {
        if error.code != .workerLost || attempt == Self.mostStarts { throw error }
        statistics.count(\.workersLost)
        attempt += 1
      }
    }
  }

  private static let mostStarts = 10

  /// Ends the worker; the next request gets a new one.
  func loseWorker() {
    guard worker != nil else { return }
    worker = nil
    _ = ahead?.rendition.takeBack()
    statistics.count(\.workersLost)
  }

  /// Ends a request that is not worth waiting for; a worker that does not answer is lost.
  func abandon(_ number: UInt32) {
    takeBackAhead()
    guard let worker, worker.send(.cancel(number)) else { return loseWorker() }
    let deadline = ContinuousClock.now + .milliseconds(30)
    while true {
      switch receive(within: deadline - .now) {
      case .message(.failed(number, _)), .message(.end(number, _)): return
      case .message: continue
      case .broken, .silence, .gone: return loseWorker()
      }
    }
  }

  /// Ends a request without waiting for it; what still comes of it is not looked at.
  func drop(_ number: UInt32) {
    if let worker, !worker.send(.cancel(number)) { loseWorker() }
  }

  /// A number for the next request.
  func nextNumber() -> UInt32 {
    lastNumber &+= 1
    return lastNumber
  }

  /// Waits for the worker's next message.
  func receive(within limit: Duration) -> WorkerProcess.Answer {
    guard let worker else { return .gone }
    return worker.receive(into: &buffer, within: max(limit.inMilliseconds, 0))
  }
}

/// Runs a lane's code on a queue of its own.
private final class LaneExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "herald.lane")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = unsafe asUnownedSerialExecutor()
    queue.async { unsafe job.runSynchronously(on: executor) }
  }
}
