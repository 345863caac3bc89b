/// A place in a text file.
public struct TextPosition: Sendable, Hashable {
  /// The line, from 1; LF, CR and CRLF end one.
  public var line = 1
  /// The column, from 1, in Unicode scalars.
  public var column = 1

  private var isAfterCarriageReturn = false

  /// Creates the position of the first character.
  public init() {}

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Moves past bytes of UTF-8.
  mutating func advance(over bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        if !isAfterCarriageReturn { line += 1 }
        column = 1
        isAfterCarriageReturn = false
      case UInt8(ascii: "\r"):
        line += 1
        column = 1
        isAfterCarriageReturn = true
      default:
        if byte & 0xC0 != 0x80 { column += 1 }
        isAfterCarriageReturn = false
      }
    }
  }

  /// Whether both are the same place, however it was reached.
  public static func == (first: TextPosition, second: TextPosition) -> Bool {
    first.line == second.line && first.column == second.column
  }

  /// Hashes line and column.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
