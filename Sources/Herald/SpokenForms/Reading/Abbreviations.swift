/// Abbreviations that stand for one thing, with what follows their first word.
enum Abbreviations {
  /// Where an abbreviation has to stand to be sure.
  enum Place {
    case anywhere, beforeName, behindName, behindAnd, between, beforeNumber
  }

  /// What an abbreviation stands for.
  struct Entry {
    /// What is said.
    var full: String
    /// The tokens after the first word; a space for any white space, or none.
    var rest: [String]
    /// Whether the full stop at its end may be missing.
    var isOptional: Bool
    var place: Place

    init(
      _ full: String, _ rest: String = ".", isOptional: Bool = false, place: Place = .anywhere
    ) {
      self.full = full
      let scalars = Array(rest.unicodeScalars)
      self.rest = Token.all(of: scalars).map { String(scalars[$0.range]) }
      self.isOptional = isOptional
      self.place = place
    }
  }

  /// What stands before a name, and what behind it.
  static let twofold: [String: (String, String)] = [
    "St": ("Saint", "Street"), "Dr": ("Doctor", "Drive"),
  ]

  /// What begins as another abbreviation does, and goes on.
  static let longerEnglish: [String: Entry] = [
    "w": Entry("without", "/o", place: .between), "c": Entry("circa", place: .beforeNumber),
  ]

  /// As ``longerEnglish``, in French.
  static let longerFrench: [String: Entry] = ["av": Entry("avant Jésus-Christ", ". J.-C.")]

  /// The abbreviations that are known without a full stop.
  static var withoutStop: [String] {
    ["st", "dr"]
      + [english, german, spanish, french, italian, portuguese, russian].flatMap { list in
        list.filter { $0.value.isOptional || $0.value.rest.isEmpty }.map(\.key)
      }
  }

  static let english: [String: Entry] = [
    "Ave": Entry("Avenue", isOptional: true, place: .behindName),
    "Blvd": Entry("Boulevard", isOptional: true),
    "Rd": Entry("Road", isOptional: true, place: .behindName), "Sq": Entry("Square"),
    "Pkwy": Entry("Parkway", isOptional: true),
    "Ln": Entry("Lane"), "Hwy": Entry("Highway", isOptional: true),
    "Mt": Entry("Mount", isOptional: true, place: .beforeName),
    "Apt": Entry("Apartment", isOptional: true, place: .beforeNumber),
    "vs": Entry("versus", isOptional: true, place: .between),
    "approx": Entry("approximately", isOptional: true, place: .between),
    "w": Entry("with", "/", place: .between), "c": Entry("care of", "/o", place: .between),
    "e": Entry("for example", ".g.", place: .between),
    "i": Entry("that is", ".e.", place: .between),
    "Jr": Entry("Junior", isOptional: true), "Sr": Entry("Senior", isOptional: true),
    "Prof": Entry("Professor", place: .beforeName),
    "Dept": Entry("Department"), "Inc": Entry("Incorporated", place: .behindName),
    "Ltd": Entry("Limited", isOptional: true, place: .behindName),
    "Corp": Entry("Corporation", place: .behindName), "Assn": Entry("Association"),
    "Co": Entry("Company", place: .behindAnd), "Ft": Entry("Fort", place: .beforeName),
    "Rev": Entry("Reverend", place: .beforeName), "Vol": Entry("Volume", place: .beforeNumber),
    "vol": Entry("volume", place: .beforeNumber), "Ch": Entry("Chapter", place: .beforeNumber),
    "Fig": Entry("Figure", place: .beforeNumber), "fig": Entry("figure", place: .beforeNumber),
    "Sec": Entry("Section", place: .beforeNumber), "p": Entry("page", place: .beforeNumber),
    "pp": Entry("pages", place: .beforeNumber), "Nos": Entry("numbers", place: .beforeNumber),
    "max": Entry("maximum", place: .beforeNumber), "Max": Entry("Maximum", place: .beforeNumber),
    "min": Entry("minimum", place: .beforeNumber), "Min": Entry("Minimum", place: .beforeNumber),
    "avg": Entry("average", place: .beforeNumber), "Avg": Entry("Average", place: .beforeNumber),
    "Gov": Entry("Governor", place: .beforeName),
    "Sen": Entry("Senator", place: .beforeName), "Rep": Entry("Representative", place: .beforeName),
    "Gen": Entry("General", place: .beforeName), "Capt": Entry("Captain", place: .beforeName),
    "Sgt": Entry("Sergeant", place: .beforeName), "Lt": Entry("Lieutenant", place: .beforeName),
    "incl": Entry("including", place: .between), "excl": Entry("excluding", place: .between),
    "qty": Entry("quantity"), "Qty": Entry("Quantity"), "Esq": Entry("Esquire"),
    "Ste": Entry("Suite", isOptional: true, place: .beforeNumber), "dept": Entry("department"),
    "est": Entry("established", place: .beforeNumber),
    "Est": Entry("Established", place: .beforeNumber), "ca": Entry("circa", place: .beforeNumber),
    "y": Entry("years old", "/o"), "WWI": Entry("World War 1", ""),
    "WWII": Entry("World War 2", ""),
  ]

