import Glibc
import Herald
import HeraldWording

/// Whether the time of a long text grows with its length alone: time a character of texts that repeat
/// what rules look ahead for.
enum SpokenGrowth {
  /// Hostile kinds, each repeated to a length.
  static let kinds: [(name: String, part: String)] = [
    ("digits", "7"), ("digits and spaces", "1 "), ("grouped digits", "123,"),
    ("groups and spaces", "123 "), ("full stops", "1."),
    ("colons", "1:"), ("hyphens", "1-"), ("dashes", "1–"), ("slashes", "1/"), ("bare slashes", "/"),
    ("units", "5 kg "), ("amounts", "$1 "), ("stars", "★"), ("fractions", "½"), ("brackets", "(1)"),
    ("plus signs", "+1 "), ("one letter", "a"), ("letters and digits", "A1"), ("initials", "a."),
    ("days", "Mon,"), ("numerals", "IV "), ("at signs", "a@"), ("addresses", "http://"),
    ("durations", "1h "), ("two scripts", "王a"), ("hearts", "❤️"), ("spaces", " "),
  ]
  static let lengths = [200, 1000, 10_000, 100_000]

  /// Nanoseconds a character.
  private static func time(_ part: String, length: Int) -> Double {
    let forms = SpokenForms(wording: ICUWording(), listenerLanguages: ["en"])
    let count = max(1, length / part.unicodeScalars.count)
    let segment = Segment(
      role: .value, written: String(repeating: part, count: count), language: "en-US")
    _ = forms.read(Segment(role: .value, written: part + part, language: "en-US"))
    // Texts of more than 120 bytes are read anew each time.
    let runs = max(1, 20_000 / length)
    let start = SpokenValues.secondsOnCore()
    for _ in 0..<runs { _ = forms.read(segment) }
    return (SpokenValues.secondsOnCore() - start) * 1e9
      / Double(runs * count * part.unicodeScalars.count)
  }

  /// The largest factor by which a character takes longer in a text of 100,000 than in one of 1,000.
  static func worst() -> Double {
    kinds.map { time($0.part, length: 100_000) / time($0.part, length: 1000) }.max() ?? .nan
  }

  /// Nanoseconds a character of each kind at each length.
  static func printTable() {
    func column(_ text: String) -> String {
      String(repeating: " ", count: max(0, 10 - text.count)) + text
    }
    print("ns a character", lengths.map { column("\($0)") }.joined())
    for kind in kinds {
      let times = lengths.map { column("\(Int(time(kind.part, length: $0)))") }
      print(
        kind.name + String(repeating: " ", count: max(1, 15 - kind.name.count)) + times.joined())
    }
  }
}
