import Herald
import TestRuns
import Testing

/// A queue whose actions are written as one line a step: "begin 1", "say 1: label", "silence", "end 1 …".
private struct TimeLine {
  var queue = SpeechQueue()
  var turn = 0

  mutating func send(_ event: SpeechQueue.Event) -> [String] {
    queue.handle(event).map { action in
      switch action {
      case .begin(let announcement): return "begin \(announcement.id)"
      case .speak(let turn, let id, let segments, _, _):
        self.turn = turn
        return "say \(id): \(segments.map(\.written).joined(separator: "+"))"
      case .silence: return "silence"
      case .hold: return "hold"
      case .release: return "release"
      case .end(let id, .failed(let reason)): return "end \(id) failed \(reason)"
      case .end(let id, let outcome): return "end \(id) \(outcome)"
      }
    }
  }

  mutating func announce(_ id: Int, _ priority: Priority, _ text: String = "x") -> [String] {
    send(.announce(announcement(id, priority, text)))
  }

  mutating func focus(_ id: Int, _ elementID: String, _ segments: [Segment]) -> [String] {
    send(
      .announce(
        Announcement(
          id: id, occasion: .focus,
          plan: AnnouncementPlan(elementID: elementID, kind: .layered, segments: segments))))
  }

  mutating func update(_ id: Int, _ elementID: String, _ text: String) -> [String] {
    send(
      .announce(
        Announcement(
          id: id, occasion: .update,
          plan: AnnouncementPlan(
            elementID: elementID, kind: .layered,
            segments: [Segment(role: .value, written: text)]))))
  }

  mutating func heard(_ failure: String? = nil) -> [String] {
    send(.spoken(turn: turn, failure: failure))
  }
}

private func announcement(_ id: Int, _ priority: Priority, _ text: String) -> Announcement {
  Announcement(
    id: id, priority: priority,
    plan: AnnouncementPlan(
      elementID: "\(id)", kind: .layered, segments: [Segment(role: .label, written: text)]))
}

private let bailey = [
  Segment(role: .label, written: "Bailey"), Segment(role: .cue, written: "More"),
]

@Suite("Which announcement is spoken when") struct SpeechQueueTests {
  @Test("Segments follow each other, then the announcement has ended") func order() {
    var line = TimeLine()
    #expect(line.focus(1, "a", bailey) == ["begin 1", "say 1: Bailey"])
    #expect(line.heard() == ["say 1: More"])
    #expect(line.heard() == ["end 1 finished"])
    #expect(line.queue.isEmpty)
  }

  @Test("An announcement without a word has ended at once") func empty() {
    var line = TimeLine()
    #expect(line.focus(1, "a", []) == ["begin 1", "end 1 finished"])
  }

