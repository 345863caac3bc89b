/// The few words that spoken forms need and CLDR does not have, in one language.
///
/// `{0}` and `{1}` stand for what is said of the parts.
package final class SpokenWords: Sendable {
  /// Stands between the ends of a range: " to ".
  package let range: String
  /// A rating by stars: "4 out of 5 stars".
  package let stars: String
  /// A part of a possible whole: "4.5 out of 5".
  package let outOf: String
  /// Stands between length and width: " by ".
  package let by: String
  /// The number of something in a row: "number 5".
  package let number: String
  /// The second and third power: "10 squared".
  package let powers: [Int: String]
  /// Any other power.
  package let power: String
  /// A whole and a fraction: "1 and ½".
  package let and: String
  /// Names of marks, where they are said one by one.
  package let marks: [Unicode.Scalar: String]
  /// The names of emoji that the engine reads wrong.
  package let heart: String
  /// Something for each of something: "5 dollars per night".
  package let per: String
  /// A number of stars other than one; empty where it depends on the number.
  package let starCount: String

  private init(
    range: String, stars: String, outOf: String, by: String, number: String,
    powers: [Int: String], power: String, and: String, marks: [Unicode.Scalar: String],
    heart: String, per: String, starCount: String
  ) {
    self.range = range
    self.stars = stars
    self.outOf = outOf
    self.by = by
    self.number = number
    self.powers = powers
    self.power = power
    self.and = and
    self.marks = marks
    self.heart = heart
    self.per = per
    self.starCount = starCount
  }
}

