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
      .init("(212) 555-0199 ext. 45", "2 1 2, 5 5 5, 0 1 9 9, extension 4 5"),
      .init("212-555-0199 x123", "2 1 2, 5 5 5, 0 1 9 9, extension 1 2 3"),
      .init("555-0199 x123", "5 5 5, 0 1 9 9, extension 1 2 3"),
      .init(
        "030 901820 Durchwahl 12", "0 3 0, 9 0 1, 8 2 0, Durchwahl 1 2", in: "de-DE",
        field: "Telefon"),
      .init(
        "912 345 678 ext. 45", "9 1 2, 3 4 5, 6 7 8, extensión 4 5", in: "es-ES", field: "Teléfono"),
      .init("01 23 45 67 89 poste 12", "0 1, 2 3, 4 5, 6 7, 8 9, poste 1 2", in: "fr-FR"),
      .init("010-12345678 转 12", "0 1 0, 1 2 3 4, 5 6 7 8, 分机 1 2", in: "zh-CN", field: "电话"),
      .init("13800138000", "1 3 8, 0 0 1 3, 8 0 0 0", in: "zh-CN", field: "手机"),
      .init("911", "9 1 1", field: "Phone"),
      .init("+49 (0)30 901820", "plus 4 9, 3 0, 9 0 1, 8 2 0", in: "de-DE"),
      .init("(030) 90 18 20", "0 3 0, 9 0, 1 8, 2 0", in: "de-DE"),
      .init("01 23 45 67 89", "0 1, 2 3, 4 5, 6 7, 8 9", in: "fr-FR"),
      .init("978-3-16-148410-0"),
      .init("4111-1111-1111-1111"),
      .init("(2019) 12345678"),
      .init("+5"),
      .init("2026-11"),
      .init("12345"),
      .init("555 1234"),
    ]
  ) { passage, index in
    guard passage.opens(index) || passage.has("(", index) && !passage.has("(", index - 1),
      let number = passage.telephoneNumber(at: index)
    else { return nil }
    let isField = passage.field.contains(.telephone) && index >= passage.valueStart
    let (extensionEnd, inside) = passage.telephoneExtension(after: number.end) ?? (number.end, nil)
    guard number.isSure(in: passage, isField: isField, hasExtension: inside != nil),
      passage.closes(number.end) || passage.kind(number.end) == .space
        || inside != nil
    else { return nil }
    let words = passage.language.words
    var spoken = number.hasPlus ? (words?.marks["+"] ?? "plus") + " " : ""
    for (place, group) in number.groups.enumerated() {
      // The zero in brackets is not dialled from abroad: +49 (0)30.
      if number.hasPlus, place > 0, group == "0" { continue }
      if place > 0 { spoken += ", " }
      let isAmerican = number.hasPlus && number.groups.count == 1 && group.utf8.count == 11
      spoken.appendTelephone(
        group, sizes: isAmerican && group.utf8.first == 0x31 ? [1, 3, 3, 4] : nil)
    }
    if let inside {
      let word = extensionWords[passage.language.primary] ?? "extension"
      spoken += ", \(word) "
      spoken.appendSpelled(inside)
    }
    return Reading(spoken, end: extensionEnd)
  }

  /// What is said before the number of an extension.
  private static let extensionWords = [
    "de": "Durchwahl", "es": "extensión", "fr": "poste", "it": "interno", "pt": "ramal",
    "ru": "добавочный", "zh": "分机", "ja": "内線",
  ]
}

/// What looks like a telephone number.
private struct TelephoneNumber {
  var groups: [String] = []
  var hasPlus = false
  var hasBrackets = false
  /// Whether it begins with its area code in brackets.
  var opensWithBracket = false
  var dashes = 0
  /// Full stops and slashes between its groups.
  var stops = 0
  var start = 0
  var end = 0

  private func has(_ sizes: Int...) -> Bool {
    groups.count == sizes.count && zip(groups, sizes).allSatisfy { $0.utf8.count == $1 }
  }

