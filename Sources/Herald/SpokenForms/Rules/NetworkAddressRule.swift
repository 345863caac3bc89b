extension SpokenRule {
  /// Hardware addresses and addresses of IPv6, character by character.
  static let networkAddress = SpokenRule(
    name: "network address",
    summary:
      "The groups of a hardware address or an address of IPv6 are said character by character.",
    begins: [.digits, .word, .mark], needs: .colon,
    examples: [
      .init("00:1B:44:11:3A:B7", "0 0, 1 B, 4 4, 1 1, 3 A, B 7"),
      .init("fe80::1", "f e 8 0, double colon, 1"),
      .init("2001:db8::ff00:42:8329", "2 0 0 1, d b 8, double colon, f f 0 0, 4 2, 8 3 2 9"),
      .init("1:2:3:4"),
      .init("12:30:45"),
      .init("10::30"),
      .init("face::book"),
    ]
  ) { passage, index in
    guard passage.opens(index), passage.kind(index) != .mark || passage.has(":", index) else {
      return nil
    }
    var groups = [""]
    var end = index
    var colons = 0
    var digits = 0
    var letters = 0
    while end < passage.tokens.count, end - index < 30 {
      let kind = passage.kind(end)
      if passage.has(":", end) {
        colons += 1
        groups.append("")
      } else if kind == .digits || kind == .word, passage.length(end) <= 4,
        passage.text(end).utf8.allSatisfy(isHexadecimal)
      {
        groups[groups.count - 1] += passage.text(end)
        digits += kind == .digits ? 1 : 0
        letters += kind == .word ? 1 : 0
        guard groups[groups.count - 1].utf8.count <= 4 else { return nil }
      } else {
        break
      }
      end += 1
    }
    let gaps = zip(groups, groups.dropFirst()).count { $1.isEmpty || $0.isEmpty }
    let isHardware = groups.count == 6 && groups.allSatisfy { $0.utf8.count == 2 }
    let isShortened =
      letters + (groups[0].isEmpty ? 1 : 0) > 0 && gaps > 0 && gaps <= 2 && colons >= 2
      && groups.count <= 9 && digits > 0
      && groups.filter(\.isEmpty).count <= 2 && !(groups.last?.isEmpty ?? true)
    let isWhole = groups.count == 8 && gaps == 0
    guard isHardware || isShortened || isWhole, passage.closes(end) || passage.kind(end) == .space
    else { return nil }
    let gap = passage.language.primary == "en" ? "double colon" : ""
    var parts: [String] = []
    for group in groups where !group.isEmpty || parts.last != gap {
      parts.append(group.isEmpty ? gap : group.map(String.init).joined(separator: " "))
    }
    return Reading(parts.filter { !$0.isEmpty }.joined(separator: ", "), end: end)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }
}
