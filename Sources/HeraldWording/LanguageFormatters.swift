import Herald

internal import CICU

/// What ICU knows of one language, in the form that the engine reads well.
final class LanguageFormatters {
  let icu: ICUFormatters
  /// The language subtag.
  let primary: String
  private let hasRegion: Bool
  private var plainNames: [String: String] = [:]
  private var rates: [String: (String, String)?] = [:]
  private var shortNumbers: [ShortNumber: String] = [:]
  var patterns: [String: String] = [:]
  var dates: [CalendarDate: String] = [:]

  /// A number of few digits with what it counts.
  private struct ShortNumber: Hashable {
    var decimal: String
    var style: NumberStyle
  }

  init(tag: String) {
    let parts = LanguageTag(tag)
    primary = parts.primary == "cmn" ? "zh" : parts.primary
    hasRegion = parts.region != nil
    let canonical = ([primary] + (parts.region.map { [$0] } ?? [])).joined(separator: "_")
    // The engine reads European digits in every language.
    icu = ICUFormatters(locale: (canonical.isEmpty ? "en_US" : canonical) + "@numbers=latn")
  }

  lazy var separators = NumberSeparators(
    decimal: icu.symbol(ICU_DECIMAL_MARK)?.unicodeScalars.first ?? ".",
    grouping: icu.symbol(ICU_GROUPING_MARK)?.unicodeScalars.first ?? ",")

  /// A number with all digits of its fraction, with what it counts.
  func number(_ number: WrittenNumber, _ count: NumberStyle.Count = .nothing) -> String? {
    let style = NumberStyle(count: count, fractionDigits: number.fraction.utf8.count)
    let decimal = number.decimal
    guard decimal.utf8.count <= 4 else { return readable(icu.number(decimal, style)) }
    // Short numbers come again and again.
    let key = ShortNumber(decimal: decimal, style: style)
    if let known = shortNumbers[key] { return known }
    let worded = readable(icu.number(decimal, style))
    if shortNumbers.count >= 5000 { shortNumbers.removeAll() }
    shortNumbers[key] = worded
    return worded
  }

  /// An amount with the full name of its currency.
  func amount(_ number: WrittenNumber, of currency: String, large: Bool) -> String? {
    let count = NumberStyle.Count.currency(currency)
    let worded = large ? largeNumber(number, count) : self.number(number, count)
    // In most languages digits are first.
    if !large, let worded, worded.utf8.first.map({ (0x30...0x39).contains($0) }) == true {
      return worded
    }
    // In some languages (Turkish) ICU leaves the symbol before the number as well.
    guard let text = worded.map({ $0.drop { $0.isCurrencySymbol } }) else { return nil }
    guard large, let connector = Self.connectors[primary], let count = largeNumber(number),
      text.hasPrefix(count + " "), count.last?.isLetter == true, !Self.isThousand(count)
    else { return String(text) }
    let name = text.dropFirst(count.count + 1)
    let joined = primary == "fr" && "aeiouéèAEIOU".contains(name.first ?? " ") ? "d’" : connector
    return count + " " + joined + name
  }

  /// What stands between a million and what is counted; CLDR's patterns leave it out.
  private static let connectors = ["fr": "de ", "es": "de ", "pt": "de ", "it": "di ", "ca": "de "]

  private static func isThousand(_ count: String) -> Bool {
    count.hasSuffix(" mille") || count.hasSuffix(" mil") || count.hasSuffix(" mila")
  }

  /// Thousands, millions and more in words, with every digit that was written.
  func largeNumber(
    _ number: WrittenNumber, _ count: NumberStyle.Count = .nothing
  ) -> String? {
    readable(icu.number(number.decimal, NumberStyle(count: count, fractionDigits: nil)))
  }

