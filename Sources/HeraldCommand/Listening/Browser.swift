import Herald
import HeraldInput

/// Where the listener is in a list, and what each key does; everything spoken is a line of text too.
struct Browser {
  var pipeline: Pipeline
  let announcer: Announcer
  /// Makes the renderer anew when the voice's rate has changed.
  let makeRenderer: @Sendable (Pipeline) -> AnnouncementRenderer
  var renderer: AnnouncementRenderer
  /// What was read of the list so far.
  private(set) var elements: [AccessibilityElement] = []
  /// The element in focus; -1 before the first one.
  var index = -1
  /// The More Content rotor, while the listener is in it.
  var rotor: Rotor?
  let wraps: Bool
  /// What is being typed.
  var typing: Typing?
  private var source: ElementSource
  private var isRead = false

  /// Stands before the first element.
  init(
    pipeline: Pipeline, source: ElementSource, sink: any AudioSink, wraps: Bool,
    renderer makeRenderer: @escaping @Sendable (Pipeline) -> AnnouncementRenderer
  ) {
    self.pipeline = pipeline
    self.source = source
    self.wraps = wraps
    self.makeRenderer = makeRenderer
    renderer = makeRenderer(pipeline)
    announcer = Announcer(renderer: renderer, sink: sink)
  }

  /// The keys, shown and spoken by `?`.
  static let help = """
    Down or j, up or k: next and previous element. Right or l: into More Content, and its next entry. \
    Left or h: its previous entry, and out. Home or g, end or G: first and last. Space or s: stop. \
    p: pause and go on. n: next segment. r: repeat. Slash: search as you type, Enter ends it. \
    Apostrophe and a letter: jump in More Content. e: spell the value. y: copy as text. \
    Plus, minus: faster, slower. v: how much is said. c: cue. q: quit.
    """

  /// Says the first element.
  mutating func start() async throws {
    guard try readOne() else {
      throw Failure(source.status == .done ? .badInput : source.status, "nothing to browse")
    }
    try await move(to: 0)
  }

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
    case .character("p"): announcer.pauseOrResume()
    case .character("n"): announcer.skip()
    case .character("r"): await announcer.sayAgain()
    case .character("/"): typing = .search("", from: index)
    case .character("'"): typing = .jump
    case .character("e"): try await spell()
    case .character("y"): try await copy()
    case .character("+"), .character("="): try await changeRate(by: 1)
    case .character("-"): try await changeRate(by: -1)
    case .character("v"): try await changeInline()
    case .character("c"): try await changeCue()
    case .character("?"): try await say(Self.help)
    case .character("q"), .character("\u{04}"): return false
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
    if let rotor {
      var moved = rotor
      let move = first ? moved.first() : moved.last()
      self.rotor = moved
      return try await tell(move)
    }
    if !first { while try readOne() {} }
    try await move(to: first ? 0 : elements.count - 1)
  }

  /// Says the element of an index; where there is none, lets the end of the list be heard.
  mutating func move(to place: Int) async throws {
    while elements.count <= place, try readOne() {}
    guard elements.indices.contains(place) else {
      return try await announce([sign(.edge, last: place > 0)])
    }
    index = place
    let plan = try await pipeline.plan(
      elements[place], with: pipeline.planner, renderer: renderer)
    try await line(plan.line)
    await announcer.announce(plan, occasion: .focus)
  }

  /// Reads one element more, so that a long list opens at once; false at the end.
  mutating func readOne() throws -> Bool {
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

  // MARK: - Saying

  /// A message of Herald's own, which is in English.
  func say(_ text: String) async throws {
    try await announce([Segment(role: .content, written: text, language: "en")])
  }

  /// A sound for an end of the list or the way round it, which has a name as text.
  func sign(_ form: Segment.Form, last: Bool) -> Segment {
    let book = pipeline.planner.phrasebook
    var segment = Segment(
      role: .cue, written: last ? book.lastEntry : book.firstEntry, language: book.language,
      form: form)
    segment.text = ""
    return segment
  }

  func announce(_ segments: [Segment], line text: String? = nil) async throws {
    let plan = AnnouncementPlan(elementID: "", kind: .layered, segments: segments)
    try await line(text ?? plan.line)
    await announcer.announce(plan, occasion: .rotor)
  }

  func line(_ text: String) async throws {
    try await standardOutput.line(text)
    try await standardOutput.flush()
  }
}
