import Dispatch
import FoundationEssentials
import Glibc
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
    if arguments.operands.isEmpty, !arguments.has("text") { arguments.operands = ["-"] }
    if arguments.string("from") == nil { arguments.values["from"] = ["jsonl"] }
    let announcer = Announcer(renderer: renderer, sink: sink)
    let incoming = Self.incoming(arguments)
    let reading = Task { try await announce(incoming, by: announcer) }
    let telling = Task { try await tell(announcer) }
    return try await withTaskCancellationHandler {
      defer { reading.cancel() }
      let failed = try await telling.value
      try Task.checkCancellation()
      let status = try await reading.value
      return status == .done && failed > 0 ? .someFailed : status
    } onCancel: {
      reading.cancel()
      announcer.close()
    }
  }

  /// Announces what comes; gives the status that the input asks for.
  private func announce(
    _ incoming: AsyncStream<Incoming>, by announcer: Announcer
  ) async throws -> ExitStatus {
    defer { announcer.finish() }
    for await input in incoming {
      switch input {
      case .element(let element):
        let plan = try await pipeline.plan(element, with: pipeline.planner, renderer: renderer)
        await announcer.announce(plan, priority: element.priority)
      case .control(let control): await control.act(on: announcer)
      case .end(let status): return status
      case .fault(let error): throw error
      }
    }
    return .done
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

  private enum Incoming: Sendable {
    case element(AccessibilityElement)
    case control(Control)
    case end(ExitStatus)
    case fault(any Error)
  }

  /// Reads on a thread of its own, since reading waits.
  private static func incoming(_ arguments: Arguments) -> AsyncStream<Incoming> {
    AsyncStream { continuation in
      DispatchQueue(label: "input").async {
        do {
          let take = { (input: Incoming) in _ = continuation.yield(input) }
          let isLines =
            arguments.string("from") == "jsonl"
            && !["label", "text", "only", "limit"].contains(where: arguments.has)
          continuation.yield(
            .end(try isLines ? readLines(arguments, take) : readAll(arguments, take)))
        } catch {
          continuation.yield(.fault(error))
        }
        continuation.finish()
      }
    }
  }

  /// Reads each line by itself, so that one with a fault takes no other along.
  private static func readLines(
    _ arguments: Arguments, _ take: (Incoming) -> Void
  ) throws -> ExitStatus {
    let file = arguments.operands.first ?? "-"
    var lines = try InputLines(path: file)
    var options = InputOptions()
    options.format = .jsonl
    options.language = arguments.string("language")
    var status = ExitStatus.done
    var line = 0
    while let text = try lines.next() {
      line += 1
      guard text.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
      do {
        if let control = try Control(line: text, file: file) {
          take(.control(control))
          continue
        }
        let reader = try ElementReader(text: text, file: file, options: options)
        while let record = try reader.next() {
          var element = try record.element.get()
          if !record.namesItself { element.id = String(line) }
          take(.element(element))
        }
      } catch {
        var fault =
          error as? InputError ?? InputError(file: file, message: String(describing: error))
        fault.line = line
        fault.record = nil
        message(fault.description)
        status = .badInput
      }
    }
    return status
  }

  private static func readAll(
    _ arguments: Arguments, _ take: (Incoming) -> Void
  ) throws -> ExitStatus {
    var source = try ElementSource(arguments)
    while let record = try source.next() {
      if let element = try? record.element.get() { take(.element(element)) }
    }
    return source.status
  }
}

/// A line that asks for something else than an announcement: `{"control": "stop"}`.
private enum Control: String, Sendable, CaseIterable {
  case stop, cancel, pause, resume, skip, `repeat`

  /// Reads a line; nil where it holds no control.
  ///
  /// - Throws: `InputError` where there is none of that name, or the line holds something else too.
  init?(line: [UInt8], file: String) throws {
    // Most lines hold elements, and are read once.
    guard String(decoding: line, as: UTF8.self).contains("\"control\""),
      let document = try? JSONDocument.parse(line, file: file),
      let members = document.root.members, members.contains(where: { $0.key == "control" })
    else { return nil }
    let object = try document.object("a control", keys: ["control"])
    self = try object.require("control", try object.choice("control"))
  }

  func act(on announcer: Announcer) async {
    switch self {
    case .stop: announcer.stop()
    case .cancel: announcer.cancel()
    case .pause: announcer.pause()
    case .resume: announcer.resume()
    case .skip: announcer.skip()
    case .repeat: await announcer.sayAgain()
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
