import Dispatch
import Herald
import HeraldInput

/// Elements that come as JSON lines are spoken by their priority, and each event is a line of JSON.
struct Following {
  let pipeline: Pipeline
  let renderer: AnnouncementRenderer
  let sink: any AudioSink

  /// Reads to the end of the input, and returns when all of it has been spoken.
  ///
  /// When the task is cancelled, what is being spoken ends at once, and the ends of all that was
  /// announced are still told.
  func run(_ arguments: Arguments) async throws -> ExitStatus {
    var arguments = arguments
    if arguments.operands.isEmpty { arguments.operands = ["-"] }
    if arguments.string("from") == nil { arguments.values["from"] = ["jsonl"] }
    let announcer = Announcer(renderer: renderer, sink: sink)
    let incoming = Self.incoming(arguments)
    let reading = Task { try await announce(incoming, by: announcer) }
    let telling = Task { try await tell(announcer) }
    return try await withTaskCancellationHandler {
      defer { reading.cancel() }
      let failed = try await telling.value
      try Task.checkCancellation()
      return try await reading.value + failed > 0 ? .someFailed : .done
    } onCancel: {
      reading.cancel()
      announcer.close()
    }
  }

  /// Announces what comes; gives how many records had a fault of their own.
  private func announce(
    _ incoming: AsyncStream<Incoming>, by announcer: Announcer
  ) async throws -> Int {
    defer { announcer.finish() }
    for await input in incoming {
      switch input {
      case .element(let element):
        let plan = try await pipeline.plan(element, with: pipeline.planner, renderer: renderer)
        await announcer.announce(plan, priority: element.priority)
      case .end(let failed): return failed
      case .fault(let error): throw error
      }
    }
    return 0
  }

  /// Writes the events as they come; gives how many announcements failed.
  private func tell(_ announcer: Announcer) async throws -> Int {
    var failed = 0
    for await event in announcer.events {
      try await standardOutput.line(try json(EventLine(event)))
      try await standardOutput.flush()
      guard case .ended(let outcome, _) = event.kind else { continue }
      if case .failed = outcome { failed += 1 }
      if let fault = await announcer.fault { throw fault }
    }
    return failed
  }

  // MARK: - Input

  private enum Incoming: Sendable {
    case element(AccessibilityElement)
    case end(failed: Int)
    case fault(any Error)
  }

  /// Reads on a thread of its own, since reading waits.
  private static func incoming(_ arguments: Arguments) -> AsyncStream<Incoming> {
    AsyncStream { continuation in
      DispatchQueue(label: "input").async {
        do {
          var source = try ElementSource(arguments)
          while let record = try source.next() {
            if let element = try? record.element.get() { continuation.yield(.element(element)) }
          }
          continuation.yield(.end(failed: source.failed))
        } catch {
          continuation.yield(.fault(error))
        }
        continuation.finish()
      }
    }
  }
}

/// An event as `herald speak --follow` writes it; the page on listening tells the fields.
private struct EventLine: Encodable {
  var event: String
  var announcement: Int
  var id: String
  var segment: Int?
  var role: String?
  var text: String?
  var start: Int?
  var end: Int?
  var heardFrames: Int?
  var heardText: String?
  var reason: String?

  init(_ happened: AnnouncementEvent) {
    announcement = happened.id
    id = happened.elementID
    switch happened.kind {
    case .started: event = "started"
    case .segment(let index, let part):
      event = part.role == .cue ? "cue" : "segment"
      segment = index
      role = part.role.rawValue
      text = part.written
    case .word(let word, let index, let range):
      event = "word"
      segment = index
      text = word
      start = range.lowerBound
      end = range.upperBound
    case .ended(let outcome, let heard):
      heardFrames = heard.frames
      heardText = heard.text
      switch outcome {
      case .finished: event = "finished"
      case .interrupted: event = "interrupted"
      case .cancelled: event = "cancelled"
      case .failed(let why):
        event = "failed"
        reason = why
      }
    }
  }
}
