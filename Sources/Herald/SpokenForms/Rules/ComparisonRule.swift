extension SpokenRule {
  /// Signs of comparison before a number, of which the engine says nothing in most languages.
  static let comparison = SpokenRule(
    name: "comparison",
    summary: "A sign before a number that says more than, less than, about, up or down is said so.",
    begins: [.mark, .sign],
    examples: [
      .init(">5", "more than 5"),
      .init("< 10 kg", "less than 10 kilograms"),
      .init("≥ 18", "at least 18"),
      .init("≤5", "at most 5"),
      .init("~100", "about 100"),
      .init("≈ 5", "about 5"),
      .init("±5%", "plus or minus 5%"),
      .init("5 ± 0.1", "5 plus or minus 0.1"),
      .init("▲ 2.5%", "up 2.5%"),
      .init("▼ 1.2%", "down 1.2%"),
      .init("≥ 18", "mindestens 18", in: "de-DE"),
      .init("> 5 kg", "mehr als 5 Kilogramm", in: "de-DE"),
      .init("≥ 18", "al menos 18", in: "es-ES"),
      .init("≥ 18", "au moins 18", in: "fr-FR"),
      .init("~100", "environ 100", in: "fr-FR"),
      .init("≥18", "至少18", in: "zh-CN"),
      .init("±5", "正负5", in: "zh-CN"),
      .init("a > b"),
      .init("<b>5</b>"),
      .init("->5"),
      .init("~"),
    ]
  ) { passage, index in
    guard let mark = passage.scalar(index), let place = places[mark],
      passage.kind(index - 1) == .none || passage.kind(index - 1) == .space
        || passage.has("(", index - 1),
      let words = comparisons[passage.language.primary]
    else { return nil }
    let number = passage.skippingSpace(index + 1)
    let digits =
      passage.kind(number) == .currency || passage.isDash(number) ? number + 1 : number
    guard passage.kind(digits) == .digits else { return nil }
    let between = passage.language.isEastAsian ? "" : " "
    return Reading(words[place] + between, end: number)
  }

  /// The place of each sign in ``comparisons``.
  private static let places: [Unicode.Scalar: Int] = [
    ">": 0, "<": 1, "≥": 2, "≧": 2, "≤": 3, "≦": 3, "~": 4, "≈": 4, "∼": 4, "±": 5, "▲": 6, "↑": 6,
    "▼": 7, "↓": 7,
  ]

  private static let comparisons = [
    "en": [
      "more than", "less than", "at least", "at most", "about", "plus or minus", "up", "down",
    ],
    "de": [
      "mehr als", "weniger als", "mindestens", "höchstens", "etwa", "plus minus", "plus", "minus",
    ],
    "es": ["más de", "menos de", "al menos", "como máximo", "unos", "más menos", "sube", "baja"],
    "fr": [
      "plus de", "moins de", "au moins", "au plus", "environ", "plus ou moins", "en hausse de",
      "en baisse de",
    ],
    "it": ["più di", "meno di", "almeno", "al massimo", "circa", "più o meno", "su", "giù"],
    "pt": [
      "mais de", "menos de", "pelo menos", "no máximo", "cerca de", "mais ou menos", "alta de",
      "queda de",
    ],
    "ru": ["больше", "меньше", "не меньше", "не больше", "около", "плюс-минус", "плюс", "минус"],
    "zh": ["大于", "小于", "至少", "至多", "约", "正负", "上升", "下降"],
  ]
}