  @Test("What runs on is spoken as one phrase") func phrases() {
    var line = TimeLine()
    var first = Segment(role: .label, written: "Bailey")
    first.runsOn = true
    #expect(
      line.focus(1, "a", [first, Segment(role: .label, written: "贝利"), bailey[1]])
        == ["begin 1", "say 1: Bailey+贝利"])
  }

  @Test("A focus replaces the focus being spoken, at once") func focusReplaces() {
    var line = TimeLine()
    _ = line.focus(1, "a", bailey)
    #expect(
      line.focus(2, "b", bailey)
        == ["silence", "end 1 interrupted", "begin 2", "say 2: Bailey"])
    #expect(line.send(.spoken(turn: 1, failure: nil)) == [])
  }

  @Test("A focus waits for an important one, and of several the latest is kept") func important() {
    var line = TimeLine()
    _ = line.announce(1, .important)
    #expect(line.focus(2, "a", bailey) == [])
    #expect(line.focus(3, "b", bailey) == ["end 2 cancelled"])
    #expect(line.heard() == ["end 1 finished", "begin 3", "say 3: Bailey"])
  }

  @Test("Important ones cut everything else, and follow each other")
  func importantCuts() {
    for priority in [Priority.message, .text, .notification] {
      var line = TimeLine()
      _ = line.announce(1, priority)
      #expect(
        line.announce(2, .important)
          == ["silence", "end 1 interrupted", "begin 2", "say 2: x"])
      #expect(line.announce(3, .important) == [])
      #expect(line.heard() == ["end 2 finished", "begin 3", "say 3: x"])
    }
  }

  @Test("Messages follow each other; a text waits behind all of them") func messages() {
    var line = TimeLine()
    _ = line.announce(1, .message)
    #expect(line.announce(2, .text) == [])
    #expect(line.announce(3, .message) == [])
    #expect(line.heard() == ["end 1 finished", "begin 3", "say 3: x"])
    #expect(line.heard() == ["end 3 finished", "begin 2", "say 2: x"])
  }

  @Test("After an important one the messages go on") func messagesGoOn() {
    var line = TimeLine()
    _ = line.announce(1, .message)
    _ = line.announce(2, .message)
    #expect(
      line.announce(3, .important) == ["silence", "end 1 interrupted", "begin 3", "say 3: x"])
    #expect(line.heard() == ["end 3 finished", "begin 2", "say 2: x"])
  }

  @Test("A message cuts a text, and texts that wait are dropped") func messageOverText() {
    var line = TimeLine()
    _ = line.announce(1, .text)
    #expect(
      line.announce(2, .message) == ["silence", "end 1 interrupted", "begin 2", "say 2: x"])
  }

  @Test("A notification is dropped unless a notification or nothing is spoken")
  func notifications() {
    for priority in [Priority.important, .message, .text, .progress] {
      var line = TimeLine()
      _ = line.announce(1, priority)
      #expect(line.announce(2, .notification) == ["end 2 cancelled"])
    }
    var line = TimeLine()
    _ = line.announce(1, .notification)
    #expect(
      line.announce(2, .notification) == ["silence", "end 1 interrupted", "begin 2", "say 2: x"])
    #expect(
      line.announce(3, .progress) == ["silence", "end 2 interrupted", "begin 3", "say 3: x"])
  }

  @Test("Of the progress that waits the newest is kept") func progress() {
    var line = TimeLine()
    _ = line.announce(1, .progress)
    #expect(line.announce(2, .progress) == [])
    #expect(line.announce(3, .progress) == ["end 2 cancelled"])
    #expect(line.heard() == ["end 1 finished", "begin 3", "say 3: x"])
  }

  @Test("The newest of a series of progress that was cut comes back as a message")
  func progressComesBack() {
    var line = TimeLine()
    _ = line.announce(1, .progress)
    _ = line.announce(2, .progress)
    #expect(
      line.announce(3, .text) == ["silence", "end 1 interrupted", "begin 2", "say 2: x"])
    #expect(line.heard() == ["end 2 finished", "begin 3", "say 3: x"])
    var alone = TimeLine()
    _ = alone.announce(1, .progress)
    #expect(alone.announce(2, .important) == ["silence", "begin 2", "say 2: x"])
    #expect(alone.heard() == ["end 2 finished", "begin 1", "say 1: x"])
    #expect(alone.heard() == ["end 1 finished"])
  }

  @Test("High content that comes during the label follows it, before the cue") func highContent() {
    var line = TimeLine()
    _ = line.focus(1, "a", bailey)
    let age = Segment(role: .high, written: "Age, 3 years")
    let size = Segment(role: .high, written: "Size, small")
    #expect(line.send(.highContent(elementID: "a", segments: [age], id: 2)) == [])
    #expect(line.send(.highContent(elementID: "a", segments: [size], id: 3)) == [])
    #expect(line.heard() == ["say 1: Age, 3 years"])
    #expect(line.heard() == ["say 1: Size, small"])
    #expect(line.heard() == ["say 1: More"])
    #expect(
      line.send(.highContent(elementID: "a", segments: [age], id: 4)) == [])
    #expect(line.heard() == ["end 1 finished", "begin 4", "say 4: Age, 3 years"])
  }

  @Test("Opening the rotor drops the cue, also while it is spoken") func rotor() {
    var line = TimeLine()
    _ = line.focus(1, "a", bailey)
    #expect(line.send(.rotorOpened) == [])
    #expect(line.heard() == ["end 1 finished"])
    _ = line.focus(2, "a", bailey)
    _ = line.heard()
    #expect(line.send(.rotorOpened) == ["silence", "end 2 finished"])
  }

  @Test("A change is said alone after the announcement of its element, the last of many")
  func updates() {
    var line = TimeLine()
    _ = line.focus(1, "a", bailey)
    #expect(line.update(2, "a", "10 %") == [])
    #expect(line.update(3, "a", "20 %") == ["end 2 cancelled"])
    _ = line.heard()
    #expect(line.heard() == ["end 1 finished", "begin 3", "say 3: 20 %"])
    #expect(
      line.update(4, "a", "30 %") == ["silence", "end 3 interrupted", "begin 4", "say 4: 30 %"])
  }

  @Test("Stop ends what is spoken; cancel drops what waits too") func stop() {
    var line = TimeLine()
    _ = line.announce(1, .message)
    _ = line.announce(2, .message)
    #expect(line.send(.stop) == ["silence", "end 1 interrupted", "begin 2", "say 2: x"])
    _ = line.announce(3, .message)
    #expect(line.send(.cancel) == ["silence", "end 2 interrupted", "end 3 cancelled"])
    #expect(line.send(.stop) == [])
  }

  @Test("Pause holds, resume goes on, skip goes to the next segment") func hand() {
    var line = TimeLine()
    _ = line.focus(1, "a", bailey)
    #expect(line.send(.pause) == ["hold"])
    #expect(line.send(.pause) == [])
    #expect(line.send(.resume) == ["release"])
    #expect(line.send(.resume) == [])
    #expect(line.send(.skip) == ["silence", "say 1: More"])
    #expect(line.send(.skip) == ["silence", "end 1 interrupted"])
    #expect(line.send(.repeat(id: 2)) == ["begin 2", "say 2: Bailey"])
    #expect(
      line.send(.repeat(id: 3)) == ["silence", "end 2 interrupted", "begin 3", "say 3: Bailey"])
  }

  @Test("What could not be spoken is told at the end, and the rest is spoken") func failure() {
    var line = TimeLine()
    _ = line.focus(1, "a", bailey)
    #expect(line.heard("mute") == ["say 1: More"])
    #expect(line.heard() == ["end 1 failed mute"])
  }

  @Test("Whatever happens, every announcement ends exactly once", arguments: 0..<200)
  func exactlyOneEnd(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var line = TimeLine()
    var ends: [Int: Int] = [:]
    var accepted: Set<Int> = []
    func count(_ actions: [SpeechQueue.Action]) {
      for action in actions {
        if case .end(let id, _) = action { ends[id, default: 0] += 1 }
        if case .begin(let announcement) = action { accepted.insert(announcement.id) }
        if case .speak(let turn, _, _, _, _) = action { line.turn = turn }
      }
    }
    for id in 1...300 {
      let element = "\(Int.random(in: 0..<3, using: &random))"
      let plan = AnnouncementPlan(
        elementID: element, kind: .layered,
        segments: Array(bailey.prefix(Int.random(in: 0...2, using: &random))))
      switch Int.random(in: 0..<14, using: &random) {
      case 0..<4:
        let priority = Priority.allCases.randomElement(using: &random) ?? .text
        accepted.insert(id)
        count(line.queue.handle(.announce(Announcement(id: id, priority: priority, plan: plan))))
      case 4..<6:
        let occasions: [Announcement.Occasion] = [.focus, .rotor, .update]
        let occasion = occasions.randomElement(using: &random) ?? .focus
        accepted.insert(id)
        count(line.queue.handle(.announce(Announcement(id: id, occasion: occasion, plan: plan))))
      case 6: count(line.queue.handle(.stop))
      case 7: count(line.queue.handle(.pause))
      case 8: count(line.queue.handle(.resume))
      case 9: count(line.queue.handle(.skip))
      case 10: count(line.queue.handle(.rotorOpened))
      case 11: count(line.queue.handle(.repeat(id: id)))
      case 12:
        count(
          line.queue.handle(.highContent(elementID: element, segments: plan.segments, id: id)))
      default: count(line.queue.handle(.spoken(turn: line.turn, failure: nil)))
      }
    }
    count(line.queue.handle(.cancel))
    #expect(line.queue.isEmpty)
    #expect(accepted.allSatisfy { ends[$0] == 1 })
    #expect(ends.values.allSatisfy { $0 == 1 })
  }
}
