/// An amount of money as it is written: $1,299.99, 45 €, US$5, $1.2M, $5/mo.
package struct WrittenAmount: Sendable, Hashable {
  /// The number, multiplied by a thousand, million or billion where these are written.
  package var number: WrittenNumber
  /// The lower end, where it is a range of amounts.
  package var from: WrittenNumber?
  /// The ISO 4217 code.
  package var currency: String
  /// Whether the symbol names no country.
  package var isPlain: Bool
  /// Whether it is written in millions or the like.
  package var isLarge = false
  /// Whether a plus stands before it.
  package var hasPlus = false
  /// CLDR's identifier of what it is paid for.
  package var unit: String?
  /// The index after the amount.
  package var end: Int
}

extension Passage {
  /// The amount of money that begins at an index.
  package func amount(at index: Int) -> WrittenAmount? {
    guard opens(index) || kind(index) == .currency && kind(index - 1) == .sign else { return nil }
    var start = index
    var isNegative = false
    var hasPlus = false
    if kind(start) == .sign {
      isNegative = isDash(start)
      hasPlus = has("+", start)
      guard isNegative || hasPlus else { return nil }
      start += 1
    }
    var amount: WrittenAmount?
    if let (currency, isPlain, after) = prefix(at: start) {
      let signed = isDash(after) ? after + 1 : after
      isNegative = isNegative || signed > after
      guard let numeral = numeral(at: signed, plainSpaces: false) else { return nil }
      amount = WrittenAmount(
        number: numeral.number, currency: currency, isPlain: isPlain, end: numeral.end)
      // $5–7 and $5-7; a second symbol makes two amounts.
      if isDash(numeral.end), let upper = self.numeral(at: numeral.end + 1), closes(upper.end) {
        amount?.from = numeral.number
        amount?.number = upper.number
        amount?.end = upper.end
      }
    } else if kind(start) == .digits, let numeral = numeral(at: start, plainSpaces: true) {
      let symbol = skippingSpace(numeral.end)
      let scaled = multiplied(numeral.number, at: symbol, needsClose: false)
      let after = scaled.map { skippingSpace($0.end) } ?? symbol
      guard let (currency, isPlain, end) = suffix(at: after) else { return nil }
      amount = WrittenAmount(
        number: scaled?.number ?? numeral.number, currency: currency, isPlain: isPlain,
        isLarge: scaled != nil, end: end)
      return finish(amount, isNegative: isNegative, hasPlus: hasPlus)
    }
    guard var amount else { return nil }
    if amount.from == nil, let scaled = multiplied(amount.number, at: amount.end, needsClose: true)
    {
      amount.number = scaled.number
      amount.isLarge = true
      amount.end = scaled.end
    }
    return finish(amount, isNegative: isNegative, hasPlus: hasPlus)
  }

  private func finish(
    _ amount: WrittenAmount?, isNegative: Bool, hasPlus: Bool
  ) -> WrittenAmount? {
    guard var amount else { return nil }
    amount.number.isNegative = isNegative
    amount.hasPlus = hasPlus
    if has("/", amount.end) {
      guard let below = denominator(at: amount.end + 1) else { return nil }
      amount.unit = below.identifier
      amount.end = has(".", below.end) && !closes(below.end) ? below.end + 1 : below.end
    }
    guard kind(amount.end) != .digits, kind(amount.end) != .currency,
      kind(amount.end) != .word || isIdeographic(amount.end)
    else { return nil }
    return amount
  }

  /// The symbol or code of a currency before its number.
  private func prefix(at index: Int) -> (currency: String, isPlain: Bool, end: Int)? {
    switch kind(index) {
    case .currency:
      guard let symbol = scalar(index), let currency = currency(of: symbol) else { return nil }
      return (currency, true, skippingSpace(index + 1))
    case .word:
      let word = text(index)
      if kind(index + 1) == .currency, has("$", index + 1) {
        guard let currency = Currencies.dollars[word] else { return nil }
        return (currency, false, skippingSpace(index + 2))
      }
      guard Currencies.codes.contains(word) else { return nil }
      let after = skippingSpace(index + 1)
      return kind(after) == .digits ? (word, false, after) : nil
    default: return nil
    }
  }

