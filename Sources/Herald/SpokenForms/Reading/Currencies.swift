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
    "₫": "VND", "฿": "THB", "₴": "UAH", "₦": "NGN", "₱": "PHP", "￡": "GBP", "₡": "CRC",
    "₸": "KZT", "₾": "GEL", "₼": "AZN", "₿": "BTC",
  ]

  /// The zeros of what is written behind a number for thousands, millions and so on.
  static let zeros = [
    "k": 3, "K": 3, "m": 6, "M": 6, "mm": 6, "MM": 6, "mn": 6, "mln": 6, "Mio": 6, "million": 6,
    "b": 9, "B": 9, "bn": 9, "Bn": 9, "Mrd": 9, "Md": 9, "billion": 9,
    "T": 12, "tn": 12, "trillion": 12,
    "тыс": 3, "млн": 6, "млрд": 9, "Millionen": 6, "Milliarden": 9, "Tausend": 3, "Million": 6,
    "Milliarde": 9, "millions": 6, "milliard": 9, "milliards": 9, "millones": 6, "millón": 6,
    "milhão": 6, "milhões": 6, "bilhão": 9, "bilhões": 9, "milione": 6, "milioni": 6,
    "miliardo": 9, "miliardi": 9,
  ]

  /// Large numbers that are said as they are written, between the number and its currency.
  static let counted: Set<String> = [
    "lakh", "lakhs", "crore", "crores", "thousand", "hundred", "mil", "mille", "mila",
  ]

  /// What stands before or behind a number for one of a currency, in full.
  static let words = ["Rs": "INR", "RM": "MYR"]

  /// What stands before a dollar sign to name its country.
  static let dollars = [
    "US": "USD", "CA": "CAD", "C": "CAD", "AU": "AUD", "A": "AUD", "NZ": "NZD", "HK": "HKD",
    "S": "SGD", "SG": "SGD", "R": "BRL", "MX": "MXN", "NT": "TWD", "AR": "ARS", "CL": "CLP",
    "COL": "COP",
  ]

  /// What stands before a yen sign to name its country.
  static let yens = ["JP": "JPY", "CN": "CNY"]

  /// Short words for what is paid for one by one.
  static let each = ["pp": "person", "pers": "person", "Std": "Stunde", "nt": "night"]

  /// Currencies that their own country names without itself, and the language that does so.
  static let home = ["BRL": "pt", "CNY": "zh"]

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
