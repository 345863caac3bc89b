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
      .init("❤️❤️❤️", "heart, heart, heart"),
      .init("I❤️NY", "I heart NY"),
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
    guard let sign = passage.scalar(index), !signs.contains(sign) else { return nil }
    var end = passage.afterModifiers(index + 1)
    if isHeart(sign), let word = passage.language.words?.heart {
      var spoken = word
      while let next = passage.scalar(end), isHeart(next) {
        spoken += ", " + word
        end = passage.afterModifiers(end + 1)
      }
      // ❤️‍🔥
      if passage.has("\u{200D}", end) { end += 1 }
      if passage.touches(index - 1) { spoken = " " + spoken }
      if passage.touches(end) { spoken += " " }
      return Reading(spoken, end: end)
    }
    guard end > index + 1, sign.properties.isEmoji else { return nil }
    return Reading(passage.text(index), end: end)
  }

  /// Signs that another rule says.
  private static let signs: Set<Unicode.Scalar> = ["✔", "☑", "✖", "➡"]

  private static func isHeart(_ sign: Unicode.Scalar) -> Bool {
    sign == "❤" || sign == "♥" || sign == "♡"
  }
}

extension Passage {
  /// The index after the modifiers of an emoji.
  fileprivate func afterModifiers(_ index: Int) -> Int {
    var end = index
    while let next = scalar(end),
      next == "\u{FE0F}" || (0x1F3FB...0x1F3FF).contains(next.value)
    {
      end += 1
    }
    return end
  }

  /// Whether a word would run into a token.
  fileprivate func touches(_ index: Int) -> Bool {
    kind(index) == .word || kind(index) == .digits
      || kind(index) == .mark && scalar(index)?.isASCII == false
  }
}
