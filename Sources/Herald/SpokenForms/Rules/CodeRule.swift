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
      .init("978-3-16-148410-0", "9 7 8, 3, 1 6, 1 4 8 4 1 0, 0", field: "ISBN"),
      .init("90210", "9 0 2 1 0", field: "ZIP code"),
      .init("10115", "1 0 1 1 5", in: "de-DE", field: "PLZ"),
      .init("A1B2-C3D4", "A 1 B 2, C 3 D 4"),
      .init("14A", "1 4 A", field: "Seat"),
      .init("25 lb", "25 pounds", field: "Seat"),
      .init("12 kg", "12 Kilogramm", in: "de-DE", field: "Artikelnummer"),
      .init("12 kg", "12 kilogramos", in: "es-ES", field: "Código"),
      .init("12 kg", "12 kilogrammes", in: "fr-FR", field: "Code"),
      .init("12 kg", "12千克", in: "zh-CN", field: "编号"),
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
    var hasSpaces = false
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
      case .sign where passage.has("-", end): groups.append("")
      case .space where isField && passage.length(end) == 1:
        hasSpaces = true
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
      guard count <= 40, digits > 0, groups.allSatisfy({ !$0.isEmpty }) else { return nil }
      guard
        isCode(count) || groups.count == 1 && letters > 0 && count >= 5 && runs >= 4
          || groups.count > 1 && letters > 0 && runs >= 6 && !hasSpaces
      else { return nil }
      let spelled = groups.map { $0.map(String.init).joined(separator: " ") }
      return Reading(spelled.joined(separator: ", "), end: end)
    }

    /// Whether the field says that it is a code, and nothing speaks against it.
    func isCode(_ count: Int) -> Bool {
      guard isField else { return false }
      if letters > 0 { return passage.isWhole(index..<end) }
      let isDigits = passage.field.contains(.digits) && passage.isWhole(index..<end)
      return groups.count == 1
        ? count > 1 && (groups[0].first == "0" || isDigits)
        : isDigits || !hasSpaces && passage.isWhole(index..<end)
    }
  }
}
