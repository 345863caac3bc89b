import Herald

/// Search as you type.
extension Browser {
  /// What is being typed.
  enum Typing {
    /// The beginning of a label, looked for from an element on.
    case search(String, from: Int)
    /// A letter of the rotor's entries.
    case jump
  }

  /// Takes a key as part of what is being typed.
  mutating func type(_ key: Key, _ now: Typing) async throws {
    typing = nil
    switch (now, key) {
    case (.jump, .character(let letter)): try await jump(to: letter)
    case (.search(let text, let start), .character(let letter)):
      typing = .search(text + String(letter), from: start)
      try await search(text + String(letter), from: start)
    case (.search(let text, let start), .backspace):
      let shorter = String(text.dropLast())
      typing = .search(shorter, from: start)
      try await search(shorter, from: start)
    default: break
    }
  }

  /// Goes to the next element whose label begins with the text, from the start on and round the end;
  /// else to the next that holds it.
  private mutating func search(_ text: String, from start: Int) async throws {
    guard !text.isEmpty else { return }
    let wanted = text.lowercased()
    let found =
      try find(from: start) { $0.hasPrefix(wanted) } ?? find(from: start) { $0.contains(wanted) }
    guard let found else { return try await announce([sign(.edge, last: true)]) }
    // One more letter of the word that was found says nothing new.
    guard found != index || rotor != nil || text.count == 1 else { return }
    rotor = nil
    try await move(to: found)
  }

  /// The first element after the start, or else before it, whose label in small letters is wanted;
  /// reads no further than need be.
  private mutating func find(
    from start: Int, where isWanted: (String) -> Bool
  ) throws -> Int? {
    var place = start + 1
    while place < elements.count ? true : try readOne() {
      if isWanted(elements[place].label.lowercased()) { return place }
      place += 1
    }
    return elements.indices.prefix(start + 1).first { isWanted(elements[$0].label.lowercased()) }
  }
}
