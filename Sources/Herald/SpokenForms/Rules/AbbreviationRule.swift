extension SpokenRule {
  /// Abbreviations that are sure where they stand.
  static let abbreviation = SpokenRule(
    name: "abbreviation",
    summary:
      "Common abbreviations are said in full; “St.” is Saint before a name and Street behind "
      + "one, “Dr.” is Doctor before a name and Drive behind one.",
    begins: [.word],
    examples: [
      .init("St. John's St.", "Saint John's Street"),
      .init("12 Main St., Springfield", "12 Main Street, Springfield"),
      .init("St. Louis", "Saint Louis"),
      .init("Dr. No", "Doctor No"),
      .init("450 Ocean Dr.", "450 Ocean Drive"),
      .init("5 Dr. King Blvd.", "5 Doctor King Boulevard"),
      .init("1 Court Sq.", "1 Court Square"),
      .init("5th Ave.", "5th Avenue"),
      .init("cats vs. dogs", "cats versus dogs"),
      .init("Ali vs Frazier", "Ali versus Frazier"),
      .init("approx. 5", "approximately 5"),
      .init("coffee w/ milk", "coffee with milk"),
      .init("coffee w/o milk", "coffee without milk"),
      .init("c/o Smith", "care of Smith"),
      .init("e.g. this", "for example this"),
      .init("Martin Luther King Jr.", "Martin Luther King Junior"),
      .init("Robert Downey Jr", "Robert Downey Junior"),
      .init("Apt 4B", "Apartment 4B"),
      .init("Ste. 200", "Suite 200"),
      .init("est. 1995", "established 1995"),
      .init("c. 1850", "circa 1850"),
      .init("5 y/o", "5 years old"),
      .init("WWII", "World War 2"),
      .init("Lakers v. Celtics", "Lakers versus Celtics"),
      .init("2,5 Mrd. Euro", "2,5 Milliarden Euro", in: "de-DE"),
      .init("z. B. heute", "zum Beispiel heute", in: "de-DE"),
      .init("Hauptstr. 5", "Hauptstraße 5", in: "de-DE"),
      .init("ca. 5", "circa 5", in: "de-DE"),
      .init("Sra. López", "Señora López", in: "es-ES"),
      .init("aprox. 5", "aproximadamente 5", in: "es-ES"),
      .init("Mme Curie", "Madame Curie", in: "fr-FR"),
      .init("env. 5", "environ 5", in: "fr-FR"),
      .init("42nd St.", "42nd Street"),
      .init("12 Main St", "12 Main Street"),
      .init("350 Fifth Ave", "350 Fifth Avenue"),
      .init("St Albans", "Saint Albans", in: "en-GB"),
      .init("Dr Smith", "Doctor Smith"),
      .init("Foo & Co.", "Foo & Company"),
      .init("Ft. Worth", "Fort Worth"),
      .init("e.g., dogs", "for example, dogs"),
      .init("Fig. 2", "Figure 2"),
      .init("max. 10", "maximum 10"),
      .init("p. ex. demain", "par exemple demain", in: "fr-FR"),
      .init("St-Denis", "Saint-Denis", in: "fr-FR"),
      .init("M. Dupont", "Monsieur Dupont", in: "fr-FR"),
      .init("50 av. J.-C.", "50 avant Jésus-Christ", in: "fr-FR"),
      .init("EE. UU.", "Estados Unidos", in: "es-ES"),
      .init("500 v. Chr.", "500 vor Christus", in: "de-DE"),
      .init("Sig. Rossi", "Signor Rossi", in: "it-IT"),
      .init("Sr. Silva", "Senhor Silva", in: "pt-BR"),
      .init("ул. Ленина", "улица Ленина", in: "ru-RU"),
      .init("Marion Co."),
      .init("Ave Maria"),
      .init("Inc. Magazine"),
      .init("Max 10"),
      .init("Gen. X"),
      .init("First"),
      .init("the best."),
      .init("He is a Dr."),
      .init("W/O"),
    ]
  ) { passage, index in
    guard passage.opens(index) || passage.has("/", index - 1), passage.length(index) <= 14 else {
      return nil
    }
    let word = passage.text(index)
    switch passage.language.primary {
    case "en":
      return passage.saintOrStreet(word, at: index) ?? passage.against(word, at: index)
        ?? passage.listed(word, at: index, in: Abbreviations.longerEnglish)
        ?? passage.listed(word, at: index, in: Abbreviations.english)
    case "de":
      if passage.has(".", index + 1), word.hasSuffix("str"), word.count > 3 {
        return Reading(word.dropLast(3) + "straße", end: index + 2)
      }
      return passage.listed(word, at: index, in: Abbreviations.german)
    case "es": return passage.listed(word, at: index, in: Abbreviations.spanish)
    case "fr":
      return passage.listed(word, at: index, in: Abbreviations.longerFrench)
        ?? passage.listed(word, at: index, in: Abbreviations.french)
    case "it": return passage.listed(word, at: index, in: Abbreviations.italian)
    case "pt": return passage.listed(word, at: index, in: Abbreviations.portuguese)
    case "ru": return passage.listed(word, at: index, in: Abbreviations.russian)
    default: return nil
    }
  }
}

