extension SpokenRule {
  /// Roman numerals behind headings and names.
  static let romanNumeral = SpokenRule(
    name: "Roman numeral",
    summary:
      "A Roman numeral behind a heading or a title is said as a number, behind the name of a "
      + "ruler as a place in the line.",
    begins: [.word],
    examples: [
      .init("Chapter XIV", "Chapter 14"),
      .init("Henry VIII", "Henry the 8th"),
      .init("World War II", "World War 2"),
      .init("Rocky IV", "Rocky 4"),
      .init("John Smith III", "John Smith the 3rd"),
      .init("John D. Rockefeller III", "John D. Rockefeller the 3rd"),
      .init("Thurston Howell III", "Thurston Howell the 3rd", field: "Owner"),
      .init("Hans Müller III.", "Hans Müller der dritte", in: "de-DE"),
      .init("Juan Pérez III", "Juan Pérez tercero", in: "es-ES"),
      .init("Jean Dupont III", "Jean Dupont 3", in: "fr-FR"),
      .init("Kap. XIV", "Kapitel 14", in: "de-DE"),
      .init("Elizabeth II, Queen", "Elizabeth the 2nd, Queen"),
      .init("IV drip", "I V drip"),
      .init("Kapitel XIV", "Kapitel 14", in: "de-DE"),
      .init("Heinrich VIII.", "Heinrich der achte", in: "de-DE"),
      .init("Felipe VI", "Felipe sexto", in: "es-ES"),
      .init("Louis XIV", "Louis 14", in: "fr-FR"),
      .init("Vol. III", "Volume 3"),
      .init("XXI век", "двадцать первый век", in: "ru-RU"),
      .init("Type I diabetes", "Type 1 diabetes"),
      .init("The Part I liked"),
      .init("Richard I Bong"),
      .init("Class C"),
      .init("Appendix V"),
      .init("Malcolm X"),
      .init("IV"),
      .init("Size XL"),
      .init("MIX"),
      .init("Mix IIII"),
    ]
  ) { passage, index in
    let language = passage.language
    guard passage.opens(index), (1...6).contains(passage.length(index)),
      let number = RomanNumeral.number(passage.text(index))
    else { return nil }
    let end = index + 1
    if let century = passage.century(number, at: index) { return century }
    if language.primary == "en", passage.text(index) == "IV", passage.kind(index - 1) != .space,
      ["drip", "fluid", "fluids", "line", "bag", "antibiotics", "therapy", "access"]
        .contains(passage.text(passage.skippingSpace(end)))
    {
      return Reading("I V", end: end)
    }
    // Vol. III
    let head = passage.has(".", index - 2) ? index - 3 : index - 2
    guard passage.kind(index - 1) == .space,
      passage.isCapitalised(head) || language.primary != "en",
      passage.kind(head) == .word,
      passage.closes(end) || passage.kind(end) == .space || passage.has(".", end)
        || passage.isDash(end)
    else { return nil }
    let before = passage.text(head)
    let isHeading =
      RomanNumerals.headings.contains(before.lowercased())
      && passage.mayNumber(passage.text(index), after: before, end: end)
    guard head == index - 2 || isHeading else { return nil }
    let isRuler =
      number <= 30
      && (RomanNumerals.rulers.contains(before) || number <= 5 && passage.isPerson(before: head))
    // "Richard I Bong" has an initial.
    if passage.length(index) == 1, !isHeading, passage.kind(end) == .space,
      passage.isCapitalised(end + 1)
    {
      return nil
    }
    // A single letter means too much: Malcolm X, Vitamin C.
    guard
      isHeading || isRuler
        || passage.length(index) >= 2 && passage.isCapitalised(index - 2)
          && number <= 39 && passage.text(index).utf8.allSatisfy({ "IVX".utf8.contains($0) })
    else { return nil }
    guard isRuler, !isHeading else { return Reading(String(number), end: end) }
    switch language.primary {
    case "en":
      return Reading(
        language.wording.ordinal(number, as: .plain, in: language.tag).map { "the " + $0 }, end: end
      )
    case "de":
      guard passage.has(".", end),
        let ordinal = language.wording.ordinal(number, as: .plain, in: language.tag)
      else { return nil }
      return Reading("der " + ordinal, end: end + 1)
    case "es" where number <= 10, "it",
      "pt" where number <= 10:
      return Reading(language.wording.ordinal(number, as: .plain, in: language.tag), end: end)
    case "fr" where number == 1: return Reading("premier", end: end)
    default: return Reading(String(number), end: end)
    }
  }
}