extension SpokenWords {
  /// The words of each language that has some.
  package static let all: [String: SpokenWords] = [
    "en": SpokenWords(
      range: " to ", stars: "{0} out of {1} stars", outOf: "{0} out of {1}",
      by: " by ", number: "number {0}", powers: [2: "{0} squared", 3: "{0} cubed"],
      power: "{0} to the power of {1}", and: "{0} and {1}",
      marks: [
        ".": "dot", "/": "slash", "@": "at", "-": "dash", "_": "underscore", "?": "question mark",
        "=": "equals", "&": "and", "#": "hash", "+": "plus", "~": "tilde", ":": "colon",
        "%": "percent", "*": "star", ",": "comma", ";": "semicolon", "!": "exclamation mark",
        "(": "left bracket", ")": "right bracket", "\"": "quote", "'": "apostrophe",
        "…": "ellipsis", "–": "dash", "—": "dash", "$": "dollar", "<": "less", ">": "greater",
        "✓": "yes", "✗": "no", "→": "to", "←": "from",
        "↑": "up", "↓": "down",
      ], heart: "heart", per: "{0} per {1}", starCount: "{0} stars"),
    "de": SpokenWords(
      range: " bis ", stars: "{0} von {1} Sternen", outOf: "{0} von {1}", by: " mal ",
      number: "Nummer {0}", powers: [2: "{0} Quadrat", 3: "{0} hoch 3"], power: "{0} hoch {1}",
      and: "{0} und {1}",
      marks: [
        ".": "Punkt", "/": "Schrägstrich", "@": "ät", "-": "Bindestrich", "_": "Unterstrich",
        "?": "Fragezeichen", "=": "gleich", "&": "und", "#": "Raute", "+": "plus",
        ":": "Doppelpunkt",
        "%": "Prozent", "✓": "ja", "✗": "nein", "→": "nach", "↑": "auf", "↓": "ab",
      ], heart: "Herz", per: "{0} pro {1}", starCount: "{0} Sterne"),
    "es": SpokenWords(
      range: " a ", stars: "{0} de {1} estrellas", outOf: "{0} de {1}", by: " por ",
      number: "número {0}", powers: [2: "{0} al cuadrado", 3: "{0} al cubo"],
      power: "{0} elevado a {1}", and: "{0} y {1}",
      marks: [
        ".": "punto", "/": "barra", "@": "arroba", "-": "guion", "_": "guion bajo",
        "?": "interrogación", "=": "igual", "&": "y", "#": "almohadilla", "+": "más",
        ":": "dos puntos", "%": "por ciento", "✓": "sí", "✗": "no", "→": "a",
      ], heart: "corazón", per: "{0} por {1}", starCount: "{0} estrellas"),
    "fr": SpokenWords(
      range: " à ", stars: "{0} étoiles sur {1}", outOf: "{0} sur {1}", by: " par ",
      number: "numéro {0}", powers: [2: "{0} au carré", 3: "{0} au cube"],
      power: "{0} puissance {1}", and: "{0} et {1}",
      marks: [
        ".": "point", "/": "barre oblique", "@": "arobase", "-": "tiret", "_": "tiret bas",
        "?": "point d’interrogation", "=": "égal", "&": "et", "#": "dièse", "+": "plus",
        ":": "deux points", "%": "pour cent", "✓": "oui", "✗": "non", "→": "vers",
      ], heart: "cœur", per: "{0} par {1}", starCount: "{0} étoiles"),
    "it": SpokenWords(
      range: " a ", stars: "{0} stelle su {1}", outOf: "{0} su {1}", by: " per ",
      number: "numero {0}", powers: [2: "{0} al quadrato", 3: "{0} al cubo"],
      power: "{0} alla {1}", and: "{0} e {1}",
      marks: [
        ".": "punto", "/": "barra", "@": "chiocciola", "-": "trattino", "_": "trattino basso",
        "?": "punto interrogativo", "=": "uguale", "&": "e", "+": "più", "✓": "sì", "✗": "no",
        "→": "a",
      ], heart: "cuore", per: "{0} a {1}", starCount: "{0} stelle"),
    "pt": SpokenWords(
      range: " a ", stars: "{0} de {1} estrelas", outOf: "{0} de {1}", by: " por ",
      number: "número {0}", powers: [2: "{0} ao quadrado", 3: "{0} ao cubo"],
      power: "{0} elevado a {1}", and: "{0} e {1}",
      marks: [
        ".": "ponto", "/": "barra", "@": "arroba", "-": "hífen", "_": "sublinhado",
        "?": "interrogação", "=": "igual", "&": "e", "+": "mais", "✓": "sim", "✗": "não",
        "→": "para",
      ], heart: "coração", per: "{0} por {1}", starCount: "{0} estrelas"),
    "ru": SpokenWords(
      range: " до ", stars: "{0} из {1} звёзд", outOf: "{0} из {1}", by: " на ",
      number: "номер {0}", powers: [2: "{0} в квадрате", 3: "{0} в кубе"],
      power: "{0} в степени {1}", and: "{0} и {1}",
      marks: [
        ".": "точка", "/": "слэш", "@": "собака", "-": "дефис", "+": "плюс", "=": "равно",
        "✓": "да", "✗": "нет", "→": "до", "_": "подчёркивание", "?": "вопросительный знак",
      ], heart: "сердце", per: "{0} за {1}", starCount: ""),
    "ja": SpokenWords(
      range: "から", stars: "星{1}つ中{0}つ", outOf: "{1}点中{0}点", by: "かける",
      number: "{0}番", powers: [2: "{0}の2乗", 3: "{0}の3乗"], power: "{0}の{1}乗", and: "{0}と{1}",
      marks: [
        ".": "ドット", "/": "スラッシュ", "@": "アットマーク", "-": "ハイフン", "+": "プラス", "✓": "チェック",
        "✗": "バツ", "→": "から",
      ],
      heart: "ハート", per: "{1}あたり{0}", starCount: "星{0}"),
    "zh": SpokenWords(
      range: "到", stars: "{1}颗星中的{0}颗", outOf: "{1}分中的{0}分", by: "乘",
      number: "{0}号", powers: [2: "{0}的平方", 3: "{0}的立方"], power: "{0}的{1}次方", and: "{0}又{1}",
      marks: [".": "点", "/": "斜杠", "@": "艾特", "-": "杠", "+": "加", "✓": "是", "✗": "否", "→": "到"],
      heart: "爱心", per: "每{1}{0}", starCount: "{0}星"),
    "nl": SpokenWords(
      range: " tot ", stars: "{0} van {1} sterren", outOf: "{0} van {1}", by: " bij ",
      number: "nummer {0}", powers: [2: "{0} kwadraat", 3: "{0} tot de derde"],
      power: "{0} tot de macht {1}", and: "{0} en {1}",
      marks: [
        ".": "punt", "/": "slash", "@": "apenstaartje", "-": "streepje", "_": "underscore",
        "+": "plus", "✓": "ja", "✗": "nee", "→": "naar",
      ], heart: "hart", per: "{0} per {1}", starCount: "{0} sterren"),
    "sv": SpokenWords(
      range: " till ", stars: "{0} av {1} stjärnor", outOf: "{0} av {1}", by: " gånger ",
      number: "nummer {0}", powers: [2: "{0} i kvadrat", 3: "{0} i kubik"],
      power: "{0} upphöjt till {1}", and: "{0} och {1}",
      marks: [
        ".": "punkt", "/": "snedstreck", "@": "snabel-a", "-": "bindestreck",
        "_": "understreck", "+": "plus", "✓": "ja", "✗": "nej", "→": "till",
      ], heart: "hjärta", per: "{0} per {1}", starCount: "{0} stjärnor"),
    "da": SpokenWords(
      range: " til ", stars: "{0} ud af {1} stjerner", outOf: "{0} ud af {1}", by: " gange ",
      number: "nummer {0}", powers: [2: "{0} i anden", 3: "{0} i tredje"],
      power: "{0} opløftet til {1}", and: "{0} og {1}",
      marks: [
        ".": "punktum", "/": "skråstreg", "@": "snabel-a", "-": "bindestreg", "+": "plus",
        "✓": "ja", "✗": "nej", "→": "til",
      ], heart: "hjerte", per: "{0} per {1}", starCount: "{0} stjerner"),
    "nb": SpokenWords(
      range: " til ", stars: "{0} av {1} stjerner", outOf: "{0} av {1}", by: " ganger ",
      number: "nummer {0}", powers: [2: "{0} i andre", 3: "{0} i tredje"],
      power: "{0} opphøyd i {1}", and: "{0} og {1}",
      marks: [
        ".": "punktum", "/": "skråstrek", "@": "krøllalfa", "-": "bindestrek", "+": "pluss",
        "✓": "ja", "✗": "nei", "→": "til",
      ], heart: "hjerte", per: "{0} per {1}", starCount: "{0} stjerner"),
    "pl": SpokenWords(
      range: " do ", stars: "{0} na {1} gwiazdek", outOf: "{0} na {1}", by: " na ",
      number: "numer {0}", powers: [2: "{0} do kwadratu", 3: "{0} do sześcianu"],
      power: "{0} do potęgi {1}", and: "{0} i {1}",
      marks: [
        ".": "kropka", "/": "ukośnik", "@": "małpa", "-": "myślnik", "+": "plus",
        "✓": "tak", "✗": "nie", "→": "do",
      ], heart: "serce", per: "{0} za {1}", starCount: ""),
  ]

  /// A pattern with its parts in place.
  package static func fill(_ pattern: String, _ first: String, _ second: String = "") -> String {
    var result = ""
    var rest = Substring(pattern)
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      let after = rest[brace...]
      result += after.hasPrefix("{0}") ? first : second
      rest = after.dropFirst(3)
    }
    return result + rest
  }
}
