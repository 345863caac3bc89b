/// A key of the keyboard.
enum Key: Sendable, Hashable {
  case up, down, left, right, home, end, enter, escape, backspace
  case character(Character)
}

/// Tells keys apart in what a terminal sends.
struct KeyParser {
  private var rest: [UInt8] = []

  init() {}

  /// The keys in the bytes of one read; an escape at its end is the key of that name.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    rest += bytes
    var keys: [Key] = []
    while let first = rest.first {
      switch first {
      case 0x1B where rest.count >= 2 && (rest[1] == 0x5B || rest[1] == 0x4F):
        let end = rest[2...].firstIndex { (0x40...0x7E).contains($0) }
        guard let end else { return keys }
        if let key = Self.key(of: rest[2...end]) { keys.append(key) }
        rest.removeFirst(end + 1)
      case 0x1B:
        keys.append(.escape)
        rest.removeFirst()
      case 0x0A, 0x0D:
        keys.append(.enter)
        rest.removeFirst()
      case 0x08, 0x7F:
        keys.append(.backspace)
        rest.removeFirst()
      default:
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard rest.count >= length else { return keys }
        keys += String(decoding: rest.prefix(length), as: UTF8.self).map { .character($0) }
        rest.removeFirst(length)
      }
    }
    return keys
  }

  private static func key(of sequence: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: sequence, as: UTF8.self) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    default: nil
    }
  }
}
