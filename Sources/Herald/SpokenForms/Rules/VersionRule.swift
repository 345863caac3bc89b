extension SpokenRule {
  /// Versions and network addresses.
  static let version = SpokenRule(
    name: "version",
    summary: "The parts of a version or of an IP address are said as whole numbers.",
    begins: [.digits, .word], needs: .stop,
    examples: [
      .init("2.10.3", "2 point 10 point 3"),
      .init("v2.10.3", "version 2 point 10 point 3"),
      .init("192.168.1.1", "192 dot 168 dot 1 dot 1"),
      .init("2.10.3", "2 Punkt 10 Punkt 3", in: "de-DE"),
      .init("2.10.3", "2 punto 10 punto 3", in: "es-ES"),
      .init("2.10.3", "2 point 10 point 3", in: "fr-FR"),
      .init("2.10.3", "2点10点3", in: "zh-CN"),
      .init("192.168.1.0/24", "192 dot 168 dot 1 dot 0 slash 24"),
      .init("10.0.0.1:8080", "10 dot 0 dot 0 dot 1 colon 8080"),
      .init("1.2.3-beta", "1 point 2 point 3-beta"),
      .init("v2.10.3", "Version 2 Punkt 10 Punkt 3", in: "de-DE"),
      .init("v2.10.3", "versión 2 punto 10 punto 3", in: "es-ES"),
      .init("v2.10.3", "version 2 point 10 point 3", in: "fr-FR"),
      .init("v2.10.3", "版本2点10点3", in: "zh-CN"),
      .init("1.0"),
      .init("1.000.000", in: "de-DE"),
      .init("30.11.26"),
      .init("2.10.3.4.5.6.7.8.9.10.11"),
    ]
  ) { passage, start in
    guard passage.opens(start), !passage.isDash(start - 1), let words = passage.language.words,
      let dot = words.marks["."]
    else {
      return nil
    }
    var index = start
    var lead = ""
    if passage.kind(start) == .word {
      guard passage.text(start) == "v", let word = versionWords[passage.language.primary] else {
        return nil
      }
      lead = word
      index += 1
    }
    var parts: [String] = []
    var end = index
    while passage.kind(end) == .digits, passage.length(end) <= 5, parts.count < 5 {
      parts.append(passage.text(end))
      end += 1
      guard passage.has(".", end), passage.kind(end + 1) == .digits else { break }
      end += 1
    }
    // Groups of three are a number; 30.11.26 may be a date.
    let isGrouped =
      parts.dropFirst().allSatisfy { $0.utf8.count == 3 } && (parts.first?.count ?? 0) <= 3
    let mayBeDate =
      parts.count == 3 && parts[2].utf8.count == 2 && parts[1].utf8.count == 2 && lead.isEmpty
      && !passage.field.contains(.version)
    // 4.3.26 in a language that dots its dates.
    let isDotted =
      parts.count == 3 && lead.isEmpty && parts[2].utf8.count == 2
      && !passage.field.contains(.version)
      && passage.language.dotsDates
    let isAddress = parts.count == 4 && parts.allSatisfy { (Int($0) ?? 256) < 256 }
    guard parts.count == 3 || isAddress || parts.count == 2 && !lead.isEmpty,
      !isGrouped || isAddress, !mayBeDate || (Int(parts[1]) ?? 0) > 12, !isDotted,
      passage.closes(end) || passage.kind(end) == .space || passage.isIdeographic(end)
        || passage.has("-", end) && passage.kind(end + 1) == .word
        || isAddress && passage.has("/", end)
    else { return nil }
    let name = isAddress || passage.language.primary != "en" ? dot : "point"
    let between = passage.language.primary == "zh" ? name : " \(name) "
    var spoken = lead + parts.joined(separator: between)
    // The port or the network of an address: 10.0.0.1:80, 10.0.0.0/8.
    if isAddress, let mark = passage.scalar(end), mark == ":" || mark == "/",
      let said = words.marks[mark], passage.kind(end + 1) == .digits, passage.length(end + 1) <= 5,
      passage.closes(end + 2) || passage.kind(end + 2) == .space
    {
      spoken += " \(said) \(passage.text(end + 1))"
      end += 2
    }
    return Reading(spoken, end: end)
  }

  private static let versionWords = [
    "en": "version ", "de": "Version ", "es": "versión ", "fr": "version ", "it": "versione ",
    "pt": "versão ", "ru": "версия ", "zh": "版本", "ja": "バージョン",
  ]
}
