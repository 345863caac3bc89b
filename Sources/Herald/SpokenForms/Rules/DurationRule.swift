extension SpokenRule {
  /// Durations of several parts.
  static let duration = SpokenRule(
    name: "duration",
    summary: "Hours, minutes and seconds written one after the other are said with their names; "
      + "2:05:30 is a duration only where the name of the field says so.",
    begins: [.digits], needs: [.colon, .word],
    examples: [
      .init("1h 15m", "1 hour 15 minutes"),
      .init("1h15", "1 hour 15 minutes", field: "Duration"),
      .init("1 h 15 min", "1 hour 15 minutes"),
      .init("5m 30s", "5 minutes 30 seconds"),
      .init("2d 4h", "2 days 4 hours"),
      .init("1h 15m", "1 Stunde 15 Minuten", in: "de-DE"),
      .init("1 h 15 min", "1 heure 15 minutes", in: "fr-FR"),
      .init("1h 15m", "1 hora 15 minutos", in: "es-ES"),
      .init("1h 15m", "1小时15分钟", in: "zh-CN"),
      .init("2:05:30", "2 hours 5 minutes 30 seconds", field: "Duration"),
      .init("3:45", "3 minutes 45 seconds", field: "Lap"),
      .init("2:05:30"),
      .init("1h 99m"),
      .init("9h30"),
    ]
  ) { passage, index in
    guard passage.opens(index) else { return nil }
    return passage.chain(at: index) ?? passage.colons(at: index)
  }
}

extension Passage {
  private func worded(_ parts: [(digits: String, unit: String)], end: Int) -> Reading? {
    let spoken = parts.compactMap {
      language.quantity(WrittenNumber(whole: $0.digits), of: $0.unit)
    }
    guard spoken.count == parts.count else { return nil }
    let separator = language.primary == "zh" || language.primary == "ja" ? "" : " "
    return Reading(spoken.joined(separator: separator), end: end)
  }

  /// 1h 15m: at least two parts, each smaller than the one before.
  fileprivate func chain(at start: Int) -> Reading? {
    var index = start
    var end = start
    var parts: [(digits: String, unit: String)] = []
    var isSound = true
    while parts.count < 5, kind(index) == .digits, length(index) <= 4 {
      let symbol = skippingSpace(index + 1)
      var unit = kind(symbol) == .word ? Self.chainUnits[text(symbol)] : nil
      var after = symbol + 1
      // 1h15: the second part has no sign of its own.
      if unit == nil, parts.last?.unit == "hour", field.contains(.duration), closes(index + 1) {
        unit = 60
        after = index + 1
      }
      guard let unit, let name = Self.names[unit] else { break }
      if let last = parts.last,
        let lastUnit = Self.names.first(where: { $0.value == last.unit })?.key
      {
        guard lastUnit > unit else { break }
        if let value = Int(text(index)), value * unit >= lastUnit { isSound = false }
      }
      parts.append((text(index), name))
      end = after
      index = skippingSpace(has(",", after) && kind(after + 1) == .space ? after + 1 : after)
    }
    guard parts.count >= 2, kind(end) != .word || isIdeographic(end), kind(end) != .digits else {
      return nil
    }
    guard isSound else {
      return Reading(undecided: "no such duration: its parts overlap", end: end)
    }
    return worded(parts, end: end)
  }

  /// 2:05:30 and 3:45, where the field is a duration.
  fileprivate func colons(at index: Int) -> Reading? {
    guard kind(index) == .digits, length(index) <= 3, has(":", index + 1),
      kind(index + 2) == .digits, length(index + 2) == 2
    else { return nil }
    let hasHours = has(":", index + 3) && kind(index + 4) == .digits && length(index + 4) == 2
    let end = hasHours ? index + 5 : index + 3
    guard field.contains(.duration), closes(end) else {
      return hasHours && closes(end)
        ? Reading(undecided: "may be a time of the day or a duration", end: end) : nil
    }
    let units = hasHours ? [3600, 60, 1] : [60, 1]
    var parts: [(digits: String, unit: String)] = []
    for (offset, unit) in units.enumerated() {
      guard let value = Int(text(index + 2 * offset)), let name = Self.names[unit],
        offset == 0 || value < 60
      else { return nil }
      if value > 0 || parts.isEmpty && offset == units.count - 1 {
        parts.append((String(value), name))
      }
    }
    return worded(parts, end: end)
  }

  private static let names = [
    604_800: "week", 86_400: "day", 3600: "hour", 60: "minute", 1: "second",
  ]

  /// The signs of the parts of a duration, in seconds.
  private static let chainUnits = [
    "w": 604_800, "wk": 604_800, "d": 86_400, "day": 86_400, "days": 86_400, "h": 3600,
    "hr": 3600, "hrs": 3600, "Std": 3600, "m": 60, "min": 60, "mins": 60, "mn": 60, "Min": 60,
    "s": 1, "sec": 1, "secs": 1, "Sek": 1,
  ]
}
