extension SpokenRule {
  /// Codes, character by character.
  static let code = SpokenRule(
    name: "code",
    summary:
      "A part number, licence plate or the like is said character by character where the field "
      + "is one of codes, or where capitals and digits change often.",
    begins: [.word, .digits],
    examples: [
      .init("ABC-1234", "A B C, 1 2 3 4", field: "SKU"),
      .init("X7B93K2", "X 7 B 9 3 K 2"),
      .init("1FTFW1ET5DFC10312", "1 F T F W 1 E T 5 D F C 1 0 3 1 2"),
      .init("0042", "0 0 4 2", field: "Code"),
      .init("B-MW 1234", "B, M W, 1 2 3 4", in: "de-DE", field: "Kennzeichen"),
      .init("ABC-1234"),
      .init("HTML5"),
      .init("MP3"),
      .init("B2B"),
      .init("F-150"),
      .init("Economy", field: "Code"),
      .init("2026", field: "Model"),
    ]
  ) { passage, index in
    guard passage.opens(index), index >= passage.valueStart else { return nil }
    let isField = passage.field.contains(.code)
    var end = index
    var groups: [String] = [""]
    var letters = 0
    var digits = 0
    var runs = 0
    while end < passage.tokens.count, end - index < 24 {
      let text = passage.text(end)
      switch passage.kind(end) {
      case .digits:
        digits += text.utf8.count
        runs += 1
        groups[groups.count - 1] += text
      case .word:
        guard text.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
        letters += text.utf8.count
        runs += 1
        groups[groups.count - 1] += text
      case .sign where passage.has("-", end) && isField,
        .space where isField && passage.length(end) == 1:
        groups.append("")
      default:
        guard passage.closes(end) || passage.kind(end) == .space else { return nil }
        return finish()
      }
      end += 1
    }
    return finish()

    func finish() -> Reading? {
      let count = letters + digits
      guard count <= 40, groups.allSatisfy({ !$0.isEmpty }), digits > 0 else { return nil }
      let isCode =
        isField
        && (letters > 0 && passage.isWhole(index..<end)
          || letters == 0 && groups.count == 1 && groups[0].utf8.count > 1
            && groups[0].first == "0")
      guard isCode || letters > 0 && count >= 5 && runs >= 4 && groups.count == 1 else {
        return nil
      }
      let spelled = groups.map { $0.map(String.init).joined(separator: " ") }
      return Reading(spelled.joined(separator: ", "), end: end)
    }
  }
}
