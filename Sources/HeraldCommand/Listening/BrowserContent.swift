import FoundationEssentials
import Glibc
import Herald

/// More Content: the rotor, and its entries as letters and as text.
extension Browser {
  /// The entries of the element in focus, in the words that a person would say.
  private var entries: [Segment] {
    pipeline.rotorPlans(elements[index], with: pipeline.planner).flatMap(\.segments)
  }

  /// Goes into the rotor, or to its next entry.
  mutating func inward() async throws {
    guard elements.indices.contains(index) else { return }
    var moved = rotor ?? Rotor(entries: entries, wraps: wraps)
    announcer.openRotor()
    let move = moved.next()
    if moved.index != nil { rotor = moved }
    try await tell(move)
  }

  /// Goes to the previous entry; from the first one, out.
  mutating func outward() async throws {
    guard var moved = rotor else { return }
    if moved.index == 0, !wraps {
      rotor = nil
      return try await self.move(to: index)
    }
    let move = moved.previous()
    rotor = moved
    try await tell(move)
  }

  /// Goes to the next entry that begins with a letter.
  mutating func jump(to letter: Character) async throws {
    guard elements.indices.contains(index) else { return }
    var moved = rotor ?? Rotor(entries: entries, wraps: wraps)
    let move = moved.jump(to: letter)
    if moved.index != nil { rotor = moved }
    announcer.openRotor()
    try await tell(move)
  }

  /// Says where a move led.
  func tell(_ move: Rotor.Move) async throws {
    switch move {
    case .end: try await announce([sign(.edge, last: rotor?.index != 0)])
    case .none: try await announce([sign(.edge, last: true)])
    case .entry: if let entry = rotor?.entry { try await announce([entry]) }
    case .wrapped(let place):
      if let entry = rotor?.entry { try await announce([sign(.wrap, last: place > 0), entry]) }
    }
  }

  /// Says the value letter by letter; signs by their Unicode names, which are English.
  func spell() async throws {
    guard elements.indices.contains(index) else { return }
    let element = elements[index]
    var text = element.value ?? element.label
    var language = element.language
    if let entry = rotor?.entry {
      let field = entry.field.map { $0 + ", " } ?? ""
      text = entry.written
      if text.hasPrefix(field) { text.removeFirst(field.count) }
      language = entry.language
    }
    var segments: [Segment] = []
    var isSign = true
    for letter in text where !letter.isWhitespace {
      let wasSign = isSign
      isSign = !letter.isLetter && !letter.isNumber
      if isSign {
        var segment = Segment(role: .content, written: String(letter), language: "en")
        segment.text = letter.unicodeScalars.compactMap(\.properties.name)
          .joined(separator: " ").lowercased()
        segments.append(segment)
      } else if wasSign {
        segments.append(Segment(role: .content, written: String(letter), language: language))
      } else {
        segments[segments.count - 1].written += ", \(letter)"
        segments[segments.count - 1].text += ", \(letter)"
      }
    }
    let letters = text.filter { !$0.isWhitespace }.map(String.init)
    try await announce(segments, line: letters.joined(separator: " "))
  }

  /// Gives the text of the entry or the element to the terminal's clipboard (OSC 52), and as a line.
  func copy() async throws {
    guard elements.indices.contains(index) else { return }
    let text = rotor?.entry?.written ?? pipeline.planner.plan(elements[index]).line
    try await line(text)
    guard isatty(1) == 1 else { return }
    let encoded = Data(text.utf8).base64EncodedString()
    let sequence = Array("\u{1B}]52;c;\(encoded)\u{07}".utf8)
    _ = unsafe sequence.withUnsafeBytes { unsafe write(1, $0.baseAddress, $0.count) }
  }
}
