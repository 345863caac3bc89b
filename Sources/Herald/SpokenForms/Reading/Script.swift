/// A script, as far as voices differ by it.
enum Script: Sendable, Hashable, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati
  case tamil, telugu, kannada, malayalam, sinhala, thai, georgian, hangul, kana, han, ethiopic

  /// The script of a letter; nil for what belongs to none: digits, marks, white space.
  ///
  /// Source: the blocks of the Unicode standard.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x531...0x58F: self = .armenian
    case 0x591...0x5F4: self = .hebrew
    case 0x620...0x65F, 0x66E...0x6D3, 0x6FA...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF,
      0xFE70...0xFEFC:
      self = .arabic
    case 0x900...0x963, 0x970...0x97F: self = .devanagari
    case 0x980...0x9E3: self = .bengali
    case 0xA01...0xA65, 0xA70...0xA76: self = .gurmukhi
    case 0xA81...0xAE3: self = .gujarati
    case 0xB82...0xBD7: self = .tamil
    case 0xC00...0xC63: self = .telugu
    case 0xC80...0xCE3: self = .kannada
    case 0xD00...0xD63: self = .malayalam
    case 0xD81...0xDF4: self = .sinhala
    case 0xE01...0xE3A, 0xE40...0xE4E: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
    case 0x1200...0x137C: self = .ethiopic
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: self = .han
    default: return nil
    }
  }

  /// The scripts that Japanese is written in together.
  static let japanese: Set<Script> = [.kana, .han]

  /// The scripts that a language's voice reads; Latin is read by all of the engine's voices.
  static func scripts(of language: String) -> Set<Script> {
    if language == "ja" { return japanese.union([.latin]) }
    if let script = languages.first(where: { $0.value.contains(language) })?.key {
      return [.latin, script]
    }
    return [.latin]
  }

  /// The language that scripts found together mean: the listener's first that is written so, else the
  /// one with most readers.
  static func language(of scripts: Set<Script>, wanted: [String]) -> String? {
    if scripts.contains(.kana) { return "ja" }
    guard let script = scripts.first, let choices = languages[script] else { return nil }
    for tag in wanted where choices.contains(LanguageTag(tag).primary) { return tag }
    return choices.first
  }

  /// The languages of each script, the one with most readers first.
  private static let languages: [Script: [String]] = [
    .greek: ["el", "grc"], .cyrillic: ["ru", "uk", "bg", "sr", "mk", "be", "kk", "ky", "tt"],
    .armenian: ["hy"], .hebrew: ["he", "yi"], .arabic: ["ar", "fa", "ur", "ug"],
    .devanagari: ["hi", "mr", "ne", "kok"], .bengali: ["bn", "as"], .gurmukhi: ["pa"],
    .gujarati: ["gu"], .tamil: ["ta"], .telugu: ["te"], .kannada: ["kn"], .malayalam: ["ml"],
    .sinhala: ["si"], .thai: ["th"], .georgian: ["ka"], .hangul: ["ko"], .kana: ["ja"],
    .han: ["zh", "cmn", "ja", "yue"], .ethiopic: ["am"],
  ]
}