extension Passage {
  /// "St." and "Dr.", which mean one thing before a name and another behind it.
  fileprivate func saintOrStreet(_ word: String, at index: Int) -> Reading? {
    guard let (before, behind) = Abbreviations.twofold[word] else { return nil }
    let hasStop = has(".", index + 1)
    let end = hasStop ? index + 2 : index + 1
    let next = skippingSpace(end)
    // John's St.
    let isPossessive = text(index - 2) == "s" && (has("'", index - 3) || has("’", index - 3))
    let followsName =
      kind(index - 1) == .space && isCapitalised(isPossessive ? index - 4 : index - 2)
    // 42nd St.
    let followsPlace = isOrdinal(index - 2) || followsName
    if !followsPlace, next > end, isCapitalised(next) { return Reading(before, end: end) }
    // Behind a name, where the phrase ends; without a full stop, where a house number begins it.
    guard followsPlace, closes(end) || kind(end) == .none,
      hasStop || has(",", end) || hasHouseNumber(before: index)
    else { return nil }
    return Reading(behind, end: end)
  }

  /// "v." between two names.
  fileprivate func against(_ word: String, at index: Int) -> Reading? {
    guard word == "v", has(".", index + 1), kind(index - 1) == .space, isCapitalised(index - 2),
      kind(index + 2) == .space, isCapitalised(index + 3)
    else { return nil }
    return Reading("versus", end: index + 2)
  }

  /// Whether a word ends an ordinal in digits: 42nd.
  private func isOrdinal(_ index: Int) -> Bool {
    kind(index) == .word && kind(index - 1) == .digits
      && ["st", "nd", "rd", "th"].contains(text(index))
  }

  /// Whether the phrase that an index ends begins with a number: 12 Main St.
  private func hasHouseNumber(before index: Int) -> Bool {
    (max(0, index - 8)..<index).contains {
      kind($0) == .digits && kind($0 + 1) == .space && length($0) <= 5
        && ($0 == 0 || $0 == valueStart || closes($0 - 1)
          || kind($0 - 1) == .space && closes($0 - 2))
    }
  }

  /// An abbreviation of a list, with its full stops.
  fileprivate func listed(
    _ word: String, at index: Int, in list: [String: Abbreviations.Entry]
  ) -> Reading? {
    guard let entry = list[word] else { return nil }
    var end = index + 1
    for part in entry.rest {
      if part == " " {
        end = skippingSpace(end)
      } else if text(end) == part {
        end += 1
      } else {
        return entry.isOptional && part == "." ? finished(entry, from: index, end: end) : nil
      }
    }
    return finished(entry, from: index, end: end)
  }

  private func finished(_ entry: Abbreviations.Entry, from index: Int, end: Int) -> Reading? {
    let joins = entry.rest.last == "-"
    guard kind(end) != .word && kind(end) != .digits || joins else { return nil }
    switch entry.place {
    case .anywhere: break
    case .beforeName:
      // "Gen. X" is no general.
      let name = skippingSpace(end)
      guard isCapitalised(name), length(name) > 1 || has(".", name + 1) else { return nil }
    case .behindName:
      let before = kind(index - 1) == .space ? index - 2 : index - 1
      let name = has(",", before) ? before - 1 : before
      guard isCapitalised(name) || isOrdinal(name) || has("&", name) else { return nil }
      // "Ave Maria" and "Main Rd Cafe" go on.
      let hasStop = has(".", end - 1)
      guard hasStop || closes(end) || isCapitalised(skippingSpace(end)) && length(end + 1) <= 2
      else { return nil }
    case .behindAnd:
      // "Marion Co." may be a county.
      guard kind(index - 1) == .space, has("&", index - 2) else { return nil }
    case .beforeNumber:
      let number = skippingSpace(end)
      guard has(".", end - 1) || entry.isOptional || entry.rest != ["."],
        kind(number) == .digits || number > end && RomanNumeral.number(text(number)) != nil
      else { return nil }
    case .between:
      guard kind(end) == .space && kind(end + 1) != .none || has(",", end) && kind(end + 2) != .none
      else { return nil }
    }
    return Reading(entry.full + (joins ? "-" : ""), end: end)
  }
}
