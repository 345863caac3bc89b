/// A unit as it is written after a number.
package struct WrittenUnit: Sendable, Hashable {
  /// CLDR's identifier.
  package var identifier: String
  /// The index after the unit.
  package var end: Int
}

/// What a symbol after a number is.
package enum UnitReading: Sendable, Hashable {
  case unit(WrittenUnit)
  /// A symbol that may be one of several units: "minute or meter".
  case undecided(String, end: Int)
}

extension Passage {
  /// The unit that stands at an index, after a number and the white space behind it.
  ///
  /// - Parameter isSpaced: whether white space stands between the number and the unit.
  package func unit(at index: Int, isSpaced: Bool) -> UnitReading? {
    switch kind(index) {
    case .mark: return degrees(at: index).map(UnitReading.unit)
    case .word: break
    default: return nil
    }
    // The engine reads 11月30日 and 10分 as they are.
    if language.isEastAsian, isIdeographic(index) { return nil }
    let symbol = text(index)
    guard symbol.utf8.count <= 24, !isDirection(symbol, at: index) else { return nil }
    if let second = UnitSymbols.pairs[symbol.lowercased()] {
      let dot = has(".", index + 1) ? index + 2 : index + 1
      let next = skippingSpace(dot)
      if let unit = second[text(next)] {
        return finished(unit, end: next + 1)
      }
    }
    // Something per something: km/h, kg/m³, l/100 km.
    if let base = base(symbol), let powered = powered(base, at: index + 1) {
      if has("/", powered.end), let below = denominator(at: powered.end + 1) {
        let identifier = "\(powered.identifier)-per-\(below.identifier)"
        return finished(identifier, end: below.end)
      }
      if powered.end > index + 1 { return finished(powered.identifier, end: powered.end) }
    }
    if has(".", index + 1), let unit = language.unitSymbols[symbol + "."] {
      return .unit(WrittenUnit(identifier: unit, end: index + 2))
    }
    guard !has("/", index + 1) || kind(index + 2) == .digits else { return nil }
    if let unit = UnitSymbols.sure[symbol] ?? language.unitSymbols[symbol] {
      return finished(unit, end: index + 1)
    }
    if symbol == "in", language.primary == "en" {
      // "14 in" is a length where nothing follows; "14 in stock" is not.
      let goesOn = kind(index + 2) == .space && !isCapitalised(index + 3)
      let hasStop = has(".", index + 1) && (closes(index + 2) || goesOn)
      if hasStop, goesOn { return .unit(WrittenUnit(identifier: "inch", end: index + 2)) }
      let end = hasStop ? index + 2 : index + 1
      return closes(end) || has("×", skippingSpace(end)) || reads("x", skippingSpace(end))
        ? .unit(WrittenUnit(identifier: "inch", end: end)) : nil
    }
    if let choices = UnitSymbols.unsure[symbol] {
      guard kind(index + 1) != .digits || isSpaced == false else { return nil }
      let meaning = meaning(of: symbol, at: index, isSpaced: isSpaced)
      let fitting = choices.filter { meaning.contains($0.meaning) }
      if fitting.count == 1, let only = fitting.first {
        return finished(only.unit, end: index + 1)
      }
      guard choices.count > 1, kind(index + 1) == .none || closes(index + 1) else { return nil }
      let names = choices.compactMap {
        language.wording.quantity(WrittenNumber(whole: "5"), of: $0.unit, in: language.tag)
      }.map { $0.drop { $0.isNumber || $0 == " " } }
      return .undecided("“\(symbol)” may be \(names.joined(separator: " or "))", end: index + 1)
    }
    return nil
  }

  /// What decides what a symbol stands for: the field, and the words beside it.
  private func meaning(of symbol: String, at index: Int, isSpaced: Bool) -> FieldMeaning {
    var meaning = field.union(neighbourMeaning(of: index, isSpaced: isSpaced))
    // A time in minutes or seconds is a duration: "Time: 45 s". So is "30 s" with its space, where "30s"
    // may be the thirties.
    if field.contains(.time) || symbol == "s" && isSpaced { meaning.insert(.duration) }
    return meaning
  }

  /// Whether a letter is a direction or an initial rather than watts or newtons, as in an address.
  private func isDirection(_ symbol: String, at index: Int) -> Bool {
    guard symbol.utf8.count == 1, isCapitalised(index) else { return false }
    let hasStop = has(".", index + 1)
    let next = skippingSpace(hasStop ? index + 2 : index + 1)
    guard next > index + 1 else { return false }
    return kind(next) == .digits
      || isCapitalised(next) && (hasStop || symbol == "W" || symbol == "N")
  }

  /// What the words beside a quantity tell of its unit: "Depth: 56m", "56m left".
  private func neighbourMeaning(of index: Int, isSpaced: Bool) -> FieldMeaning {
    var meaning = FieldMeaning()
    let number = isSpaced ? index - 2 : index - 1
    // Outside of English a spaced "m" is a meter: minutes are "min".
    if isSpaced, language.primary != "en" || has(".", number - 1) && kind(number - 2) == .digits {
      meaning.formUnion(.length)
    }
    let after = skippingSpace(index + 1)
    if after > index + 1, kind(after) == .word, let told = Self.toldByNext[text(after)] {
      meaning = told
    }
    var before = index - (isSpaced ? 3 : 2)
    if kind(before) == .mark, kind(before - 1) == .digits { before -= 2 }
    if kind(before) == .space { before -= 1 }
    if has(":", before) { before -= 1 }
    if before >= valueStart, kind(before) == .word {
      let told = language.meaning(ofField: text(before)).intersection([
        .duration, .length, .temperature,
      ])
      if !told.isEmpty { meaning = told }
    }
    return meaning
  }

