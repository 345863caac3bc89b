extension SpokenRule {
  /// Emoji whose modifiers make the engine lose their names.
  static let emoji = SpokenRule(
    name: "emoji",
    summary:
      "A heart is a heart, not its colour alone, and the modifiers of an emoji (its skin tone, "
      + "its picture form) are left out so that its name is said.",
    begins: [.mark], needs: .wide,
    examples: [
      .init("❤️", "heart"),
      .init("I ❤️ dogs", "I heart dogs"),
      .init("👍🏽", "👍"),
      .init("☀️", "☀"),
      .init("❤️", "Herz", in: "de-DE"),
      .init("❤️", "corazón", in: "es-ES"),
      .init("❤️", "cœur", in: "fr-FR"),
      .init("❤️", "爱心", in: "zh-CN"),
      .init("😀"),
      .init("👨‍👩‍👧"),
    ]
  ) { passage, index in
    guard let sign = passage.scalar(index) else { return nil }
    var end = index + 1
    while let next = passage.scalar(end),
      next == "\u{FE0F}" || (0x1F3FB...0x1F3FF).contains(next.value)
    {
      end += 1
    }
    if sign == "❤" || sign == "♥" || sign == "♡", !passage.has("\u{200D}", end),
      let word = passage.language.words?.heart
    {
      return Reading(word, end: end)
    }
    guard end > index + 1, sign.properties.isEmoji else { return nil }
    return Reading(passage.text(index), end: end)
  }
}