  /// The symbol, code or short name of a currency behind its number.
  private func suffix(at index: Int) -> (currency: String, isPlain: Bool, end: Int)? {
    switch kind(index) {
    case .currency:
      guard let symbol = scalar(index), kind(index + 1) != .digits else { return nil }
      if symbol == "¢" { return ("¢", true, index + 1) }
      guard let currency = currency(of: symbol) else { return nil }
      return (currency, true, index + 1)
    case .word:
      let word = text(index)
      if Currencies.codes.contains(word) { return (word, false, index + 1) }
      guard let currency = Currencies.shortNames[language.primary]?[word] else { return nil }
      return (currency, true, index + 1)
    default: return nil
    }
  }

  private func currency(of symbol: Unicode.Scalar) -> String? {
    switch symbol {
    case "$":
      if let local = language.localCurrency, Currencies.inDollarSign.contains(local) {
        return local
      }
      return "USD"
    case "¥": return language.primary == "zh" ? "CNY" : "JPY"
    default: return Currencies.symbols[symbol]
    }
  }

  /// A number times the thousand, million, billion or trillion that is written behind it.
  private func multiplied(
    _ number: WrittenNumber, at index: Int, needsClose: Bool
  ) -> (number: WrittenNumber, end: Int)? {
    let word = skippingSpace(index)
    guard kind(word) == .word else { return nil }
    let symbol = text(word)
    let isAttached = word == index
    guard let zeros = Currencies.zeros[symbol],
      symbol.utf8.count > 1 || isAttached && (needsClose || "kKM".contains(symbol)),
      language.primary == "en" || !["billion", "million", "trillion"].contains(symbol)
    else { return nil }
    let end = has(".", word + 1) && (symbol == "Mio" || symbol == "Mrd") ? word + 2 : word + 1
    return (number.shifted(by: zeros), end)
  }

  /// What is said of an amount.
  package func worded(_ amount: WrittenAmount) -> String? {
    let language = language
    func words(_ number: WrittenNumber) -> String? {
      if amount.currency == "¢" {
        return language.minorUnit("USD", number.magnitude.decimal, isOne: number.decimal == "1")
      }
      return language.amount(
        number.magnitude, of: amount.currency, plain: amount.isPlain, large: amount.isLarge)
    }
    guard var worded = words(amount.number) else { return nil }
    if let from = amount.from {
      guard let words = language.words, let lower = language.number(from) else { return nil }
      worded = lower + words.range + worded
    }
    if let unit = amount.unit {
      guard let rate = language.wording.rate(of: worded, per: unit, in: language.tag) else {
        return nil
      }
      worded = rate
    }
    if amount.hasPlus { worded = "plus " + worded }
    return amount.number.isNegative
      ? language.wording.negative(of: worded, in: language.tag) : worded
  }
}

extension SpokenLanguage {
  /// An amount in words: whole, with its cents where the language has a word for them, or with a
  /// decimal fraction.
  package func amount(
    _ number: WrittenNumber, of currency: String, plain: Bool, large: Bool
  ) -> String? {
    var number = number
    if !large, !number.fraction.isEmpty, number.fraction.allSatisfy({ $0 == "0" }) {
      number.fraction = ""
    }
    func main(_ number: WrittenNumber) -> String? {
      wording.amount(number, of: currency, plain: plain, large: large, in: tag)
    }
    guard !large, number.fraction.utf8.count == 2, let cents = Int(number.fraction),
      let minor = minorUnit(currency, String(cents), isOne: cents == 1)
    else { return main(number) }
    if number.whole.allSatisfy({ $0 == "0" }) { return minor }
    number.fraction = ""
    return main(number).map { "\($0) \(minor)" }
  }

  /// An amount of cents or pence; CLDR has no words for these, so that only English has them.
  package func minorUnit(_ currency: String, _ number: String, isOne: Bool) -> String? {
    guard primary == "en" else { return nil }
    switch currency {
    case "GBP": return "\(number) \(isOne ? "penny" : "pence")"
    case "USD", "EUR", "CAD", "AUD", "NZD", "HKD", "SGD", "ZAR":
      return "\(number) \(isOne ? "cent" : "cents")"
    default: return nil
    }
  }
}

extension WrittenNumber {
  /// The number times a power of ten.
  fileprivate func shifted(by zeros: Int) -> WrittenNumber {
    var whole = whole
    var fraction = Substring(fraction)
    for _ in 0..<zeros { whole.append(fraction.popFirst() ?? "0") }
    return WrittenNumber(whole: whole, fraction: String(fraction), isNegative: isNegative)
  }
}
