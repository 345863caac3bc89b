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
      .init("z. B. heute", "zum Beispiel heute", in: "de-DE"),
      .init("Hauptstr. 5", "Hauptstraße 5", in: "de-DE"),
      .init("ca. 5", "circa 5", in: "de-DE"),
      .init("Sra. López", "Señora López", in: "es-ES"),
      .init("aprox. 5", "aproximadamente 5", in: "es-ES"),
      .init("Mme Curie", "Madame Curie", in: "fr-FR"),
      .init("env. 5", "environ 5", in: "fr-FR"),
      .init("First"),
      .init("the best."),
      .init("He is a Dr."),
      .init("W/O"),
    ]
  ) { passage, index in
    guard passage.opens(index), passage.length(index) <= 14 else { return nil }
    let word = passage.text(index)
    switch passage.language.primary {
    case "en":
      return passage.saintOrStreet(word, at: index)
        ?? passage.listed(word, at: index, in: Abbreviations.longerEnglish)
        ?? passage.listed(word, at: index, in: Abbreviations.english)
    case "de":
      if passage.has(".", index + 1), word.hasSuffix("str"), word.count > 3 {
        return Reading(word.dropLast(3) + "straße", end: index + 2)
      }
      return passage.listed(word, at: index, in: Abbreviations.german)
    case "es": return passage.listed(word, at: index, in: Abbreviations.spanish)
    case "fr": return passage.listed(word, at: index, in: Abbreviations.french)
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
    if !followsName, hasStop, next > end, isCapitalised(next) {
      return Reading(before, end: end)
    }
    // Behind a name, where the phrase ends.
    guard followsName, closes(end) || kind(end) == .none, hasStop || has(",", end) else {
      return nil
    }
    return Reading(behind, end: end)
  }

  /// An abbreviation of a list, with its full stops.
  fileprivate func listed(
    _ word: String, at index: Int, in list: [String: Abbreviations.Entry]
  ) -> Reading? {
    guard let entry = list[word] else { return nil }
    var end = index + 1
    for mark in entry.rest {
      if mark == " " {
        end = skippingSpace(end)
      } else if kind(end) == .word, text(end) == String(mark) || has(mark, end) {
        end += 1
      } else if kind(end) == .mark, has(mark, end) {
        end += 1
      } else {
        return entry.isOptional && mark == "." ? finished(entry, end: end) : nil
      }
    }
    return finished(entry, end: end)
  }

  private func finished(_ entry: Abbreviations.Entry, end: Int) -> Reading? {
    guard kind(end) != .word, kind(end) != .digits else { return nil }
    switch entry.place {
    case .anywhere: break
    case .beforeName: guard isCapitalised(skippingSpace(end)) else { return nil }
    case .behindName:
      break
    case .between: guard kind(end) == .space, kind(end + 1) != .none else { return nil }
    }
    return Reading(entry.full, end: end)
  }
}
