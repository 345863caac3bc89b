extension SpokenRule {
  /// Places in a row, in the languages whose voices read their signs wrong.
  static let ordinal = SpokenRule(
    name: "ordinal",
    summary:
      "A place in a row is said as an ordinal: 2e and 1re in French, 1.º and 3.ª in Spanish, 1-й "
      + "in Russian, 1. before some German nouns, of which the gender is known.",
    begins: [.digits, .word], needs: [.word, .wide],
    examples: [
      .init("2e étage", "deuxième étage", in: "fr-FR"),
      .init("1er mars", "premier mars", in: "fr-FR"),
      .init("1re classe", "première classe", in: "fr-FR"),
      .init("3ème", "troisième", in: "fr-FR"),
      .init("XIXe siècle", "dix-neuvième siècle", in: "fr-FR"),
      .init("François Ier", "François premier", in: "fr-FR"),
      .init("1.º", "primero", in: "es-ES"),
      .init("3.ª planta", "tercera planta", in: "es-ES"),
      .init("3er piso", "tercer piso", in: "es-ES"),
      .init("2. OG", "zweites Obergeschoss", in: "de-DE"),
      .init("1. Platz", "erster Platz", in: "de-DE"),
      .init("2. Bundesliga", "zweite Bundesliga", in: "de-DE"),
      .init("19. Jahrhundert", "neunzehntes Jahrhundert", in: "de-DE"),
      .init("1-й", "первый", in: "ru-RU"),
      .init("2-я", "вторая", in: "ru-RU"),
      .init("1st"),
      .init("23rd"),
      .init("2E", in: "fr-FR"),
      .init("Es war 2026. Platz war da", in: "de-DE"),
      .init("1. Herr", in: "de-DE"),
    ]
  ) { passage, index in
    guard passage.opens(index) else { return nil }
    let language = passage.language
    func said(_ number: Int?, _ form: OrdinalForm, end: Int) -> Reading? {
      number.flatMap {
        Reading(language.wording.ordinal($0, as: form, in: language.tag), end: end)
      }
    }
    switch language.primary {
    case "fr":
      if passage.kind(index) == .word { return passage.romanOrdinal(at: index) }
      guard passage.length(index) <= 4, let form = frenchEndings[passage.text(index + 1)] else {
        return nil
      }
      return said(Int(passage.text(index)), form, end: index + 2)
    case "es":
      let sign = passage.has(".", index + 1) ? index + 2 : index + 1
      if let short = spanishBeforeNouns[passage.text(index)], passage.text(sign) == "er",
        passage.kind(sign + 1) == .space
      {
        return Reading(short, end: sign + 1)
      }
      guard passage.kind(index) == .digits, passage.length(index) <= 2,
        passage.has("º", sign) || passage.has("ª", sign)
      else { return nil }
      return said(
        Int(passage.text(index)), passage.has("º", sign) ? .masculine : .feminine, end: sign + 1)
    case "de":
      guard passage.kind(index) == .digits, passage.length(index) <= 2,
        passage.has(".", index + 1), passage.kind(index + 2) == .space,
        let form = germanNouns[passage.text(index + 3)]
      else { return nil }
      return said(Int(passage.text(index)), form, end: index + 2)
    case "ru":
      guard passage.kind(index) == .digits, passage.length(index) <= 4,
        passage.isDash(index + 1), let form = russianEndings[passage.text(index + 2)]
      else { return nil }
      return said(Int(passage.text(index)), form, end: index + 3)
    default: return nil
    }
  }

  private static let frenchEndings: [String: OrdinalForm] = [
    "e": .masculine, "è": .masculine, "ème": .masculine, "eme": .masculine, "er": .masculine,
    "re": .feminine, "ère": .feminine,
  ]

  /// Spanish ordinals that are shorter before a masculine noun.
  private static let spanishBeforeNouns = ["1": "primer", "3": "tercer"]

  private static let russianEndings: [String: OrdinalForm] = [
    "й": .masculine, "я": .feminine, "е": .neuter,
  ]

  private static let germanNouns: [String: OrdinalForm] = [
    "Platz": .masculine, "Stock": .masculine, "Tag": .masculine, "Spieltag": .masculine,
    "Teil": .masculine, "Preis": .masculine, "Advent": .masculine, "Weltkrieg": .masculine,
    "Geburtstag": .masculine, "Rang": .masculine, "FC": .masculine, "Gang": .masculine,
    "Bundesliga": .feminine, "Liga": .feminine, "Etage": .feminine, "Klasse": .feminine,
    "Runde": .feminine, "Halbzeit": .feminine, "Woche": .feminine, "Auflage": .feminine,
    "Reihe": .feminine, "Staffel": .feminine, "Folge": .feminine, "Ausgabe": .feminine,
    "Jahrhundert": .neuter, "Kapitel": .neuter, "Semester": .neuter, "Quartal": .neuter,
    "Mal": .neuter, "Obergeschoss": .neuter, "OG": .neuter, "UG": .neuter, "Stockwerk": .neuter,
  ]
}

extension Passage {
  /// XIXe siècle and François Ier: a Roman numeral with the ending of an ordinal.
  fileprivate func romanOrdinal(at index: Int) -> Reading? {
    guard length(index) <= 8, kind(index - 1) == .space || kind(index + 1) == .space else {
      return nil
    }
    let word = text(index)
    let isFirst = word == "Ier" || word == "Ire"
    guard isFirst || word.hasSuffix("e"),
      let number = RomanNumeral.number(String(isFirst ? "I" : word.dropLast())),
      isFirst
        || ["siècle", "arrondissement", "République"].contains(text(skippingSpace(index + 1)))
    else { return nil }
    let form: OrdinalForm = word == "Ire" ? .feminine : .masculine
    return Reading(language.wording.ordinal(number, as: form, in: language.tag), end: index + 1)
  }
}
