import Herald
import HeraldWording
import Testing

/// What the engine alone reads wrong, ambiguously or not at all, with the reading of a person.
struct HeardWrongTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var written: String
    var spoken: String
    var language = "en-US"
    var field: String?

    init(_ written: String, _ spoken: String, _ language: String = "en-US", field: String? = nil) {
      self.written = written
      self.spoken = spoken
      self.language = language
      self.field = field
    }

    var testDescription: String { "\(language) \(written)" }
  }

  static let forms = SpokenForms(wording: ICUWording(), listenerLanguages: ["en"])

  @Test(arguments: rows + otherLanguages)
  func isReadAsAPersonWould(row: Row) {
    let reading = Self.forms.read(
      Segment(role: .value, written: row.written, language: row.language, field: row.field))
    #expect(reading.text == row.spoken)
  }

  static let rows: [Row] = [
    Row("25 lb", "25 pounds"), Row("lb.", "lb."), Row("14 in", "14 inches"),
    Row("6 ft 2 in", "6 feet 2 inches"), Row("5'10\"", "5 feet 10 inches"),
    Row("2 oz", "2 ounces"), Row("5 kg", "5 kilograms"), Row("180 cm", "180 centimeters"),
    Row("100 mg", "100 milligrams"), Row("250 ml", "250 milliliters"),
    Row("3.5mm", "3.5 millimeters"), Row("12 MB", "12 megabytes"),
    Row("2.5GB", "2.5 gigabytes"), Row("3 mi", "3 miles"), Row("3 yr", "3 years"),
    Row("10 min", "10 minutes"), Row("10 mins", "10 minutes"), Row("2 hr", "2 hours"),
    Row("2 hrs", "2 hours"), Row("6 ft", "6 feet"), Row("30 s", "30 seconds", field: "Duration"),
    Row("1h 15m", "1 hour 15 minutes"), Row("56m", "56 minutes", field: "Remaining"),
    Row("24h", "24 hours"), Row("72°F", "72 degrees Fahrenheit"),
    Row("−5 °C", "minus 5 degrees Celsius"), Row("3 km/h", "3 kilometers per hour"),
    Row("5 m/s", "5 meters per second"), Row("3 kg/m²", "3 kilograms per square meter"),
    Row("10²", "10 squared"), Row("$5/mo", "5 dollars per month"),
    Row("$1,299.99", "1,299 dollars 99 cents"), Row("$5", "5 dollars"),
    Row("$1.2M", "1.2 million dollars"), Row("£12.50", "12 pounds 50 pence"),
    Row("€45", "45 euros"), Row("45 €", "45 euros"), Row("¥500", "500 yen"),
    Row("₹500", "500 rupees"), Row("2026-11-30", "November 30, 2026"),
    Row("3/4/2026", "March 4, 2026"), Row("30.11.2026", "November 30, 2026"),
    Row("Nov 30, 2026", "November 30, 2026"), Row("Jan 5", "January 5"),
    Row("Mon, Tue, Sat, Sun", "Monday, Tuesday, Saturday, Sunday"),
    Row("9:30–10:45", "9:30 to 10:45"), Row("5–7", "5 to 7"), Row("10—12", "10 to 12"),
    Row("–5", "minus 5"),
    Row("+1 (415) 555-0132", "plus 1, 4 1 5, 5 5 5, 0 1 3 2"),
    Row("91 014", "91,014"), Row("91\u{A0}014", "91,014"), Row("91\u{202F}014", "91,014"),
    Row("91\u{2009}014", "91,014"), Row("1 000 000", "1,000,000"),
    Row("1,5 kg", "1.5 kilograms"), Row("1½", "1 and one half"), Row("1/2", "one half"),
    Row("3/4", "3 quarters"), Row("#1", "number 1"), Row("4.5/5", "4.5 out of 5"),
    Row("★★★★☆", "4 out of 5 stars"), Row("✓", "yes"), Row("❤️", "heart"), Row("👍🏽", "👍"),
    Row(
      "https://example.com/a/b?q=1",
      "example dot com slash a slash b question mark q equals 1"),
    Row("St. John's St.", "Saint John's Street"), Row("Dr. No", "Doctor No"),
    Row("No. 5", "number 5"), Row("cats vs. dogs", "cats versus dogs"),
    Row("approx. 5", "approximately 5"), Row("w/o sugar", "without sugar"),
    Row("c/o Smith", "care of Smith"), Row("Chapter XIV", "Chapter 14"),
    Row("Henry VIII", "Henry the 8th"), Row("IV drip", "I V drip"), Row("CO2", "C O 2"),
  ]

  static let otherLanguages: [Row] = [
    Row("25 lb", "25 Pfund", "de-DE"), Row("1.299,99 €", "1.299,99 Euro", "de-DE"),
    Row("$5", "5 Dollar", "de-DE"), Row("72°F", "72 Grad Fahrenheit", "de-DE"),
    Row("1h 15m", "1 Stunde 15 Minuten", "de-DE"),
    Row("30.11.2026", "dreißigster November 2026", "de-DE"),
    Row("9:30–10:45", "9:30 bis 10:45", "de-DE"), Row("Mo–Fr", "Montag bis Freitag", "de-DE"),
    Row("★★★★☆", "4 von 5 Sternen", "de-DE"), Row("91\u{202F}014", "91.014", "de-DE"),
    Row("25 lb", "25 libras", "es-ES"), Row("1.299,99 €", "1299,99 euros", "es-ES"),
    Row("$5", "5 dólares", "es-ES"), Row("72°F", "72 grados Fahrenheit", "es-ES"),
    Row("30/11/2026", "30 de noviembre de 2026", "es-ES"),
    Row("9:30–10:45", "9:30 a 10:45", "es-ES"), Row("★★★★☆", "4 de 5 estrellas", "es-ES"),
    Row("25 lb", "25 livres", "fr-FR"), Row("1 299,99 €", "1299,99 euros", "fr-FR"),
    Row("$5", "5 dollars", "fr-FR"), Row("72°F", "72 degrés Fahrenheit", "fr-FR"),
    Row("30/11/2026", "30 novembre 2026", "fr-FR"),
    Row("9:30–10:45", "9:30 à 10:45", "fr-FR"), Row("★★★★☆", "4 étoiles sur 5", "fr-FR"),
    Row("25 lb", "25磅", "zh-CN"), Row("$5", "5美元", "zh-CN"),
    Row("72°F", "72华氏度", "zh-CN"), Row("2026-11-30", "2026年11月30日", "zh-CN"),
    Row("9:30–10:45", "9:30到10:45", "zh-CN"), Row("★★★★☆", "5颗星中的4颗", "zh-CN"),
  ]

  /// What the engine reads well enough, and what looks like a value and is none.
  @Test(arguments: [
    "3750", "2026", "85%", "12.5%", "20 °C today", "11:05", "20:00", "9:30 AM", "5-7", "1st",
    "23rd",
    "#SwiftLang", "iPhone XR", "CamelCase", "NASA", "HTML5", "Adelie, Torgersen", "Chihuahua",
    "$", "5'", "13/45/2026", "1h 99m", "…", "...", "—", "-", "1,2,3", "1.2.3.4.5.6.7.8",
    "user@", "@", "C++", "1:2:3:4", "US$", "€",
    "12345678901234567890123456789012345678901234567890",
    "5 ALL", "10 downing street", "3 m", "may", "Sat here", "in 5 in a row", "A4", "7UP",
  ])
  func stays(text: String) {
    let expected = text == "20 °C today" ? "20 degrees Celsius today" : text
    let reading = Self.forms.read(Segment(role: .value, written: text, language: "en-US"))
    #expect(reading.text == expected)
  }

  @Test func fieldsWithUnitsInTheirNamesStay() {
    let segment = Segment(role: .high, written: "body mass g, 3750", field: "body mass g")
    let reading = Self.forms.read(segment)
    #expect(reading.segments == [segment])
  }
}
