import Herald
import HeraldWording
import Testing

/// The map from what is said to what is written.
struct MapTests {
  static let forms = SpokenForms(wording: ICUWording())

  private func mapped(_ text: String, _ word: String) throws -> String {
    let reading = Self.forms.read(Segment(role: .value, written: text))
    let segment = try #require(reading.segments.first)
    let spoken = Array(segment.text.unicodeScalars)
    let wanted = Array(word.unicodeScalars)
    let start = try #require(
      spoken.indices.first { spoken[$0...].starts(with: wanted) }, "\(word) in \(segment.text)")
    let range = segment.map?.written(of: start..<start + wanted.count) ?? start..<start
    return String(String.UnicodeScalarView(Array(segment.written.unicodeScalars)[range]))
  }

  @Test func wordsPointAtWhatTheyStandFor() throws {
    #expect(try mapped("now $1,299.99 only", "1,299") == "$1,299.99")
    #expect(try mapped("now $1,299.99 only", "cents") == "$1,299.99")
    #expect(try mapped("now $1,299.99 only", "now") == "now")
    #expect(try mapped("now $1,299.99 only", "only") == "only")
    #expect(try mapped("25 lb of sand", "25") == "25")
    #expect(try mapped("25 lb of sand", "pounds") == "lb")
    #expect(try mapped("25 lb of sand", "sand") == "sand")
    #expect(try mapped("★★★★☆ great", "stars") == "★★★★☆")
  }

  @Test func plainTextHasNoMap() {
    for text in ["Bailey, beagle", "Age, 3 years", "Adelie, Torgersen"] {
      let segment = Segment(role: .label, written: text)
      #expect(Self.forms.read(segment).segments == [segment])
    }
  }
}
