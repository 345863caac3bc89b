/// Which announcement is spoken when: a pure state machine of events and actions.
///
/// Priorities have SSIP's meaning (speech-dispatcher's documentation; the table in ARCHITECTURE.md). The
/// unit that is spoken at a time is a phrase: a segment with those that run on from it.
public struct SpeechQueue: Sendable {
  /// What happens to the queue.
  public enum Event: Sendable, Hashable {
    /// Something is to be said.
    case announce(Announcement)
    /// More high-importance content of an element came.
    ///
    /// It joins the announcement of its element where that is still to be heard, and ends with it; else
    /// it is an announcement of its own, with this id.
    case highContent(elementID: String, segments: [Segment], id: Int)
    /// The listener opened the More Content rotor.
    case rotorOpened
    /// A phrase was heard to its end, or failed.
    case spoken(turn: Int, failure: String?)
    /// End what is being spoken.
    case stop
    /// End what is being spoken, and drop all that waits.
    case cancel
    /// Hold what is being spoken.
    case pause
    /// Go on with what is held, from the beginning of its last word.
    case resume
    /// Go on with the next phrase.
    case skip
    /// Say the last text or message again, under a new id.
    case `repeat`(id: Int)
  }

  /// What is to be done, in this order.
  public enum Action: Sendable, Hashable {
    /// The announcement begins.
    case begin(Announcement)
    /// Speak these segments; `turn` names the work in ``Event/spoken(turn:failure:)``.
    ///
    /// `after` is the role before, whose pause comes first.
    case speak(turn: Int, id: Int, segments: [Segment], first: Int, after: Segment.Role?)
    /// Be silent at once.
    case silence
    /// Be silent, and remember the place.
    case hold
    /// Go on from the place.
    case release
    /// The announcement has ended; said once for each.
    case end(id: Int, AnnouncementOutcome)
  }

  private struct Current {
    var announcement: Announcement
    /// The segments that are being spoken.
    var phrase: Range<Int>
    var turn: Int
    var failure: String?
  }

  private var current: Current?
  /// What waits, by priority; at most one text and one progress.
  private var waiting: [Priority: [Announcement]] = [:]
  /// The text that was said last, for repeating.
  private var last: Announcement?
  private var turns = 0

  /// Whether speech is held.
  public private(set) var isPaused = false

  /// Creates an empty queue.
  public init() {}

  /// Whether nothing is being spoken and nothing waits.
  public var isEmpty: Bool { current == nil && waiting.values.allSatisfy(\.isEmpty) }

  /// The announcement that is being spoken.
  public var speaking: Announcement? { current?.announcement }

