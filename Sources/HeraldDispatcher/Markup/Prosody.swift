private import Glibc

extension SpokenStyle {
  /// Takes the attributes of `<prosody>`; values that say nothing known change nothing.
  mutating func applyProsody(_ attributes: [String: String]) {
    rate = Self.factor(attributes["rate"], of: rate, labels: Self.rates) ?? rate
    pitch = Self.factor(attributes["pitch"], of: pitch, labels: Self.pitches) ?? pitch
    range = Self.factor(attributes["range"], of: range, labels: Self.pitches) ?? range
    if let value = attributes["volume"].map(Self.bare) {
      // A bare volume is on SSML's scale of 0 to 100.
      if let number = Double(value), !value.hasPrefix("+"), number.isFinite, number >= 0 {
        volume = Swift.min(number, 100) / 100
      } else {
        volume = Self.factor(value, of: volume, labels: Self.volumes) ?? volume
      }
    }
  }

  /// Takes the level of `<emphasis>`; without one it is moderate, as SSML has it.
  mutating func applyEmphasis(_ level: String?) {
    switch level.map(Self.bare) ?? "moderate" {
    case "strong": (volume, pitch, rate) = (volume * 1.4, pitch * 1.2, rate * 0.9)
    case "moderate": (volume, pitch) = (volume * 1.2, pitch * 1.1)
    case "reduced": (volume, pitch) = (volume * 0.7, pitch * 0.95)
    default: break
    }
  }

  /// Takes the attributes of `<voice>`.
  mutating func applyVoice(_ attributes: [String: String]) {
    if let tag = attributes["lang"] ?? attributes["languages"], !tag.isEmpty { applyLanguage(tag) }
    if let name = attributes["name"], !name.isEmpty { voice = name }
    let variant = attributes["variant"].flatMap { Int(Self.bare($0)) } ?? 1
    let isChild = attributes["age"].flatMap { Int(Self.bare($0)) }.map { $0 < 14 } ?? false
    switch attributes["gender"].map(Self.bare) {
    case "female":
      voiceType = isChild ? .childFemale : [.female1, .female2, .female3][safe: variant]
    case "male": voiceType = isChild ? .childMale : [.male1, .male2, .male3][safe: variant]
    default: if isChild { voiceType = .childMale }
    }
  }

  /// Takes a language: the named voice of another one no longer holds.
  mutating func applyLanguage(_ tag: String) {
    language = tag
    voice = nil
  }

  private static let rates = [
    "x-slow": 0.5, "slow": 0.75, "medium": 1, "default": 1, "fast": 1.4, "x-fast": 2,
  ]
  private static let pitches = [
    "x-low": 0.5, "low": 0.75, "medium": 1, "default": 1, "high": 1.3, "x-high": 1.6,
  ]
  private static let volumes = [
    "silent": 0, "x-soft": 0.3, "soft": 0.6, "medium": 1, "default": 1, "loud": 1.3, "x-loud": 1.6,
  ]

  /// The factor that a value stands for: a label, "80%", "+10%", "-2st", "+6dB", "1.5"; not hertz.
  private static func factor(
    _ text: String?, of current: Double, labels: [String: Double]
  ) -> Double? {
    guard let text = text.map(bare) else { return nil }
    if let label = labels[text] { return label }
    let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
    let digits = text.prefix { "+-.0123456789".contains($0) }
    guard let number = Double(digits), number.isFinite else { return nil }
    let result: Double? =
      switch text.dropFirst(digits.count) {
      case "%": isRelative ? current * (1 + number / 100) : number / 100
      case "st": current * pow(2, number / 12)
      case "db": current * pow(10, number / 20)
      case "": isRelative ? nil : number
      default: nil
      }
    return result.map { Swift.min(Swift.max($0, 0), 10) }
  }

  private static func bare(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.lowercased()
  }
}

extension Array {
  /// The element of a number that counts from 1, or the nearest one.
  fileprivate subscript(safe number: Int) -> Element {
    self[Swift.min(Swift.max(number, 1), count) - 1]
  }
}
