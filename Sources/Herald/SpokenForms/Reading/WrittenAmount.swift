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
  /// What it is paid for, in a word that is no unit of CLDR: "night".
  package var each: String?
  /// A large number that is said as it is written: "lakh".
  package var counted: String?
  /// Whether "ea." stands behind it.
  package var isEach = false
  /// The index after the amount.
  package var end: Int
  /// The index at which it begins.
  package var start = 0
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
      guard let numeral = numeral(at: signed) ?? fractionAlone(at: signed) else { return nil }
      amount = WrittenAmount(
        number: numeral.number, currency: currency, isPlain: isPlain, end: numeral.end)
      if let upper = upperEnd(after: numeral.end, from: start..<after) {
        amount?.from = numeral.number
        amount?.number = upper.number
        amount?.end = upper.end
      }
      // $5 USD names its country behind the number.
      let code = skippingSpace(amount?.end ?? 0)
      if isPlain, Currencies.codes.contains(text(code)),
        closes(code + 1) || kind(code + 1) == .space
      {
        amount?.currency = text(code)
        amount?.isPlain = false
        amount?.end = code + 1
      }
    } else if kind(start) == .digits, let numeral = numeral(at: start, plainSpaces: true) {
      let symbol = skippingSpace(numeral.end)
      let scaled = multiplied(numeral.number, at: symbol, needsClose: false)
      let after = scaled.map { skippingSpace($0.end) } ?? symbol
      guard kind(after) == .currency || kind(after) == .word || kind(after) == .mark,
        let (currency, isPlain, end) = suffix(at: after)
      else { return nil }
      amount = WrittenAmount(
        number: scaled?.number ?? numeral.number, currency: currency, isPlain: isPlain,
        isLarge: scaled != nil, end: end)
      amount?.start = start
      return finish(amount, isNegative: isNegative, hasPlus: hasPlus)
    }
    guard var amount else { return nil }
    amount.start = start
    if let scaled = multiplied(amount.number, at: amount.end, needsClose: true) {
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
    let counted = skippingSpace(amount.end)
    if counted > amount.end, Currencies.counted.contains(text(counted)) {
      amount.counted = text(counted)
      amount.end = counted + 1
    }
    // $10 ea.
    if language.primary == "en", text(counted) == "ea", counted > amount.end,
      has(".", counted + 1) || closes(counted + 1)
    {
      amount.isEach = true
      amount.end = has(".", counted + 1) ? counted + 2 : counted + 1
      return amount
    }
    // 120.– and 120,-
    if has(".", amount.end) || has(",", amount.end), isDash(amount.end + 1), closes(amount.end + 2)
    {
      amount.end += 2
    }
    let slash = skippingSpace(amount.end)
    if has("/", slash) {
      let below = skippingSpace(slash + 1)
      guard (slash > amount.end) == (below > slash + 1) else { return nil }
      if let unit = denominator(at: below) {
        amount.unit = unit.identifier
        amount.end = has(".", unit.end) && !closes(unit.end) ? unit.end + 1 : unit.end
      } else if kind(below) == .word, length(below) >= 2, !kindContinues(below + 1) {
        amount.each = Currencies.each[text(below)] ?? text(below)
        amount.end = below + 1
      } else {
        return nil
      }
    }
    guard kind(amount.end) != .digits, kind(amount.end) != .currency,
      kind(amount.end) != .word || isIdeographic(amount.end)
    else { return nil }
    return amount
  }

  /// Whether a token goes on with the word before it.
  private func kindContinues(_ index: Int) -> Bool {
    kind(index) == .digits || kind(index) == .word || kind(index) == .currency || has("/", index)
  }

  /// $5–7, $5-7, $5–$7 and $5 - $7: the upper end of a range of amounts.
  private func upperEnd(after end: Int, from symbol: Range<Int>) -> Numeral? {
    let dash = skippingSpace(end)
    guard isDash(dash) else { return nil }
    let next = skippingSpace(dash + 1)
    guard (dash > end) == (next > dash + 1) else { return nil }
    if kind(next) == .digits, let upper = numeral(at: next) {
      // $1–2M
      let isScaled = Currencies.zeros[text(upper.end)] != nil && closes(upper.end + 1)
      let isRate = has("/", upper.end)
      return (closes(upper.end) || isScaled || isRate) && (dash == end || isLongDash(dash))
        ? upper : nil
    }
    // The same symbol once more.
    guard text(next..<next + symbol.count) == text(symbol),
      let upper = numeral(at: next + symbol.count), kind(upper.end) != .word,
      !has("/", upper.end)
    else { return nil }
    return upper
  }

  /// $.99: a fraction without a whole.
  private func fractionAlone(at index: Int) -> Numeral? {
    guard has(".", index), kind(index + 1) == .digits, length(index + 1) == 2,
      kind(index + 2) != .mark || closes(index + 2)
    else { return nil }
    return Numeral(
      number: WrittenNumber(whole: "0", fraction: text(index + 1)), tokens: index..<index + 2)
  }

  /// The symbol or code of a currency before its number.
  private func prefix(at index: Int) -> (currency: String, isPlain: Bool, end: Int)? {
    switch kind(index) {
    case .currency:
      guard let symbol = scalar(index), let currency = currency(of: symbol) else { return nil }
      return (currency, true, skippingSpace(index + 1))
    case .word:
      guard length(index) <= 3 else { return nil }
      let word = text(index)
      let sign = skippingSpace(index + 1)
      if has("$", sign), sign == index + 1 || word == "US" {
        guard let currency = Currencies.dollars[word] else { return nil }
        let isHome = Currencies.home[currency] == language.primary
        return (currency, isHome, skippingSpace(sign + 1))
      }
      if has("¥", index + 1), let currency = Currencies.yens[word] {
        return (currency, false, index + 2)
      }
      if let currency = Currencies.words[word], language.primary == "en" {
        let number = skippingSpace(has(".", index + 1) ? index + 2 : index + 1)
        return kind(number) == .digits ? (currency, true, number) : nil
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
      guard length(index) <= 3 else { return nil }
      let word = text(index)
      if Currencies.codes.contains(word) { return (word, false, index + 1) }
      guard let currency = Currencies.shortNames[language.primary]?[word] else { return nil }
      // The full stop of "500 руб." is the abbreviation's where a sentence does not go on.
      let hasStop = word != "kr" && has(".", index + 1) && !isCapitalised(skippingSpace(index + 2))
      return (currency, true, hasStop ? index + 2 : index + 1)
    case .mark:
      // 5,- €
      guard has(",", index), isDash(index + 1) else { return nil }
      let after = isDash(index + 2) ? index + 3 : index + 2
      return kind(skippingSpace(after)) == .currency ? suffix(at: skippingSpace(after)) : nil
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
    case "＄": return currency(of: "$")
    case "¥", "￥": return language.primary == "zh" ? "CNY" : "JPY"
    default: return Currencies.symbols[symbol]
    }
  }

  /// A number times the thousand, million, billion or trillion that is written behind it.
  private func multiplied(
    _ number: WrittenNumber, at index: Int, needsClose: Bool
  ) -> (number: WrittenNumber, end: Int)? {
    let word = skippingSpace(index)
    guard kind(word) == .word, length(word) <= 10 else { return nil }
    let symbol = text(word)
    let isAttached = word == index
    guard let zeros = Currencies.zeros[symbol],
      symbol.utf8.count > 1
        || isAttached && (needsClose || symbol == "k" || symbol == "K" || symbol == "M")
        || needsClose && (symbol == "K" || symbol == "M" || symbol == "B") && closes(word + 1),
      language.primary == "en" || !["billion", "million", "trillion"].contains(symbol)
    else { return nil }
    let hasStop = ["Mio", "Mrd", "тыс", "млн", "млрд"].contains(symbol) && has(".", word + 1)
    let end = hasStop ? word + 2 : word + 1
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
    if let counted = amount.counted {
      guard let said = language.number(amount.number.magnitude), worded.hasPrefix(said) else {
        return nil
      }
      worded = said + " " + counted + worded.dropFirst(said.count)
    }
    if let from = amount.from {
      guard let range = language.words?.range else { return nil }
      // Amounts with cents are said one after the other.
      let isWhole = from.isWhole && amount.number.isWhole || amount.isLarge
      let count = amount.isLarge ? from : WrittenNumber(whole: from.whole)
      guard let lower = isWhole ? language.number(count) : words(from) else { return nil }
      worded = lower + range + worded
    }
    if isAttributive(amount), let one = words(WrittenNumber(whole: "1")),
      let said = language.number(amount.number), worded.hasPrefix(said)
    {
      worded = said + one.dropFirst()
    }
    if amount.each == "ea" || amount.isEach {
      worded += " each"
    } else if let each = amount.each {
      guard let per = language.words?.per else { return nil }
      worded = SpokenWords.fill(per, worded, each)
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

extension Passage {
  /// Whether an English amount stands before a noun: "a $5 bill" is said "a 5 dollar bill".
  fileprivate func isAttributive(_ amount: WrittenAmount) -> Bool {
    guard language.primary == "en", amount.number.isWhole, !amount.isLarge, amount.from == nil,
      amount.unit == nil, amount.each == nil, kind(amount.end) == .space,
      kind(amount.end + 1) == .word, !isCapitalised(amount.end + 1)
    else { return false }
    let article = amount.start - 2
    return kind(amount.start - 1) == .space && (reads("a", article) || reads("an", article))
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
  /// Whether there is nothing but zeros behind the point.
  fileprivate var isWhole: Bool { fraction.allSatisfy { $0 == "0" } }

  /// The number times a power of ten.
  func shifted(by zeros: Int) -> WrittenNumber {
    var whole = whole
    var fraction = Substring(fraction)
    for _ in 0..<zeros { whole.append(fraction.popFirst() ?? "0") }
    return WrittenNumber(whole: whole, fraction: String(fraction), isNegative: isNegative)
  }
}
