import Dispatch
import Herald
import HeraldInput
import Synchronization

/// Elements that come as JSON lines are spoken by their priority, and each event is a line of JSON.
struct Following {
  let pipeline: Pipeline
  let renderer: AnnouncementRenderer
  let sink: any AudioSink

  /// One event as it is written.
  private struct Line: Encodable {
    var event: String
    var announcement: Int
    var id: String
    var role: String?
    var text: String?
    var heardFrames: Int?
    var heardText: String?
    var reason: String?
  }

  private enum Incoming: Sendable {
    case element(AccessibilityElement)
    case over(failed: Int, (any Error)?)
  }

  func run(_ arguments: Arguments) async throws -> ExitStatus {
    var arguments = arguments
    if arguments.operands.isEmpty { arguments.operands = ["-"] }
    if arguments.string("from") == nil { arguments.values["from"] = ["jsonl"] }
    let announcer = Announcer(renderer: renderer, sink: sink)
    let open = Mutex(0)
    let isOver = Mutex(false)
    let incoming = Self.incoming(arguments)
    let reading = Task {
      var failed = 0
      for await input in incoming {
        switch input {
        case .element(let element):
          let plan = try await pipeline.plan(element, with: pipeline.planner, renderer: renderer)
          open.withLock { $0 += 1 }
          await announcer.announce(plan, priority: element.priority)
        case .over(let count, let error):
          failed = count
          isOver.withLock { $0 = true }
          if open.withLock({ $0 == 0 }) { announcer.close() }
          if let error { throw error }
        }
      }
      return failed
    }
    return try await withTaskCancellationHandler {
      var failed = 0
      for await event in announcer.events {
        try await standardOutput.line(try json(Self.line(event)))
        try await standardOutput.flush()
        guard case .ended(let outcome, _) = event.kind else { continue }
        if case .failed = outcome { failed += 1 }
        let isEmpty = open.withLock { open in
          open -= 1
          return open == 0
        }
        if isEmpty, isOver.withLock({ $0 }) { announcer.close() }
        if let fault = await announcer.fault { throw fault }
      }
      try Task.checkCancellation()
      return try await reading.value + failed > 0 ? .someFailed : .done
    } onCancel: {
      reading.cancel()
      announcer.close()
    }
  }

  /// Reads on a thread of its own, since reading waits.
  private static func incoming(_ arguments: Arguments) -> AsyncStream<Incoming> {
    AsyncStream { continuation in
      DispatchQueue(label: "input").async {
        var failed = 0
        do {
          var source = try ElementSource(arguments)
          while let record = try source.next() {
            if let element = try? record.element.get() { continuation.yield(.element(element)) }
          }
          failed = source.failed
          continuation.yield(.over(failed: failed, nil))
        } catch {
          continuation.yield(.over(failed: failed, error))
        }
        continuation.finish()
      }
    }
  }

  private static func line(_ event: AnnouncementEvent) -> Line {
    var line = Line(event: "", announcement: event.id, id: event.elementID)
    switch event.kind {
    case .started: line.event = "started"
    case .segment(_, let segment):
      line.event = segment.role == .cue ? "cue" : "segment"
      line.role = segment.role.rawValue
      line.text = segment.written
    case .word(let text, _, _):
      line.event = "word"
      line.text = text
    case .ended(let outcome, let heard):
      line.heardFrames = heard.frames
      line.heardText = heard.text
      switch outcome {
      case .finished: line.event = "finished"
      case .interrupted: line.event = "interrupted"
      case .cancelled: line.event = "cancelled"
      case .failed(let reason):
        line.event = "failed"
        line.reason = reason
      }
    }
    return line
  }
}