  /// What the word behind a quantity tells of it.
  private static let toldByNext: [String: FieldMeaning] = {
    var told: [String: FieldMeaning] = [:]
    for word in [
      "ago", "left", "remaining", "late", "later", "early", "delay", "read", "übrig", "restantes",
    ] { told[word] = .duration }
    for word in [
      "tall", "high", "deep", "wide", "thick", "above", "below", "sprint", "hurdles", "freestyle",
      "backstroke", "butterfly", "breaststroke", "relay", "radius", "pool", "hoch", "tief", "breit",
    ] { told[word] = .length }
    return told
  }()

  private func base(_ symbol: String) -> String? {
    UnitSymbols.sure[symbol] ?? UnitSymbols.bases[symbol] ?? language.unitSymbols[symbol]
  }

  /// A unit with the power that may be written behind it: m², ft2, cm³.
  private func powered(_ base: String, at index: Int) -> WrittenUnit? {
    let isSimple = !base.contains("-")
    if isSimple,
      has("²", index)
        || has("2", index) && ["meter", "foot", "kilometer", "second"].contains(base)
    {
      return WrittenUnit(identifier: "square-\(base)", end: index + 1)
    }
    if isSimple, has("³", index) || has("3", index) && ["meter", "centimeter"].contains(base) {
      return WrittenUnit(identifier: "cubic-\(base)", end: index + 1)
    }
    return WrittenUnit(identifier: base, end: index)
  }

  /// What stands below a slash: a unit, or a hundred kilometres.
  package func denominator(at index: Int) -> WrittenUnit? {
    if has("1", index) || kind(index) == .digits, text(index) == "100" {
      let unit = skippingSpace(index + 1)
      guard text(unit) == "km" else { return nil }
      return WrittenUnit(identifier: "100-kilometer", end: unit + 1)
    }
    guard kind(index) == .word else { return nil }
    let symbol = text(index)
    if symbol == "sq" {
      let next = skippingSpace(index + 1)
      return UnitSymbols.pairs["sq"]?[text(next)].map { WrittenUnit(identifier: $0, end: next + 1) }
    }
    guard let base = base(symbol) else { return nil }
    guard let unit = powered(base, at: index + 1), !has("/", unit.end) else { return nil }
    return unit
  }

  /// Degrees of temperature, or of an angle: °C, °F, ° C, ℃, °.
  private func degrees(at index: Int) -> WrittenUnit? {
    guard let mark = scalar(index) else { return nil }
    switch mark {
    case "℃": return WrittenUnit(identifier: "celsius", end: index + 1)
    case "℉": return WrittenUnit(identifier: "fahrenheit", end: index + 1)
    case "㎡": return WrittenUnit(identifier: "square-meter", end: index + 1)
    case "㎥": return WrittenUnit(identifier: "cubic-meter", end: index + 1)
    case "㎢": return WrittenUnit(identifier: "square-kilometer", end: index + 1)
    case "㎞": return WrittenUnit(identifier: "kilometer", end: index + 1)
    case "㎝": return WrittenUnit(identifier: "centimeter", end: index + 1)
    case "㎜": return WrittenUnit(identifier: "millimeter", end: index + 1)
    case "㎏": return WrittenUnit(identifier: "kilogram", end: index + 1)
    case "㎎": return WrittenUnit(identifier: "milligram", end: index + 1)
    case "㎖": return WrittenUnit(identifier: "milliliter", end: index + 1)
    case "㏄": return WrittenUnit(identifier: "cubic-centimeter", end: index + 1)
    case "‰": return WrittenUnit(identifier: "permille", end: index + 1)
    case "%": return WrittenUnit(identifier: "percent", end: index + 1)
    case "°", "º", "˚":
      let letter = skippingSpace(index + 1)
      switch text(letter) {
      case "C": return WrittenUnit(identifier: "celsius", end: letter + 1)
      case "F": return WrittenUnit(identifier: "fahrenheit", end: letter + 1)
      default:
        return mark == "°" && closes(index + 1)
          ? WrittenUnit(identifier: "degree", end: index + 1) : nil
      }
    default: return nil
    }
  }

  /// A unit whose abbreviation may end in a full stop, and that nothing continues.
  private func finished(_ identifier: String, end: Int) -> UnitReading? {
    let isContinued = kind(end) == .digits || kind(end) == .word && !isIdeographic(end)
    // "5 kg-bag" is no quantity, "5 kg-7 kg" a range of two.
    let isJoined =
      has("-", end)
      && (kind(end + 1) == .word
        || kind(end + 1) == .digits && kind(skippingSpace(end + 2)) != .word
          && kind(end + 2) != .mark)
    guard !isContinued, !isJoined, !(has("'", end) || has("’", end)) else { return nil }
    // The full stop of "6 ft. 2 in." is the abbreviation's where a sentence cannot end.
    let hasStop = has(".", end) && kind(end + 1) == .space && !isCapitalised(end + 2)
    return .unit(WrittenUnit(identifier: identifier, end: hasStop ? end + 1 : end))
  }
}
