/// What waits to be written to the server, each item to be written whole.
struct Outbox: Sendable {
  /// One item of the protocol.
  struct Item: Sendable {
    enum Kind: Sendable {
      /// An answer.
      case line
      /// The begin of a message.
      case begin
      /// Sound of this many frames.
      case sound(Int)
      /// An index mark, or a sound file: lost with the sound when that is dropped.
      case mark(String)
      /// The end of a message that was spoken.
      case end
      /// The end of a message that was stopped or paused.
      case stop
    }

    var kind: Kind
    var bytes: [UInt8]
  }

  private var items: [Item] = []
  /// The frames of sound that wait.
  private(set) var frameCount = 0

  mutating func append(_ text: String, as kind: Item.Kind = .line) {
    items.append(Item(kind: kind, bytes: Array("\(text)\n".utf8)))
  }

  mutating func append(_ item: Item) {
    if case .sound(let count) = item.kind { frameCount += count }
    items.append(item)
  }

  /// The next item to be written, removed.
  mutating func take() -> Item? {
    guard !items.isEmpty else { return nil }
    let item = items.removeFirst()
    if case .sound(let count) = item.kind { frameCount -= count }
    return item
  }

  /// Drops the sound and the marks that wait; lines stay.
  mutating func dropSound() {
    items.removeAll {
      switch $0.kind {
      case .line, .begin, .end, .stop: false
      case .sound, .mark: true
      }
    }
    frameCount = 0
  }
}