  static let german: [String: Entry] = [
    "z": Entry("zum Beispiel", ". B."), "usw": Entry("und so weiter"),
    "bzw": Entry("beziehungsweise"),
    "ca": Entry("circa", place: .between), "d": Entry("das heißt", ". h."),
    "u": Entry("unter anderem", ". a."), "inkl": Entry("inklusive"), "zzgl": Entry("zuzüglich"),
    "Dr": Entry("Doktor", place: .beforeName), "Prof": Entry("Professor", place: .beforeName),
    "St": Entry("Sankt", place: .beforeName), "evtl": Entry("eventuell"),
    "ggf": Entry("gegebenenfalls"), "Tel": Entry("Telefon", place: .beforeNumber),
    "Bd": Entry("Band", place: .beforeNumber), "Abs": Entry("Absatz", place: .beforeNumber),
    "Art": Entry("Artikel", place: .beforeNumber), "S": Entry("Seite", place: .beforeNumber),
    "Kap": Entry("Kapitel", place: .beforeNumber), "Jh": Entry("Jahrhundert"),
    "Jhdt": Entry("Jahrhundert"), "MwSt": Entry("Mehrwertsteuer", isOptional: true),
    "v": Entry("vor Christus", ". Chr."), "n": Entry("nach Christus", ". Chr."),
    "Str": Entry("Straße"), "vgl": Entry("vergleiche", place: .between),
    "max": Entry("maximal", place: .between), "min": Entry("minimal", place: .between),
    "mind": Entry("mindestens", place: .between), "Mio": Entry("Millionen"),
    "Mrd": Entry("Milliarden"), "Tsd": Entry("Tausend"), "Pers": Entry("Personen"),
    "Zi": Entry("Zimmer"), "exkl": Entry("exklusive"), "OG": Entry("Obergeschoss", ""),
    "EG": Entry("Erdgeschoss", ""),
  ]

  static let spanish: [String: Entry] = [
    "Sr": Entry("Señor", place: .beforeName), "Sra": Entry("Señora", place: .beforeName),
    "Srta": Entry("Señorita", place: .beforeName), "Dr": Entry("Doctor", place: .beforeName),
    "Dra": Entry("Doctora", place: .beforeName), "Ud": Entry("usted"), "Uds": Entry("ustedes"),
    "aprox": Entry("aproximadamente"), "Avda": Entry("Avenida"),
    "Av": Entry("Avenida", place: .beforeName),
    "EE": Entry("Estados Unidos", ". UU."), "C": Entry("Calle", "/", place: .between),
    "pág": Entry("página", place: .beforeNumber), "cap": Entry("capítulo", place: .beforeNumber),
    "p": Entry("por ejemplo", ". ej."), "etc": Entry("etcétera"), "tel": Entry("teléfono"),
    "máx": Entry("máximo", place: .between), "hab": Entry("habitaciones"),
    "mín": Entry("mínimo", place: .between),
  ]

  static let french: [String: Entry] = [
    "Mme": Entry("Madame", "", place: .beforeName),
    "Mlle": Entry("Mademoiselle", "", place: .beforeName),
    "MM": Entry("Messieurs", place: .beforeName), "Dr": Entry("Docteur", "", place: .beforeName),
    "env": Entry("environ"), "p": Entry("par exemple", ". ex."),
    "bd": Entry("boulevard", isOptional: true, place: .beforeName),
    "M": Entry("Monsieur", place: .beforeName), "St": Entry("Saint", "-", place: .beforeName),
    "tél": Entry("téléphone"), "Tél": Entry("Téléphone"),
    "av": Entry("avenue", place: .beforeName), "Ste": Entry("Sainte", "", place: .beforeName),
    "etc": Entry("et cætera"), "max": Entry("maximum", place: .between),
  ]

  static let italian: [String: Entry] = [
    "Sig": Entry("Signor", place: .beforeName), "Dott": Entry("Dottor", place: .beforeName),
    "Prof": Entry("Professor", place: .beforeName), "Ing": Entry("Ingegner", place: .beforeName),
    "n": Entry("numero", place: .beforeNumber), "pag": Entry("pagina", place: .beforeNumber),
    "ca": Entry("circa", place: .between), "tel": Entry("telefono"), "ecc": Entry("eccetera"),
  ]

  static let portuguese: [String: Entry] = [
    "Sr": Entry("Senhor", place: .beforeName), "Sra": Entry("Senhora", place: .beforeName),
    "Dr": Entry("Doutor", place: .beforeName), "Dra": Entry("Doutora", place: .beforeName),
    "Av": Entry("Avenida", place: .beforeName), "tel": Entry("telefone"),
    "pág": Entry("página", place: .beforeNumber), "aprox": Entry("aproximadamente"),
  ]

  static let russian: [String: Entry] = [
    "ул": Entry("улица"), "т": Entry("то есть", ". е."), "и": Entry("и так далее", ". т. д."),
    "стр": Entry("страница", place: .beforeNumber), "тел": Entry("телефон"),
    "рис": Entry("рисунок", place: .beforeNumber),
  ]
}
