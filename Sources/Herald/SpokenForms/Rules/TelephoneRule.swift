extension SpokenRule {
  /// Telephone numbers, digit by digit in their groups.
  static let telephone = SpokenRule(
    name: "telephone",
    summary:
      "A telephone number is said digit by digit, with a pause between its groups. Without a "
      + "plus or brackets it is one only where the field says so.",
    begins: [.digits, .sign, .mark], needs: .manyDigits,
    examples: [
      .init("+1 (415) 555-0132", "plus 1, 4 1 5, 5 5 5, 0 1 3 2"),
      .init("(415) 555-0132", "4 1 5, 5 5 5, 0 1 3 2"),
      .init("415-555-0132", "4 1 5, 5 5 5, 0 1 3 2"),
      .init("+49 30 901820", "plus 4 9, 3 0, 9 0 1, 8 2 0", in: "de-DE"),
      .init("+34 912 345 678", "más 3 4, 9 1 2, 3 4 5, 6 7 8", in: "es-ES"),
      .init("01 23 45 67 89", "0 1, 2 3, 4 5, 6 7, 8 9", in: "fr-FR", field: "Téléphone"),
      .init("030 901820", "0 3 0, 9 0 1, 8 2 0", in: "de-DE", field: "Telefon"),
      .init("138 0013 8000", "1 3 8, 0 0 1 3, 8 0 0 0", in: "zh-CN", field: "电话"),
      .init("5550132", "5 5 5, 0 1 3 2", field: "Phone"),
      .init("415.555.0132", "4 1 5, 5 5 5, 0 1 3 2"),
      .init("1-800-555-0132", "1, 8 0 0, 5 5 5, 0 1 3 2"),
      .init("+14155550132", "plus 1, 4 1 5, 5 5 5, 0 1 3 2"),
      .init("(11) 91234-5678", "1 1, 9 1 2, 3 4, 5 6 7 8", in: "pt-BR"),
      .init("8 (495) 123-45-67", "8, 4 9 5, 1 2 3, 4 5, 6 7", in: "ru-RU"),
      .init("978-3-16-148410-0"),
      .init("4111-1111-1111-1111"),
      .init("(2019) 12345678"),
      .init("+5"),
      .init("2026-11"),
      .init("12345"),
      .init("555 1234"),
    ]
  ) { passage, index in
    guard passage.opens(index) || passage.has("(", index) && !passage.has("(", index - 1) else {
      return nil
    }
    var groups: [String] = []
    var end = index
    var hasPlus = false
    var hasBrackets = false
    var dashes = 0
    if passage.has("+", end) {
      hasPlus = true
      end += 1
    }
    var last = end
    while end < passage.tokens.count, end - index < 40 {
      switch passage.kind(end) {
      case .digits:
        guard passage.length(end) <= 15 else { return nil }
        groups.append(passage.text(end))
        last = end + 1
      case .space: if passage.kind(end + 1) == .space { return nil }
      case .sign:
        guard passage.isDash(end), passage.kind(end + 1) == .digits,
          passage.kind(end - 1) == .digits
        else { return nil }
        dashes += 1
      case .mark:
        let isBracket = passage.has("(", end) || passage.has(")", end)
        guard
          isBracket || passage.has(".", end) && passage.kind(end + 1) == .digits
            || passage.has("/", end) && passage.kind(end + 1) == .digits
        else {
          if groups.isEmpty { return nil }
          end = passage.tokens.count
          continue
        }
        if passage.has("(", end), passage.kind(end + 1) == .digits { hasBrackets = true }
        if passage.has(".", end) || passage.has("/", end) { dashes += 100 }
      default:
        end = passage.tokens.count
        continue
      }
      end += 1
    }
    let count = groups.reduce(0) { $0 + $1.utf8.count }
    let isField = passage.field.contains(.telephone) && index >= passage.valueStart
    let sizes = groups.map(\.utf8.count)
    let isAmerican =
      sizes == [3, 3, 4] && (dashes == 2 || dashes == 200)
      || sizes == [1, 3, 3, 4] && groups[0] == "1" && (dashes == 3 || hasBrackets)
      || hasBrackets && sizes == [3, 3, 4] && passage.has("(", index)
    // An area code in brackets: (11) 91234-5678, 8 (495) 123-45-67.
    let isBracketed =
      hasBrackets && dashes >= 1 && dashes < 100 && (10...12).contains(count)
      && (passage.has("(", index) && sizes[0] <= 3 || sizes[0] == 1)
    guard (7...15).contains(count), hasPlus || isField || isAmerican || isBracketed,
      dashes < 100 || isField || hasPlus || isAmerican,
      passage.closes(last) || passage.kind(last) == .space
    else { return nil }
    if hasPlus, sizes == [11], groups[0].first == "1" {
      groups = ["1", String(groups[0].dropFirst())]
    }
    let parts = groups.flatMap(\.telephoneGroups).map { group in
      group.map(String.init).joined(separator: " ")
    }
    let plus = hasPlus ? (passage.language.words?.marks["+"] ?? "plus") + " " : ""
    return Reading(plus + parts.joined(separator: ", "), end: last)
  }
}

extension String {
  /// A long run of digits in groups of three, the last one of three or four.
  fileprivate var telephoneGroups: [Substring] {
    var rest = self[...]
    var groups: [Substring] = []
    while rest.count > 4 {
      groups.append(rest.prefix(3))
      rest = rest.dropFirst(3)
    }
    groups.append(rest)
    return groups
  }
}
