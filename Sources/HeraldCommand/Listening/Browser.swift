import Glibc
import Herald
import HeraldInput
import HeraldSound

/// Where the listener is in a list, and what each key does; everything spoken is a line of text too.
struct Browser {
  private var pipeline: Pipeline
  private var source: ElementSource
  private let renderer: (Pipeline) -> AnnouncementRenderer
  private let sink: any AudioSink
  private var announcer: Announcer
  private var elements: [AccessibilityElement] = []
  private var isRead = false
  private var index = -1
  private var rotor: Rotor?
  private var wraps: Bool
  private var isPaused = false
  /// What is being typed after `/` or `'`.
  private var typing: Typing?

  private enum Typing {
    case search(String)
    case jump
  }

  /// The keys, shown and spoken by `?`.
  static let help = """
    Down or j, up or k: next and previous element. Right or l: into More Content, and its next entry. \
    Left or h: its previous entry, and out. Home, end: first and last. Space or s: stop. p: pause and \
    go on. n: next segment. r: repeat. Slash: search. Apostrophe and a letter: jump in More Content. \
    e: spell the value. y: copy as text. Plus, minus: faster, slower. v: how much is said. c: cue. \
    q: quit.
    """

  init(
    pipeline: Pipeline, source: ElementSource, sink: any AudioSink, wraps: Bool,
    renderer: @escaping (Pipeline) -> AnnouncementRenderer
  ) {
    self.pipeline = pipeline
    self.source = source
    self.renderer = renderer
    self.sink = sink
    self.wraps = wraps
    announcer = Announcer(renderer: renderer(pipeline), sink: sink)
    Self.drain(announcer)
  }

  /// Why nothing can be heard any more, once that is so.
  var fault: (any Error)? {
    get async { await announcer.fault }
  }

  /// Says the first element.
  mutating func start() async throws {
    try await move(to: 0)
  }

  /// Ends all speech.
  func close() { announcer.close() }

  /// Does what a key asks for; false to quit.
  mutating func press(_ key: Key) async throws -> Bool {
    if let typing {
      try await type(key, typing)
      return true
    }
    switch key {
    case .down, .character("j"): try await step(1)
    case .up, .character("k"): try await step(-1)
    case .right, .character("l"), .enter: try await inward()
    case .left, .character("h"): try await outward()
    case .home, .character("g"): try await edge(first: true)
    case .end, .character("G"): try await edge(first: false)
    case .character(" "), .character("s"), .escape: announcer.cancel()
    case .character("p"):
      isPaused.toggle()
      if isPaused { announcer.pause() } else { announcer.resume() }
    case .character("n"): announcer.skip()
    case .character("r"): await announcer.sayAgain()
    case .character("/"): typing = .search("")
    case .character("'"): typing = .jump
    case .character("e"): try await spell()
    case .character("y"): try await copy()
    case .character("+"), .character("="): try await changeRate(by: 10)
    case .character("-"): try await changeRate(by: -10)
    case .character("v"): try await changeInline()
    case .character("c"): try await changeCue()
    case .character("?"): try await say(Self.help)
    case .character("q"): return false
    default: break
    }
    return true
  }

  // MARK: - Elements

  private mutating func step(_ offset: Int) async throws {
    rotor = nil
    try await move(to: index + offset)
  }

  private mutating func edge(first: Bool) async throws {
    if var now = rotor {
      let moved = first ? now.first() : now.last()
      rotor = now
      return try await tell(moved)
    }
    if !first { while try readOne() {} }
    try await move(to: first ? 0 : elements.count - 1)
  }

  /// Says the element of an index; at the ends, says which end it is.
  private mutating func move(to place: Int) async throws {
    while elements.count <= place, try readOne() {}
    guard elements.indices.contains(place) else {
      if elements.isEmpty { return try await say("") }
      return try await mark(last: place > 0)
    }
    index = place
    let plan = try await pipeline.plan(
      elements[place], with: pipeline.planner, renderer: renderer(pipeline))
    try await line(plan.line)
    isPaused = false
    await announcer.announce(plan, occasion: .focus)
  }

  /// Reads one element more, so that a long list opens at once; false at the end.
  private mutating func readOne() throws -> Bool {
    while !isRead {
      guard let record = try source.next() else {
        isRead = true
        return false
      }
      if let element = try? record.element.get() {
        elements.append(element)
        return true
      }
    }
    return false
  }

  // MARK: - More Content

  /// The entries of the element in focus, in the words that a person would say.
  private var rotorEntries: [Segment] {
    pipeline.rotorPlans(elements[index], with: pipeline.planner).flatMap(\.segments)
  }

  private mutating func inward() async throws {
    guard elements.indices.contains(index) else { return }
    announcer.openRotor()
    var now =
      rotor ?? Rotor(entries: rotorEntries, wraps: wraps)
    let moved = now.next()
    rotor = now.index == nil ? nil : now
    try await tell(moved)
  }

