extension SpokenForms {
  /// Reads the value of a passage as its author says; where it is no such thing it stays as written.
  func read(_ passage: Passage, as hint: SpokenHint, into draft: inout SpokenDraft) {
    let indices = passage.valueStart..<passage.tokens.count
    guard !indices.isEmpty else { return }
    let range = passage.range(indices)
    switch hint {
    case .spoken(let text): draft.replace(range, with: text, rule: "author")
    case .sayAs("verbatim", _): break
    case .sayAs(let kind, let format):
      let value = Passage(
        Array(passage.scalars[range]), field: passage.field, language: passage.language)
      if let spoken = SayAs(value: value, kind: kind, format: format).spoken {
        draft.replace(range, with: spoken, rule: "as \(kind)")
      } else {
        draft.note(
          .init(
            rule: "as \(kind)", written: range,
            outcome: .undecided("cannot be read as \(kind)")))
      }
    }
  }
}

/// A value read as a kind of SSML's `say-as`.
struct SayAs {
  var value: Passage
  let kind: String
  let format: String?

  /// What is said; nil where the value is nothing of the kind.
  var spoken: String? {
    var value = value
    switch kind {
    case "characters": return characters
    case "punctuation": return punctuation
    case "ipa":
      return value.language.primary == "en"
        ? format.flatMap { EnglishRespelling.respelling(of: $0) } : nil
    case "date": return date
    case "time":
      value.field = format == "duration" ? .duration : value.field.union(.clock)
      if format == "duration" { return whole(.duration, value) ?? whole(.unit, value) }
      return whole(.time, value) ?? whole(.duration, value)
        ?? (value.isTime(at: 0) ? value.text(0..<value.tokens.count) : nil)
    case "telephone":
      value.field = .telephone
      return whole(.telephone, value) ?? digits
    case "cardinal":
      return number.flatMap { value.language.number($0) }
    case "ordinal":
      guard let number = number?.integer else { return nil }
      return value.language.wording.ordinal(number, as: .plain, in: value.language.tag)
    case "fraction":
      value.field = .fraction
      return whole(.fraction, value)
    case "unit":
      if let format, let number {
        let unit = UnitSymbols.sure[format] ?? UnitSymbols.bases[format] ?? format
        return value.language.quantity(number, of: unit)
      }
      return whole(.feetAndInches, value) ?? whole(.dimension, value) ?? whole(.duration, value)
        ?? whole(.unit, value)
    case "currency":
      if let format, let number {
        let code = format.uppercased()
        let worded = value.language.amount(
          number.magnitude, of: code, plain: false, large: false)
        // A code that is no currency has no name.
        guard worded?.contains(code) == false else { return nil }
        return value.language.signed(worded, number)
      }
      return whole(.currency, value)
    default: return nil
    }
  }

  /// What a rule says of the whole value.
  private func whole(_ rule: SpokenRule, _ value: Passage) -> String? {
    guard let reading = rule.read(value, 0), reading.end == value.tokens.count else { return nil }
    return reading.spoken
  }

  private var number: WrittenNumber? {
    if let numeral = value.numeral(at: 0, plainSpaces: true), numeral.end == value.tokens.count {
      return numeral.number
    }
    guard value.tokens.count == 1, let roman = RomanNumeral.number(value.text(0)) else {
      return nil
    }
    return WrittenNumber(whole: String(roman))
  }

  /// Every character on its own; marks by their names.
  private var characters: String? {
    guard value.scalars.count <= 500 else { return nil }
    var names: [String] = []
    for character in value.text(0..<value.tokens.count) {
      if character.isWhitespace {
        if let last = names.indices.last, !names[last].hasSuffix(",") { names[last] += "," }
        continue
      }
      let mark = character.unicodeScalars.first.flatMap { value.language.words?.marks[$0] }
      names.append(mark ?? String(character))
    }
    return names.joined(separator: " ")
  }

  /// The words as they are, with the names of the marks between them.
  private var punctuation: String? {
    guard value.scalars.count <= 500, let names = value.language.words?.marks else { return nil }
    var parts: [String] = []
    for index in value.tokens.indices where value.kind(index) != .space {
      parts.append(value.scalar(index).flatMap { names[$0] } ?? value.text(index))
    }
    return parts.joined(separator: " ")
  }

  private var digits: String? {
    let digits = value.scalars.filter { (0x30...0x39).contains($0.value) }
    guard (2...15).contains(digits.count),
      !value.tokens.contains(where: { $0.kind == .word })
    else { return nil }
    return digits.map { String(Character($0)) }.joined(separator: " ")
  }

  // MARK: - Dates

  /// A date in its own order, or in the order of the format ("dmy", "my", "y" or "year").
  private var date: String? {
    let order = format == "year" ? "y" : format == "month" ? "m" : format ?? ""
    guard order.allSatisfy({ "ymd".contains($0) }) else { return nil }
    if order.isEmpty {
      var value = value
      value.field = .date
      return whole(.date, value)
    }
    let numbers = value.tokens.indices.filter { value.kind($0) == .digits }
    var date = CalendarDate()
    if numbers.count == 3, value.length(numbers[0]) == 4 {
      // A whole date, of which the format names what is said.
      date = CalendarDate(
        year: Int(value.text(numbers[0])), month: Int(value.text(numbers[1])),
        day: Int(value.text(numbers[2])))
      guard date.exists else { return nil }
      if !order.contains("y") { date.year = nil }
      if !order.contains("m") { date.month = nil }
      if !order.contains("d") { date.day = nil }
    } else {
      guard numbers.count == order.count,
        !value.tokens.contains(where: { $0.kind == .word })
      else { return nil }
      for (part, index) in zip(order, numbers) {
        guard value.length(index) <= 4, let number = Int(value.text(index)) else { return nil }
        switch part {
        case "y": date.year = number
        case "m": date.month = number
        default: date.day = number
        }
      }
    }
    guard date.exists else { return nil }
    return value.language.wording.date(date, in: value.language.tag)
  }
}
