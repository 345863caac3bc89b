import Herald
import HeraldTesting
import Testing

/// An announcer with a sink whose time the test moves; what happened is kept as lines.
///
/// A character takes 50 ms, so that "Bailey the beagle" has words at 0, 350 and 550 ms.
private final class Stage: Sendable {
  let clock = ManualClock()
  let announcer: Announcer
  private let events: AsyncStream<AnnouncementEvent>
  private let profile = VoiceProfile(name: "plain", pauses: [.label: 100])

  init(faults: [String: EngineError] = [:]) {
    announcer = Announcer(
      renderer: AnnouncementRenderer(
        synthesizer: FakeSynthesizer(faults: faults), profile: profile),
      sink: SilentSink(sampleRate: 1000, clock: clock))
    events = announcer.events
  }

  func focus(_ texts: String..., id: String = "a") async {
    let roles: [Segment.Role] = [.label, .high, .cue]
    let segments = zip(roles, texts).map { Segment(role: $0, written: $1) }
    await announcer.announce(
      AnnouncementPlan(elementID: id, kind: .layered, segments: segments), occasion: .focus)
  }

  /// Lets the time run in small steps, until an event has come that the test waits for; but no further
  /// than to a time, in milliseconds from the start.
  func until(_ wanted: String, by latest: Int = .max) async -> [String] {
    var lines: [String] = []
    let clock = clock
    let running = Task {
      while !Task.isCancelled, clock.now.offset / .milliseconds(1) < Double(latest) {
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(10))
      }
    }
    for await event in events {
      lines.append(Self.line(event))
      if lines.last == wanted || lines.last?.hasPrefix(wanted + ":") == true { break }
    }
    running.cancel()
    clock.advance(by: .zero)
    return lines
  }

  /// Lets the time stand still until all that was asked for so far has been taken.
  ///
  /// A notification that comes while something else is spoken has its end at once, in its turn.
  func taken() async {
    let id = await announcer.announce(
      AnnouncementPlan(elementID: "", kind: .layered, segments: []), priority: .notification)
    _ = await until("\(id) cancelled", by: 0)
  }

  static func line(_ event: AnnouncementEvent) -> String {
    switch event.kind {
    case .started: "\(event.id) started"
    case .segment(let index, let segment): "\(event.id) \(segment.role.rawValue) \(index)"
    case .word(let word, _, _): "\(event.id) \(word)"
    case .ended(let outcome, let heard):
      "\(event.id) \(outcome): \(heard.text)"
    }
  }
}

@Suite("What a listener's program learns of its announcements", .timeLimit(.minutes(1)))
struct AnnouncerTests {
  @Test("Everything is told in order, then the end with what was heard") func order() async {
    let stage = Stage()
    await stage.focus("Bailey", "Age", "More")
    stage.announcer.finish()
    #expect(
      await stage.until("1 finished") == [
        "1 started", "1 label 0", "1 Bailey", "1 high 1", "1 Age", "1 cue 2", "1 More",
        "1 finished: Bailey Age More",
      ])
  }

  @Test("A pause holds; it goes on at the word where it was held") func pause() async {
    let stage = Stage()
    await stage.focus("Bailey the beagle")
    #expect(await stage.until("1 the", by: 450).last == "1 the")
    stage.announcer.pause()
    await stage.taken()
    // Told again, since it is heard again; its segment is not.
    stage.announcer.resume()
    let rest = await stage.until("1 finished")
    #expect(rest == ["1 the", "1 beagle", "1 finished: Bailey the beagle"])
  }

  @Test("A pause in the first word begins it anew, and tells the segment once") func early() async {
    let stage = Stage()
    await stage.focus("Bailey the beagle")
    _ = await stage.until("1 Bailey", by: 200)
    stage.announcer.pauseOrResume()
    await stage.taken()
    stage.announcer.pauseOrResume()
    let rest = await stage.until("1 finished")
    #expect(rest == ["1 Bailey", "1 the", "1 beagle", "1 finished: Bailey the beagle"])
  }

  @Test("What is heard again after a pause counts once in the frames") func frames() async {
    let stage = Stage()
    await stage.focus("Bailey the beagle")
    _ = await stage.until("1 beagle", by: 650)
    stage.announcer.pause()
    await stage.taken()
    stage.announcer.resume()
    stage.announcer.finish()
    let (clock, events) = (stage.clock, stage.announcer.events)
    let running = Task {
      while !Task.isCancelled {
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(10))
      }
    }
    for await event in events {
      if case .ended(.finished, let heard) = event.kind { #expect(heard.frames == 850) }
    }
    running.cancel()
    clock.advance(by: .zero)
  }

  @Test("What is cut tells how much was heard, as far as the last word that began") func cut() async
  {
    let stage = Stage()
    await stage.focus("Bailey the beagle")
    _ = await stage.until("1 the", by: 450)
    await stage.focus("Rosie", id: "b")
    // Time stands still until the move has been taken, or the third word would be heard meanwhile.
    let interrupted = await stage.until("1 interrupted", by: 0)
    #expect(
      await interrupted + stage.until("2 finished") == [
        "1 interrupted: Bailey the", "2 started", "2 label 0", "2 Rosie", "2 finished: Rosie",
      ])
  }

  @Test("A skip goes on with the next segment") func skip() async {
    let stage = Stage()
    await stage.focus("Bailey the beagle", "Age")
    _ = await stage.until("1 the", by: 450)
    stage.announcer.skip()
    await stage.taken()
    #expect(
      await stage.until("1 finished") == ["1 high 1", "1 Age", "1 finished: Bailey the Age"])
  }

  @Test("Repeat says the last text again, with an end of its own") func again() async {
    let stage = Stage()
    await stage.focus("Bailey")
    _ = await stage.until("1 finished")
    await stage.announcer.sayAgain()
    #expect(
      await stage.until("2 finished") == [
        "2 started", "2 label 0", "2 Bailey", "2 finished: Bailey",
      ])
  }

  @Test("High content that comes during the label is said right after it, before the cue")
  func highContent() async {
    let stage = Stage()
    let segments = [Segment(role: .label, written: "Bailey"), Segment(role: .cue, written: "More")]
    await stage.announcer.announce(
      AnnouncementPlan(elementID: "a", kind: .layered, segments: segments), occasion: .focus)
    _ = await stage.until("1 Bailey", by: 100)
    await stage.announcer.add(high: [Segment(role: .high, written: "Age")], to: "a")
    await stage.taken()
    #expect(
      await stage.until("1 finished") == [
        "1 high 1", "1 Age", "1 cue 2", "1 More", "1 finished: Bailey Age More",
      ])
  }

  @Test("What cannot be spoken is left out, the rest is heard, and the end says so") func fault()
    async
  {
    let stage = Stage(faults: ["Bad": EngineError(.nothingSaid, "no word")])
    await stage.focus("Bad", "Age")
    let lines = await stage.until("1 failed(reason: \"no word\")")
    #expect(lines.last?.hasSuffix(": Age") == true)
  }

  @Test("Closing cancels all, and each announcement has its end") func close() async {
    let stage = Stage()
    await stage.focus("Bailey")
    await stage.announcer.announce(
      AnnouncementPlan(
        elementID: "b", kind: .layered, segments: [Segment(role: .label, written: "x")]),
      priority: .progress)
    _ = await stage.until("1 Bailey", by: 100)
    stage.announcer.close()
    var ends: [Int] = []
    for await event in stage.announcer.events {
      if case .ended = event.kind { ends.append(event.id) }
    }
    #expect(ends.sorted() == [1, 2])
  }
}