  /// A number as the engine reads it: groups that stand apart by spaces are read one by one, so that
  /// they are joined, and its Spanish voices know the comma alone as decimal mark.
  func readable(_ text: String?) -> String? {
    guard let text else { return nil }
    let dotted = primary == "es" && separators.decimal == "."
    let decimal = separators.decimal
    let grouping = separators.grouping
    guard
      dotted
        || text.utf8.contains(where: { $0 >= 0x80 })
    else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    func isDigit(_ index: Int) -> Bool {
      scalars.indices.contains(index) && (0x30...0x39).contains(scalars[index].value)
    }
    for (index, scalar) in scalars.enumerated() {
      let isInside = isDigit(index - 1) && isDigit(index + 1)
      switch scalar {
      case "\u{A0}", "\u{202F}", "\u{2009}", "’":
        if isInside { continue }
        result.append(scalar == "’" ? scalar : " ")
      case grouping where isInside && dotted: continue
      case decimal where isInside && dotted: result.append(",")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// What stands before and after a worded number that is below zero ("minus ", "").
  lazy var negative: (String, String)? = {
    guard let above = icu.words(5), let below = icu.words(-5),
      let range = below.firstRange(of: above)
    else { return nil }
    return (String(below[..<range.lowerBound]), String(below[range.upperBound...]))
  }()

  /// What stands before and after an amount for each of a unit ("", " per month").
  func rate(per unit: String) -> (String, String)? {
    if let known = rates[unit] { return known }
    var rate: (String, String)?
    if let worded = readable(
      icu.number("5", NumberStyle(count: .per(unit), fractionDigits: 0))),
      let five = worded.firstIndex(of: "5")
    {
      rate = (String(worded[..<five]), String(worded[worded.index(after: five)...]))
    }
    rates[unit] = rate
    return rate
  }

  /// A place in an order: in digits in English, which the engine reads as such, else in words.
  func ordinal(_ number: Int, _ form: OrdinalForm) -> String? {
    if primary == "en" { return icu.words(number, ordinal: true) }
    for rules in Self.ordinalRules[form] ?? [] {
      if let words = icu.words(number, rules: rules) { return words.joiningSyllables }
    }
    return nil
  }

  private static let ordinalRules: [OrdinalForm: [String]] = [
    .plain: ["%spellout-ordinal", "%spellout-ordinal-masculine", "%spellout-ordinal-neuter"],
    .masculine: ["%spellout-ordinal-masculine", "%spellout-ordinal-r"],
    .feminine: ["%spellout-ordinal-feminine", "%spellout-ordinal"],
    .neuter: ["%spellout-ordinal-neuter", "%spellout-ordinal-s"],
  ]

  lazy var localCurrency: String? = {
    guard hasRegion else { return nil }
    return unsafe icuText { buffer, capacity, status in
      unsafe icu_currency_of_locale(icu.locale, buffer, capacity, &status)
    }
  }()

  lazy var unitSymbols: [String: String] = {
    var symbols: [String: String] = [:]
    for unit in ownUnits {
      let worded = icu.number(
        "5", NumberStyle(count: .unit(unit), fractionDigits: 0, isShort: true))
      guard let readable = readable(worded), readable.hasPrefix("5") else { continue }
      let symbol = readable.dropFirst().drop { $0 == " " }
      // A single Latin letter means too much.
      guard
        symbol.unicodeScalars.count >= 2
          || symbol.unicodeScalars.contains(where: { $0.value > 0x2FF })
      else { continue }
      symbols[String(symbol)] = unit
    }
    return symbols
  }()

  // MARK: - Names of currencies

  /// An amount without the country of its currency: "5 dollars" of "5 US dollars".
  ///
  /// The plain name is what the name has in common with that of a currency of the same kind in another
  /// country; else what is left without the word for the country's language ("Japanese yen").
  func withoutCountry(
    _ worded: String, number: WrittenNumber, currency: String, large: Bool
  ) -> String {
    let start = worded.startOfCurrencyName
    let name = String(worded[start...])
    if let plain = plainNames[name] { return name == plain ? worded : worded[..<start] + plain }
    var plain = name
    if let rival = rivals[currency],
      let other = amount(number, of: rival, large: large)
    {
      plain = name.common(with: other.currencyName)
    } else {
      let adjectives = [languageName(ofCurrency: currency), regionName(ofCurrency: currency)]
        .compactMap { $0?.lowercased().prefix(5) }
      let kept = name.split(separator: " ").filter { word in
        !adjectives.contains { word.lowercased().hasPrefix($0) }
      }
      if !kept.isEmpty { plain = kept.joined(separator: " ") }
    }
    if plain.isEmpty { plain = name }
    plainNames[name] = plain
    return worded[..<start] + plain
  }

  /// The name of the region whose currency it is: "Israel" of "ILS".
  private func regionName(ofCurrency currency: String) -> String? {
    let region = "und_\(currency.prefix(2))"
    let name = unsafe icuText { buffer, capacity, status in
      unsafe icu_region_name(region, icu.locale, buffer, capacity, &status)
    }
    return name.flatMap { $0.count >= 2 && !$0.utf8.allSatisfy { $0 < 0x5B } ? $0 : nil }
  }

  /// The name of the language of the region whose currency it is: "Japanese" of "JPY".
  private func languageName(ofCurrency currency: String) -> String? {
    let region = "und_\(currency.prefix(2))"
    var likely = [CChar](repeating: 0, count: 100)
    var status: Int32 = 0
    let length = unsafe icu_likely_locale(region, &likely, Int32(likely.count), &status)
    guard status <= 0, length > 0, length < 100 else { return nil }
    let name = unsafe icuText { buffer, capacity, status in
      unsafe icu_language_name(likely, icu.locale, buffer, capacity, &status)
    }
    return name.flatMap { $0.count >= 4 ? $0 : nil }
  }
}

/// A currency of another country that has the same plain name.
private let rivals = [
  "USD": "CAD", "CAD": "USD", "AUD": "CAD", "NZD": "CAD", "HKD": "CAD", "SGD": "CAD",
  "GBP": "EGP", "KRW": "KPW", "INR": "PKR", "RUB": "BYN", "MXN": "COP", "ARS": "MXN", "CLP": "MXN",
  "COP": "MXN", "UYU": "MXN", "CHF": "XAF", "SEK": "NOK", "NOK": "SEK", "DKK": "SEK",
]

/// The units whose short forms are looked up in each language.
private let ownUnits = [
  "kilometer", "meter", "centimeter", "millimeter", "kilogram", "gram", "milligram", "tonne",
  "liter", "milliliter", "hour", "minute", "second", "day", "week", "month", "year",
  "kilometer-per-hour", "meter-per-second", "gigabyte", "megabyte", "kilobyte", "terabyte",
  "kilowatt", "watt", "volt", "kilowatt-hour", "hectare", "square-meter", "square-kilometer",
]

extension String {
  /// The words of an amount after its number.
  fileprivate var currencyName: String { String(self[startOfCurrencyName...]) }

  /// Where the words begin that stand behind the last digit.
  fileprivate var startOfCurrencyName: Index {
    guard let last = utf8.lastIndex(where: { (0x30...0x39).contains($0) }) else {
      return startIndex
    }
    let after = utf8[utf8.index(after: last)...]
    return after.firstIndex { $0 != 0x20 } ?? endIndex
  }

  /// The words that two names share, else their common end where it is two characters or more.
  fileprivate func common(with other: String) -> String {
    let separators: Set<Character> = [" ", "-", "\u{2011}"]
    let others = Set(other.split(whereSeparator: separators.contains))
    let shared = split(whereSeparator: separators.contains).filter(others.contains)
    if !shared.isEmpty { return shared.joined(separator: " ") }
    let end = String(
      zip(reversed(), other.reversed()).prefix { $0 == $1 }.map(\.0).reversed())
    return end.count >= 2 ? end : self
  }

  /// Without the soft hyphens that CLDR puts between the parts of long numbers in words.
  var joiningSyllables: String { replacing("\u{AD}", with: "") }
}
