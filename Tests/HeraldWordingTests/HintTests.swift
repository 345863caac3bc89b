import Herald
import HeraldWording
import Testing

/// What the author says a value is.
struct HintTests {
  static let forms = SpokenForms(wording: ICUWording())

  struct Case: Sendable {
    var kind: String
    var format: String?
    var written: String
    var spoken: String
    var language = "en-US"
  }

  @Test(arguments: [
    Case(kind: "date", format: "year", written: "1970-01-01", spoken: "1970"),
    Case(kind: "date", format: "my", written: "1970-01-01", spoken: "January 1970"),
    Case(kind: "date", format: "dmy", written: "3/4/2026", spoken: "April 3, 2026"),
    Case(kind: "date", format: "mdy", written: "3/4/2026", spoken: "March 4, 2026"),
    Case(kind: "date", format: "md", written: "3-4", spoken: "March 4"),
    Case(kind: "date", written: "2026-11-30", spoken: "November 30, 2026"),
    Case(
      kind: "date", format: "dmy", written: "1.2.2026", spoken: "1er février 2026", language: "fr"),
    Case(kind: "time", written: "11:05", spoken: "11:05"),
    Case(kind: "time", format: "duration", written: "56m", spoken: "56 minutes"),
    Case(
      kind: "time", format: "duration", written: "2:05:30",
      spoken: "2 hours 5 minutes 30 seconds"),
    Case(kind: "telephone", written: "4155550132", spoken: "4 1 5, 5 5 5, 0 1 3 2"),
    Case(kind: "telephone", written: "911", spoken: "9 1 1"),
    Case(kind: "characters", written: "ABC-12", spoken: "A B C dash 1 2"),
    Case(kind: "cardinal", written: "XIV", spoken: "14"),
    Case(kind: "ordinal", written: "23", spoken: "23rd"),
    Case(kind: "ordinal", written: "3", spoken: "dritte", language: "de"),
    Case(kind: "fraction", written: "3/8", spoken: "3 eighths"),
    Case(kind: "unit", format: "pound", written: "3504", spoken: "3,504 pounds"),
    Case(kind: "unit", format: "mpg", written: "18", spoken: "18 miles per gallon"),
    Case(kind: "unit", written: "25 lb", spoken: "25 pounds"),
    Case(kind: "currency", format: "USD", written: "12.50", spoken: "12 US dollars 50 cents"),
    Case(kind: "currency", written: "$5", spoken: "5 dollars"),
    Case(kind: "verbatim", written: "$5", spoken: "$5"),
    // No such thing: it stays as it is.
    Case(kind: "date", written: "soon", spoken: "soon"),
    Case(kind: "date", format: "dmy", written: "13/45/2026", spoken: "13/45/2026"),
    Case(kind: "date", format: "soon", written: "2026-11-30", spoken: "2026-11-30"),
    Case(kind: "unit", format: "furlongish", written: "5", spoken: "5"),
    Case(kind: "currency", format: "no such", written: "5", spoken: "5"),
    Case(kind: "ordinal", written: "1.5", spoken: "1.5"),
    Case(kind: "cardinal", written: "many", spoken: "many"),
  ])
  func isReadAsSaid(case sample: Case) {
    let reading = Self.forms.read(
      Segment(
        role: .value, written: sample.written, language: sample.language,
        spokenAs: .sayAs(sample.kind, format: sample.format)))
    #expect(reading.text == sample.spoken)
  }

  @Test func hintIsForTheValueAlone() {
    let reading = Self.forms.read(
      Segment(
        role: .content, written: "Year, 1970-01-01", field: "Year",
        spokenAs: .sayAs("date", format: "year")))
    #expect(reading.text == "Year, 1970")
    #expect(reading.findings.map(\.rule) == ["as date"])
    #expect(reading.findings.first?.written == 6..<16)
  }

  @Test func authorsWordsReplaceTheValue() {
    let reading = Self.forms.read(
      Segment(
        role: .content, written: "Team, BVB", field: "Team", spokenAs: .spoken("Borussia Dortmund"))
    )
    #expect(reading.text == "Team, Borussia Dortmund")
  }

  @Test func whatCannotBeReadIsTold() {
    let reading = Self.forms.read(
      Segment(role: .value, written: "soon", spokenAs: .sayAs("date")))
    #expect(
      reading.findings == [
        .init(rule: "as date", written: 0..<4, outcome: .undecided("cannot be read as date"))
      ])
  }
}
