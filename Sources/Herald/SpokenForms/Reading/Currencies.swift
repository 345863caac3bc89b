/// How currencies are written.
///
/// Source: ISO 4217 and CLDR's currency symbols.
enum Currencies {
  /// Codes that are in general use and are not words of their own in capitals.
  static let codes: Set<String> = [
    "USD", "EUR", "GBP", "JPY", "CNY", "CHF", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK", "PLN",
    "CZK", "HUF", "RUB", "UAH", "TRY", "INR", "KRW", "BRL", "MXN", "ARS", "CLP", "ZAR", "SGD",
    "HKD", "TWD", "THB", "IDR", "MYR", "PHP", "VND", "ILS", "AED", "SAR", "EGP", "RON", "ISK",
  ]

  /// Symbols that mean one currency everywhere; "$" and "¥" depend on the region.
  static let symbols: [Unicode.Scalar: String] = [
    "€": "EUR", "£": "GBP", "₹": "INR", "₩": "KRW", "₽": "RUB", "₺": "TRY", "₪": "ILS",
    "₫": "VND", "฿": "THB", "₴": "UAH", "₦": "NGN", "₱": "PHP",
  ]

  /// The zeros of what is written behind a number for thousands, millions and so on.
  static let zeros = [
    "k": 3, "K": 3, "m": 6, "M": 6, "mm": 6, "MM": 6, "mn": 6, "mln": 6, "Mio": 6, "million": 6,
    "b": 9, "B": 9, "bn": 9, "Bn": 9, "Mrd": 9, "Md": 9, "billion": 9,
    "T": 12, "tn": 12, "trillion": 12,
  ]

  /// What stands before a dollar sign to name its country.
  static let dollars = [
    "US": "USD", "CA": "CAD", "C": "CAD", "AU": "AUD", "A": "AUD", "NZ": "NZD", "HK": "HKD",
    "S": "SGD", "SG": "SGD", "R": "BRL", "MX": "MXN", "NT": "TWD",
  ]

  /// Currencies whose own sign is "$" in their country.
  static let inDollarSign: Set<String> = [
    "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN", "ARS", "CLP", "COP", "UYU",
  ]

  /// Short names behind the number, in the languages that write them.
  static let shortNames = [
    "pl": ["zł": "PLN"], "cs": ["Kč": "CZK"], "hu": ["Ft": "HUF"], "sv": ["kr": "SEK"],
    "nb": ["kr": "NOK"], "no": ["kr": "NOK"], "da": ["kr": "DKK"], "ru": ["руб": "RUB"],
    "ja": ["円": "JPY"], "de": ["Fr": "CHF"],
  ]
}
