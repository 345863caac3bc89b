extension SpokenRule {
  /// Amounts of money in words, in every usual writing.
  static let currency = SpokenRule(
    name: "currency",
    summary:
      "An amount of money is said with the name of its currency after it, in the plural where "
      + "it is one; cents are said as cents, millions as millions, and “/mo” as “per month”.",
    begins: [.digits, .sign, .currency, .word],
    examples: [
      .init("$5", "5 dollars"),
      .init("$1", "1 dollar"),
      .init("$1,299.99", "1,299 dollars 99 cents"),
      .init("$5.00", "5 dollars"),
      .init("$0.99", "99 cents"),
      .init("$0.01", "1 cent"),
      .init("-$5", "minus 5 dollars"),
      .init("$1.2M", "1.2 million dollars"),
      .init("$3.5 billion", "3.5 billion dollars"),
      .init("$5/mo", "5 dollars per month"),
      .init("$5–$7", "5 dollars to 7 dollars"),
      .init("$5–7", "5 to 7 dollars"),
      .init("US$5", "5 US dollars"),
      .init("CA$5", "5 Canadian dollars"),
      .init("£12.50", "12 pounds 50 pence"),
      .init("€45", "45 euros"),
      .init("45 €", "45 euros"),
      .init("45 EUR", "45 euros"),
      .init("USD 20", "20 US dollars"),
      .init("¥500", "500 yen"),
      .init("₹500", "500 rupees"),
      .init("99¢", "99 cents"),
      .init("45 €", "45 Euro", in: "de-DE"),
      .init("1.299,99 €", "1.299,99 Euro", in: "de-DE"),
      .init("$5", "5 Dollar", in: "de-DE"),
      .init("$5", "5 dólares", in: "es-ES"),
      .init("$1,299.99", "1299,99 pesos", in: "es-MX"),
      .init("1\u{202F}299,99 €", "1299,99 euros", in: "fr-FR"),
      .init("$5", "5 dollars", in: "fr-FR"),
      .init("¥500", "500人民币", in: "zh-CN"),
      .init("$5", "5美元", in: "zh-CN"),
      .init("$"),
      .init("$HOME"),
      .init("A$AP"),
      .init("5 ALL"),
    ]
  ) { passage, index in
    guard let amount = passage.amount(at: index) else { return nil }
    return Reading(passage.worded(amount), end: amount.end)
  }
}