  /// Whether it can be nothing else.
  func isSure(in passage: Passage, isField: Bool, hasExtension: Bool) -> Bool {
    let count = groups.reduce(0) { $0 + $1.utf8.count }
    if isField, groups.count == 1, (3...6).contains(count), !hasPlus {
      return passage.isWhole(start..<end)
    }
    guard (7...15).contains(count), let first = groups.first else { return false }
    if isField || hasPlus { return true }
    if has(3, 3, 4), dashes == 2 && stops == 0 || stops == 2 && dashes == 0 || opensWithBracket {
      return true
    }
    if has(1, 3, 3, 4), first == "1", dashes == 3 && stops == 0 || hasBrackets { return true }
    guard stops == 0 else { return false }
    if has(3, 4), dashes == 1, hasExtension { return true }
    // 01 23 45 67 89
    if passage.language.primary == "fr", has(2, 2, 2, 2, 2), first.utf8.first == 0x30 {
      return true
    }
    guard hasBrackets, (8...12).contains(count) else { return false }
    // An area code in brackets: (11) 91234-5678, 8 (495) 123-45-67, (030) 90 18 20.
    if opensWithBracket, first.utf8.first == 0x30, (3...5).contains(first.utf8.count) {
      return true
    }
    return dashes >= 1 && count >= 10
      && (opensWithBracket && first.utf8.count <= 3 || first.utf8.count == 1)
  }
}

extension Passage {
  /// Digits with what stands between the groups of a telephone number.
  fileprivate func telephoneNumber(at index: Int) -> TelephoneNumber? {
    var number = TelephoneNumber(opensWithBracket: has("(", index), start: index)
    var end = index
    if has("+", end) {
      number.hasPlus = true
      end += 1
    }
    number.end = end
    reading: while end < tokens.count, end - index < 40 {
      switch kind(end) {
      case .digits:
        guard length(end) <= 15 else { return nil }
        number.groups.append(text(end))
        number.end = end + 1
      case .space:
        if kind(end + 1) == .space || kind(end + 1) == .word { break reading }
      case .sign:
        guard isDash(end), kind(end + 1) == .digits, kind(end - 1) == .digits else { return nil }
        number.dashes += 1
      case .mark:
        let isStop = (has(".", end) || has("/", end)) && kind(end + 1) == .digits
        guard isStop || has("(", end) || has(")", end) else {
          if number.groups.isEmpty { return nil }
          break reading
        }
        if has("(", end), kind(end + 1) == .digits { number.hasBrackets = true }
        if isStop { number.stops += 1 }
      default: break reading
      }
      end += 1
    }
    return number.groups.isEmpty ? nil : number
  }

  /// The extension behind a telephone number: "x123", "ext 45".
  fileprivate func telephoneExtension(after index: Int) -> (end: Int, digits: String)? {
    let word = skippingSpace(index)
    guard kind(word) == .word, Self.extensionSigns.contains(text(word).lowercased()) else {
      return nil
    }
    let digits = skippingSpace(has(".", word + 1) ? word + 2 : word + 1)
    guard kind(digits) == .digits, length(digits) <= 6, closes(digits + 1) else { return nil }
    return (digits + 1, text(digits))
  }

  private static let extensionSigns: Set<String> = [
    "x", "ext", "extn", "extension", "durchwahl", "dw", "app", "extensión", "poste", "int",
    "interno",
    "ramal", "доб", "добавочный", "转", "分机", "内線",
  ]
}

extension String {
  /// Digits one by one, a long run of them in groups of three and four.
  fileprivate mutating func appendTelephone(_ digits: String, sizes: [Int]? = nil) {
    var rest = digits[...]
    for size in sizes ?? Self.groupSizes(of: digits.utf8.count) {
      if rest.startIndex > digits.startIndex { self += ", " }
      appendSpelled(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
  }

  fileprivate mutating func appendSpelled(_ digits: some StringProtocol) {
    var isFirst = true
    for byte in digits.utf8 {
      if !isFirst { self += " " }
      isFirst = false
      unicodeScalars.append(Unicode.Scalar(byte))
    }
  }

  /// The groups in which a run of digits is said.
  private static func groupSizes(of count: Int) -> [Int] {
    switch count {
    case ...4: [count]
    case 8: [4, 4]
    case 11: [3, 4, 4]
    default:
      Array(repeating: 3, count: (count - 2) / 3) + [count - 3 * ((count - 2) / 3)]
    }
  }
}