  /// Takes an event, and tells what is to be done.
  public mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .announce(let announcement): announce(announcement)
    case .highContent(let elementID, let segments, let id):
      highContent(of: elementID, segments, id: id)
    case .rotorOpened: dropCue()
    case .spoken(let turn, let failure): spoken(turn, failure)
    case .stop: cut(.interrupted) + next()
    case .cancel: cut(.interrupted) + dropAll() + next()
    case .pause: pause()
    case .resume: resume()
    case .skip: skip()
    case .repeat(let id): again(id)
    }
  }

  // MARK: - Accepting

  private mutating func announce(_ announcement: Announcement) -> [Action] {
    if announcement.occasion == .update { return update(announcement) }
    guard let spoken = current?.announcement else {
      waiting[announcement.priority, default: []].append(announcement)
      return next()
    }
    switch (spoken.priority, announcement.priority) {
    case (.important, .notification), (.message, .notification), (.text, .notification),
      (.progress, .notification):
      return [.end(id: announcement.id, .cancelled)]
    case (.important, .important), (.message, .message):
      waiting[announcement.priority, default: []].append(announcement)
      return []
    case (_, .important), (.text, .message), (.notification, .message), (.progress, .message):
      let dropped = announcement.priority == .message ? drop(.text) : []
      waiting[announcement.priority, default: []].append(announcement)
      return dropped + giveWay() + next()
    case (.important, .message):
      waiting[.message, default: []].append(announcement)
      return []
    case (.important, .text), (.message, .text):
      // Of several texts that wait, the latest is kept.
      let dropped = drop(.text)
      waiting[.text] = [announcement]
      return dropped
    case (_, .text):
      let dropped = drop(.text)
      waiting[.text] = [announcement]
      return dropped + giveWay() + next()
    case (.notification, .notification):
      waiting[.notification] = [announcement]
      return giveWay() + next()
    case (.notification, .progress):
      let dropped = drop(.progress)
      waiting[.progress] = [announcement]
      return dropped + giveWay() + next()
    case (_, .progress):
      let dropped = drop(.progress)
      waiting[.progress] = [announcement]
      return dropped
    }
  }

  /// A change in the element in focus: said alone, after what is being said of that element; of many,
  /// the last one.
  private mutating func update(_ update: Announcement) -> [Action] {
    guard let spoken = current?.announcement, spoken.occasion == .focus,
      spoken.plan.elementID == update.plan.elementID
    else {
      var text = update
      text.occasion = .message
      return announce(text)
    }
    let dropped = drop(.text)
    waiting[.text] = [update]
    return dropped
  }

  /// High content: right after the label of the announcement that is being spoken, if the cue has not
  /// begun; else said alone.
  private mutating func highContent(
    of elementID: String, _ segments: [Segment], id: Int
  ) -> [Action] {
    if var now = current, now.announcement.plan.elementID == elementID,
      now.announcement.occasion == .focus,
      !now.announcement.plan.segments[now.phrase].contains(where: { $0.role == .cue })
    {
      let spoken = now.announcement.plan.segments
      let essential = spoken.lastIndex { $0.role == .label || $0.role == .high }.map { $0 + 1 }
      let place = max(essential ?? 0, now.phrase.upperBound)
      now.announcement.plan.segments.insert(contentsOf: segments, at: place)
      current = now
      return []
    }
    for (index, waits) in (waiting[.text] ?? []).enumerated()
    where waits.plan.elementID == elementID && waits.occasion == .focus {
      let essential = waits.plan.segments.lastIndex { $0.role == .label || $0.role == .high }
      waiting[.text]?[index].plan.segments.insert(
        contentsOf: segments, at: essential.map { $0 + 1 } ?? 0)
      return []
    }
    return update(announcement(id, segments, of: elementID))
  }

  private func announcement(
    _ id: Int, _ segments: [Segment], of elementID: String
  ) -> Announcement {
    Announcement(
      id: id, occasion: .update,
      plan: AnnouncementPlan(elementID: elementID, kind: .layered, segments: segments))
  }

  private mutating func again(_ id: Int) -> [Action] {
    guard var again = current?.announcement ?? last else { return [] }
    again.id = id
    // What is being said is said from its beginning, at once.
    if again.priority == current?.announcement.priority {
      waiting[again.priority, default: []].insert(again, at: 0)
      return cut(.interrupted) + next()
    }
    return announce(again)
  }

  // MARK: - Speaking

  private mutating func spoken(_ turn: Int, _ failure: String?) -> [Action] {
    guard let now = current, now.turn == turn else { return [] }
    if let failure, now.failure == nil { current?.failure = failure }
    return nextPhrase() ?? (end(failureOr: .finished) + next())
  }

  /// Goes on with the next phrase of the current announcement; nil where there is none.
  private mutating func nextPhrase() -> [Action]? {
    guard var now = current else { return nil }
    let segments = now.announcement.plan.segments
    let start = now.phrase.upperBound
    guard start < segments.count else { return nil }
    var last = segments[start...].firstIndex { !$0.runsOn } ?? segments.count - 1
    // A raised pitch is heard in the words before it.
    while last + 1 < segments.count, segments[last + 1].form == .pitch { last += 1 }
    now.phrase = start..<(last + 1)
    turns += 1
    now.turn = turns
    current = now
    return [
      .speak(
        turn: turns, id: now.announcement.id, segments: Array(segments[now.phrase]), first: start,
        after: start > 0 ? segments[start - 1].role : nil)
    ]
  }

  /// Begins with the most urgent that waits, if nothing is being spoken.
  private mutating func next() -> [Action] {
    guard current == nil else { return [] }
    isPaused = false
    for priority in [Priority.important, .message, .text, .notification, .progress] {
      guard let announcement = waiting[priority]?.first else { continue }
      waiting[priority]?.removeFirst()
      turns += 1
      current = Current(announcement: announcement, phrase: 0..<0, turn: turns)
      if announcement.priority == .text || announcement.priority == .message {
        last = announcement
      }
      return [.begin(announcement)] + (nextPhrase() ?? (end(failureOr: .finished) + next()))
    }
    return []
  }

  private mutating func end(failureOr outcome: AnnouncementOutcome) -> [Action] {
    guard let now = current else { return [] }
    current = nil
    return [.end(id: now.announcement.id, now.failure.map { .failed(reason: $0) } ?? outcome)]
  }

  // MARK: - Cutting and dropping

  /// Ends what is being spoken, now.
  private mutating func cut(_ outcome: AnnouncementOutcome) -> [Action] {
    guard let now = current else { return [] }
    current = nil
    isPaused = false
    return [
      .silence, .end(id: now.announcement.id, now.failure.map { .failed(reason: $0) } ?? outcome),
    ]
  }

  /// Cuts what is being spoken for something more urgent.
  ///
  /// The newest of a series of progress comes back as a message, so that the listener learns how far
  /// things are: one that waits, or else the one that is cut, which has not ended then.
  private mutating func giveWay() -> [Action] {
    guard let now = current, now.announcement.priority == .progress else {
      return cut(.interrupted)
    }
    var newest = waiting[.progress]?.popLast()
    var actions: [Action] = []
    if newest == nil {
      newest = now.announcement
      current = nil
      isPaused = false
      actions = [.silence]
    } else {
      actions = cut(.interrupted)
    }
    if var newest {
      newest.priority = .message
      waiting[.message, default: []].append(newest)
    }
    return actions
  }

  private mutating func drop(_ priority: Priority) -> [Action] {
    let dropped = waiting.removeValue(forKey: priority) ?? []
    return dropped.map { .end(id: $0.id, .cancelled) }
  }

  private mutating func dropAll() -> [Action] {
    Priority.allCases.flatMap { drop($0) }
  }

  /// Leaves the cue out of what is being said, since the listener is already where it leads to.
  private mutating func dropCue() -> [Action] {
    for index in (waiting[.text] ?? []).indices {
      waiting[.text]?[index].plan.segments.removeAll { $0.role == .cue }
    }
    guard var now = current, now.announcement.occasion == .focus else { return [] }
    let segments = now.announcement.plan.segments
    if segments[now.phrase].contains(where: { $0.role == .cue }) {
      return [.silence] + end(failureOr: .finished) + next()
    }
    now.announcement.plan.segments.removeSubrange(now.phrase.upperBound...)
    now.announcement.plan.segments += segments[now.phrase.upperBound...].filter { $0.role != .cue }
    current = now
    return []
  }

  // MARK: - The listener's hand

  private mutating func pause() -> [Action] {
    guard current != nil, !isPaused else { return [] }
    isPaused = true
    return [.hold]
  }

  private mutating func resume() -> [Action] {
    guard isPaused else { return [] }
    isPaused = false
    return [.release]
  }

  private mutating func skip() -> [Action] {
    guard current != nil else { return [] }
    isPaused = false
    if let onward = nextPhrase() { return [.silence] + onward }
    return cut(.interrupted) + next()
  }
}
