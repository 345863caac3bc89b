/// Abbreviations that stand for one thing, with what follows their first word.
enum Abbreviations {
  /// Where an abbreviation has to stand to be sure.
  enum Place {
    case anywhere, beforeName, behindName, between
  }

  /// What an abbreviation stands for.
  struct Entry {
    /// What is said.
    var full: String
    /// The scalars after the first word, a space for any white space.
    var rest: [Unicode.Scalar]
    /// Whether the full stop at its end may be missing.
    var isOptional: Bool
    var place: Place

    init(
      _ full: String, _ rest: String = ".", isOptional: Bool = false, place: Place = .anywhere
    ) {
      self.full = full
      self.rest = Array(rest.unicodeScalars)
      self.isOptional = isOptional
      self.place = place
    }
  }

  /// What stands before a name, and what behind it.
  static let twofold: [String: (String, String)] = [
    "St": ("Saint", "Street"), "Dr": ("Doctor", "Drive"),
  ]

  /// What begins as another abbreviation does, and goes on.
  static let longerEnglish: [String: Entry] = ["w": Entry("without", "/o", place: .between)]

  static let english: [String: Entry] = [
    "Ave": Entry("Avenue", place: .behindName), "Blvd": Entry("Boulevard", isOptional: true),
    "Rd": Entry("Road"), "Sq": Entry("Square"), "Pkwy": Entry("Parkway", isOptional: true),
    "Ln": Entry("Lane"), "Hwy": Entry("Highway", isOptional: true),
    "Mt": Entry("Mount", isOptional: true, place: .beforeName), "Apt": Entry("Apartment"),
    "vs": Entry("versus", isOptional: true, place: .between),
    "approx": Entry("approximately", isOptional: true, place: .between),
    "w": Entry("with", "/", place: .between), "c": Entry("care of", "/o", place: .between),
    "e": Entry("for example", ".g.", place: .between),
    "i": Entry("that is", ".e.", place: .between),
    "Jr": Entry("Junior"), "Sr": Entry("Senior"), "Prof": Entry("Professor", place: .beforeName),
    "Dept": Entry("Department"), "Inc": Entry("Incorporated"), "Ltd": Entry("Limited"),
    "Corp": Entry("Corporation"), "Assn": Entry("Association"),
    "Gov": Entry("Governor", place: .beforeName),
    "Sen": Entry("Senator", place: .beforeName), "Rep": Entry("Representative", place: .beforeName),
    "Gen": Entry("General", place: .beforeName), "Capt": Entry("Captain", place: .beforeName),
    "Sgt": Entry("Sergeant", place: .beforeName), "Lt": Entry("Lieutenant", place: .beforeName),
    "incl": Entry("including", place: .between), "excl": Entry("excluding", place: .between),
    "qty": Entry("quantity"), "Qty": Entry("Quantity"),
  ]

  static let german: [String: Entry] = [
    "z": Entry("zum Beispiel", ". B."), "usw": Entry("und so weiter"),
    "bzw": Entry("beziehungsweise"),
    "ca": Entry("circa", place: .between), "d": Entry("das heißt", ". h."),
    "u": Entry("unter anderem", ". a."), "inkl": Entry("inklusive"), "zzgl": Entry("zuzüglich"),
    "Dr": Entry("Doktor", place: .beforeName), "Prof": Entry("Professor", place: .beforeName),
    "St": Entry("Sankt", place: .beforeName), "evtl": Entry("eventuell"),
    "ggf": Entry("gegebenenfalls"),
    "Str": Entry("Straße"), "vgl": Entry("vergleiche", place: .between),
    "max": Entry("maximal", place: .between), "min": Entry("minimal", place: .between),
    "mind": Entry("mindestens", place: .between),
  ]

  static let spanish: [String: Entry] = [
    "Sr": Entry("Señor", place: .beforeName), "Sra": Entry("Señora", place: .beforeName),
    "Srta": Entry("Señorita", place: .beforeName), "Dr": Entry("Doctor", place: .beforeName),
    "Dra": Entry("Doctora", place: .beforeName), "Ud": Entry("usted"), "Uds": Entry("ustedes"),
    "aprox": Entry("aproximadamente"), "Avda": Entry("Avenida"),
    "Av": Entry("Avenida", place: .beforeName),
    "p": Entry("por ejemplo", ". ej."), "etc": Entry("etcétera"), "tel": Entry("teléfono"),
    "máx": Entry("máximo", place: .between), "mín": Entry("mínimo", place: .between),
  ]

  static let french: [String: Entry] = [
    "Mme": Entry("Madame", "", place: .beforeName),
    "Mlle": Entry("Mademoiselle", "", place: .beforeName),
    "MM": Entry("Messieurs", place: .beforeName), "Dr": Entry("Docteur", "", place: .beforeName),
    "env": Entry("environ"), "p": Entry("par exemple", ". ex."), "bd": Entry("boulevard"),
    "av": Entry("avenue", place: .beforeName), "Ste": Entry("Sainte", "", place: .beforeName),
    "etc": Entry("et cætera"), "max": Entry("maximum", place: .between),
  ]
}
