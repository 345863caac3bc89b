import Herald

/// Lends lanes to streams, and has whole renderings done by lanes that are free.
final class LanePool: Sendable {
  private struct State: Sendable {
    var idle: [Lane] = []
    var lent = 0
    var wholes: [WholeRendering] = []
    var streams: [Stream] = []
    var lastID = 0
  }

  /// A stream that waits for a lane.
  private struct Stream: Sendable {
    let id: Int
    let continuation: CheckedContinuation<Lane?, Never>
  }

  private let state = Guarded(State())
  private let jobs: Int
  private let streams: Int
  private let makeLane: @Sendable () -> Lane

  /// Creates a pool that has `jobs` lanes at work at once, beyond them lends `streams` more to streams,
  /// and keeps `jobs` of those that come back.
  init(jobs: Int, streams: Int, makeLane: @escaping @Sendable () -> Lane) {
    self.jobs = jobs
    self.streams = streams
    self.makeLane = makeLane
  }

  /// Starts a lane's worker, for whoever comes first.
  func prepare() {
    let lane = state.withLock { state -> Lane? in
      guard state.idle.isEmpty, state.lent == 0 else { return nil }
      let lane = makeLane()
      state.idle.append(lane)
      return lane
    }
    lane?.start()
  }

  /// Renders whole, as soon as a lane has come to it; nil where the task was cancelled before.
  func render(
    _ rendition: Rendition, into speech: RenderedSpeech
  ) async -> Result<RenderedSpeech, EngineError>? {
    let id = nextID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let whole = WholeRendering(
          id: id, rendition: rendition, speech: speech, continuation: continuation)
        let (isCancelled, lane) = state.withLock { state -> (Bool, Lane?) in
          if Task.isCancelled { return (true, nil) }
          state.wholes.append(whole)
          return (false, state.lent < jobs ? take(from: &state) : nil)
        }
        if isCancelled { continuation.resume(returning: nil) }
        if let lane { start(lane) }
      }
    } onCancel: {
      let whole = state.withLock { state in
        state.wholes.firstIndex { $0.id == id }.map { state.wholes.remove(at: $0) }
      }
      whole?.continuation.resume(returning: nil)
    }
  }

  /// What waits longest to be rendered; nil also where a stream waits for a lane, which goes first.
  func nextWhole() -> WholeRendering? {
    state.withLock { state in
      state.wholes.isEmpty || !state.streams.isEmpty ? nil : state.wholes.removeFirst()
    }
  }

  /// A lane to read a stream from, as soon as one is free; nil where the task was cancelled.
  func borrow() async -> Lane? {
    let id = nextID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let lane: Lane?? = state.withLock { state in
          if Task.isCancelled { return .some(nil) }
          if state.lent < jobs + streams { return take(from: &state) }
          state.streams.append(Stream(id: id, continuation: continuation))
          return nil
        }
        if let lane { continuation.resume(returning: lane) }
      }
    } onCancel: {
      let stream = state.withLock { state in
        state.streams.firstIndex { $0.id == id }.map { state.streams.remove(at: $0) }
      }
      stream?.continuation.resume(returning: nil)
    }
  }

  /// Takes a lane back, for who waits.
  ///
  /// It is kept also where others are still lent: ending it would cost the next rendering the start of
  /// a worker.
  func giveBack(_ lane: Lane) {
    let next = state.withLock { state -> Next in
      if !state.streams.isEmpty { return .stream(state.streams.removeFirst()) }
      if !state.wholes.isEmpty, state.lent <= jobs { return .whole }
      state.lent -= 1
      if state.idle.count < jobs { state.idle.append(lane) }
      return .nothing
    }
    switch next {
    case .stream(let stream): stream.continuation.resume(returning: lane)
    case .whole: start(lane)
    case .nothing: break
    }
  }

  /// What a lane that has come back is used for.
  private enum Next: Sendable { case stream(Stream), whole, nothing }

  private func start(_ lane: Lane) {
    Task { await lane.work(for: self) }
  }

  /// The lane used last is the one whose child in waiting most likely has the voice.
  private func take(from state: inout State) -> Lane {
    state.lent += 1
    return state.idle.popLast() ?? makeLane()
  }

  private func nextID() -> Int {
    state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
  }
}

/// An utterance that waits to be rendered whole.
struct WholeRendering: Sendable {
  let id: Int
  var rendition: Rendition
  /// Where the sound is gathered; empty.
  let speech: RenderedSpeech
  let continuation: CheckedContinuation<Result<RenderedSpeech, EngineError>?, Never>
}