  private mutating func outward() async throws {
    guard var now = rotor else { return }
    if now.index == 0, !wraps {
      rotor = nil
      return try await move(to: index)
    }
    let moved = now.previous()
    rotor = now
    try await tell(moved)
  }

  private func tell(_ move: Rotor.Move) async throws {
    switch move {
    case .end: try await mark(last: rotor?.index != 0)
    case .none: try await mark(last: true)
    case .entry, .wrapped:
      if let entry = rotor?.entry { try await announce([entry], occasion: .rotor) }
    }
  }

  /// Tells that there is nothing beyond.
  private func mark(last: Bool) async throws {
    let book = pipeline.planner.phrasebook
    try await announce([
      Segment(
        role: .cue, written: last ? book.lastEntry : book.firstEntry, language: book.language)
    ])
  }

  private func spell() async throws {
    let text: String
    if let entry = rotor?.entry {
      let field = entry.field.map { $0 + ", " } ?? ""
      text =
        entry.written.hasPrefix(field)
        ? String(entry.written.dropFirst(field.count)) : entry.written
    } else if elements.indices.contains(index) {
      text = elements[index].value ?? elements[index].label
    } else {
      return
    }
    let letters = text.filter { !$0.isWhitespace }.map(String.init).joined(separator: ", ")
    try await announce([Segment(role: .content, written: letters)], occasion: .rotor)
  }

  /// Gives the text of the entry or the element to the terminal's clipboard (OSC 52), and as a line.
  private func copy() async throws {
    guard elements.indices.contains(index) else { return }
    let text = rotor?.entry?.written ?? pipeline.planner.plan(elements[index]).line
    try await line(text)
    guard isatty(1) == 1 else { return }
    let sequence = Array("\u{1B}]52;c;\(base64(Array(text.utf8)))\u{07}".utf8)
    _ = unsafe sequence.withUnsafeBytes { unsafe write(1, $0.baseAddress, $0.count) }
  }

  // MARK: - Typing

  private mutating func type(_ key: Key, _ now: Typing) async throws {
    typing = nil
    switch (now, key) {
    case (.jump, .character(let letter)):
      guard elements.indices.contains(index) else { return }
      var moved =
        rotor ?? Rotor(entries: rotorEntries, wraps: wraps)
      let move = moved.jump(to: letter)
      if moved.index != nil { rotor = moved }
      announcer.openRotor()
      try await tell(move)
    case (.search(let text), .character(let letter)): typing = .search(text + String(letter))
    case (.search(let text), .backspace): typing = .search(String(text.dropLast()))
    case (.search(let text), .enter): try await search(text)
    default: break
    }
  }

  /// Goes to the next element whose label begins with the text, else to the next that contains it.
  private mutating func search(_ text: String) async throws {
    guard !text.isEmpty else { return }
    while try readOne() {}
    let wanted = text.lowercased()
    let order = Array(elements.indices.dropFirst(index + 1)) + Array(0...max(0, index))
    let labels = order.map { elements[$0].label.lowercased() }
    let found =
      labels.firstIndex { $0.hasPrefix(wanted) } ?? labels.firstIndex { $0.contains(wanted) }
    guard let found else { return try await mark(last: true) }
    rotor = nil
    try await move(to: order[found])
  }

  // MARK: - Settings

  private mutating func changeRate(by percent: Int) async throws {
    let rate = pipeline.profile.parameters.rate
    let changed = rate + max(1, rate / 10) * percent.signum()
    pipeline.profile.parameters.rate = min(
      max(changed, SpeechParameters.rates.lowerBound), SpeechParameters.rates.upperBound)
    announcer.close()
    announcer = Announcer(renderer: renderer(pipeline), sink: sink)
    Self.drain(announcer)
    try await say("\(pipeline.profile.parameters.rate)")
  }

  private mutating func changeInline() async throws {
    pipeline.settings.inline = pipeline.settings.inline.following
    try await say(pipeline.settings.inline.rawValue)
  }

  private mutating func changeCue() async throws {
    pipeline.settings.cue = pipeline.settings.cue.following
    try await say(pipeline.settings.cue.rawValue)
  }

  // MARK: - Saying

  private func say(_ text: String) async throws {
    try await announce([Segment(role: .content, written: text)])
  }

  private func announce(
    _ segments: [Segment], occasion: Announcement.Occasion = .message
  ) async throws {
    let plan = AnnouncementPlan(elementID: "", kind: .layered, segments: segments)
    try await line(plan.line)
    await announcer.announce(plan, occasion: occasion)
  }

  private func line(_ text: String) async throws {
    try await standardOutput.line(text)
    try await standardOutput.flush()
  }

  /// Reads the events to nowhere: what was spoken is on the screen already.
  private static func drain(_ announcer: Announcer) {
    Task { for await _ in announcer.events {} }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The next case, the first after the last.
  fileprivate var following: Self {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}

/// Base 64 (RFC 4648).
private func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let part = bytes[start..<min(start + 3, bytes.count)]
    let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
    for place in 0..<4 {
      text.append(place > part.count ? "=" : digits[bits >> (18 - 6 * place) & 63])
    }
  }
  return text
}