extension Passage {
  /// Whether a family name is that of a person: a given name or an initial stands before it, or the field
  /// is one of persons.
  fileprivate func isPerson(before family: Int) -> Bool {
    guard isCapitalised(family), length(family) >= 2 else { return false }
    if field.contains(.person) { return true }
    guard kind(family - 1) == .space else { return false }
    let given = family - 2
    if has(".", given) { return length(given - 1) == 1 && isCapitalised(given - 1) }
    return kind(given) == .word
      && (RomanNumerals.givenNames.contains(text(given))
        || RomanNumerals.rulers.contains(text(given)))
  }

  /// Whether a numeral behind a heading is none of the letters that headings have as well.
  fileprivate func mayNumber(_ numeral: String, after heading: String, end: Int) -> Bool {
    guard numeral.utf8.count == 1 else { return true }
    if numeral == "C" || numeral == "L" || heading.lowercased() == "appendix" { return false }
    // "The Part I liked" has a pronoun.
    let next = skippingSpace(end)
    return numeral != "I" || language.primary != "en" || next == end
      || ["Type", "Phase", "Stage", "War", "Class", "Grade", "Level"].contains(heading)
      || isCapitalised(next) || kind(next) == .digits
  }

  /// XXI век, XX secolo: places in a row that are said as ordinals.
  fileprivate func century(_ number: Int, at index: Int) -> Reading? {
    let next = skippingSpace(index + 1)
    switch language.primary {
    case "ru" where text(next) == "век",
      "it" where text(next) == "secolo":
      let ordinal = language.wording.ordinal(number, as: .masculine, in: language.tag)
      return Reading(ordinal, end: index + 1)
    default: return nil
    }
  }
}

/// What stands before Roman numerals.
private enum RomanNumerals {
  static let headings: Set<String> = [
    "chapter", "part", "volume", "vol", "book", "act", "scene", "section", "appendix", "article",
    "phase", "type", "war", "class", "level", "stage", "grade", "unit", "figure", "table", "title",
    "episode", "season", "bowl", "ch", "fig", "глава", "том", "часть", "factor", "kapitel", "kap",
    "bd", "teil",
    "band", "akt", "abschnitt", "artikel",
    "capítulo", "parte", "tomo", "siglo", "acto", "título", "chapitre", "partie", "acte", "siècle",
    "capitolo", "secolo", "século", "tome",
  ]

  /// Common given names; behind one and a family name, a numeral counts the bearers of the name.
  static let givenNames: Set<String> = [
    "Robert", "Michael", "David", "Joseph", "Thomas", "Daniel", "Matthew", "Anthony", "Mark",
    "Donald", "Steven", "Andrew", "Kenneth", "Joshua", "Kevin", "Brian", "Timothy", "Ronald",
    "Jason",
    "Jeffrey", "Ryan", "Jacob", "Gary", "Eric", "Jonathan", "Stephen", "Larry", "Justin", "Scott",
    "Brandon", "Benjamin", "Samuel", "Raymond", "Patrick", "Jack", "Dennis", "Jerry", "Tyler",
    "Aaron", "Jose", "José", "Adam", "Nathan", "Walter", "Harold", "Kyle", "Carl", "Arthur",
    "Roger",
    "Albert", "Lawrence", "Joe", "Willie", "Roy", "Ralph", "Eugene", "Russell", "Louis", "Harry",
    "Howard", "Fred", "Martin", "Theodore", "Franklin", "Alfred", "Ernest", "Hans", "Klaus",
    "Jürgen",
    "Juan", "Luis", "Antonio", "Manuel", "Pedro", "Miguel", "Jean", "Pierre", "Michel", "André",
    "Jacques", "Mary", "Patricia", "Jennifer", "Linda", "Susan", "Jessica", "Sarah", "Karen",
  ]

  static let rulers: Set<String> = [
    "Henry", "Edward", "George", "William", "Charles", "James", "Richard", "John", "Paul",
    "Elizabeth", "Mary", "Louis", "Philip", "Frederick", "Ferdinand", "Ivan", "Peter", "Nicholas",
    "Alexander", "Catherine", "Pius", "Leo", "Gregory", "Innocent", "Benedict", "Napoleon",
    "Ramesses", "Ptolemy", "Harald", "Christian", "Carl", "Otto", "Wilhelm", "Friedrich",
    "Heinrich",
    "Ludwig", "Karl", "Felipe", "Carlos", "Alfonso", "Fernando", "Juan", "Isabel", "François",
    "Philippe", "Henri", "Clement", "Urban", "Boniface", "Margrethe", "Victoria", "Xerxes",
    "Darius",
  ]
}
