/// Units in general use that CLDR has no name of, in words of the languages that have some.
///
/// They have identifiers like CLDR's. Each has what is said of one, then of any other number; `{0}` is
/// the number.
enum OwnUnits {
  /// A quantity in words; nil for a unit that CLDR names, and in a language without words for it.
  static func quantity(
    _ number: String, isOne: Bool, of unit: String, in language: String
  ) -> String? {
    guard let patterns = patterns[unit]?[language] else { return nil }
    return SpokenWords.fill(isOne ? patterns.one : patterns.many, number)
  }

  /// Whether CLDR has no name of a unit.
  static func has(_ unit: String) -> Bool { patterns[unit] != nil }

  private static let patterns: [String: [String: (one: String, many: String)]] = [
    "beat-per-minute": [
      "en": ("{0} beat per minute", "{0} beats per minute"),
      "de": ("{0} Schlag pro Minute", "{0} Schläge pro Minute"),
      "es": ("{0} latido por minuto", "{0} latidos por minuto"),
      "fr": ("{0} battement par minute", "{0} battements par minute"),
      "it": ("{0} battito al minuto", "{0} battiti al minuto"),
      "pt": ("{0} batimento por minuto", "{0} batimentos por minuto"),
      "zh": ("每分钟{0}次", "每分钟{0}次"), "ja": ("毎分{0}拍", "毎分{0}拍"),
    ],
    "milliampere-hour": [
      "en": ("{0} milliampere hour", "{0} milliampere hours"),
      "de": ("{0} Milliamperestunde", "{0} Milliamperestunden"),
      "es": ("{0} miliamperio hora", "{0} miliamperios hora"),
      "fr": ("{0} milliampère-heure", "{0} milliampères-heures"),
      "it": ("{0} milliampere ora", "{0} milliampere ora"),
      "pt": ("{0} miliampere-hora", "{0} miliamperes-hora"),
      "ru": ("{0} миллиампер-час", "{0} миллиампер-часов"),
      "zh": ("{0}毫安时", "{0}毫安时"), "ja": ("{0}ミリアンペアアワー", "{0}ミリアンペアアワー"),
    ],
    "ampere-hour": [
      "en": ("{0} ampere hour", "{0} ampere hours"),
      "de": ("{0} Amperestunde", "{0} Amperestunden"),
      "es": ("{0} amperio hora", "{0} amperios hora"),
      "fr": ("{0} ampère-heure", "{0} ampères-heures"), "zh": ("{0}安时", "{0}安时"),
    ],
    "decibel": [
      "en": ("{0} decibel", "{0} decibels"), "de": ("{0} Dezibel", "{0} Dezibel"),
      "es": ("{0} decibelio", "{0} decibelios"), "fr": ("{0} décibel", "{0} décibels"),
      "it": ("{0} decibel", "{0} decibel"), "pt": ("{0} decibel", "{0} decibéis"),
      "zh": ("{0}分贝", "{0}分贝"), "ja": ("{0}デシベル", "{0}デシベル"),
    ],
    "frame-per-second": [
      "en": ("{0} frame per second", "{0} frames per second"),
      "de": ("{0} Bild pro Sekunde", "{0} Bilder pro Sekunde"),
      "es": ("{0} fotograma por segundo", "{0} fotogramas por segundo"),
      "fr": ("{0} image par seconde", "{0} images par seconde"),
      "zh": ("每秒{0}帧", "每秒{0}帧"),
    ],
    "revolution-per-minute": [
      "en": ("{0} revolution per minute", "{0} revolutions per minute"),
      "de": ("{0} Umdrehung pro Minute", "{0} Umdrehungen pro Minute"),
      "es": ("{0} revolución por minuto", "{0} revoluciones por minuto"),
      "fr": ("{0} tour par minute", "{0} tours par minute"), "zh": ("每分钟{0}转", "每分钟{0}转"),
    ],
  ]
}
