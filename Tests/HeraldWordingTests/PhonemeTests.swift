import Foundation
import Herald
import HeraldWording
import Testing

/// What the engine makes of spoken texts: the words that ICU writes have to be read well.
struct PhonemeTests {
  struct Case: Sendable {
    var voice: String
    var language: String
    var written: String
    /// What the engine says in IPA, without stress marks and other signs of prosody.
    var heard: String
    var field: String?
  }

  /// The phonemes that eSpeak NG 1.51 gives, without stress, length and ties.
  private func phonemes(_ text: String, voice: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["espeak-ng", "-q", "--ipa", "-v", voice, "--", text]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .filter { !"ˈˌː".contains($0) }
  }

  @Test(arguments: cases)
  func theEngineReadsItAsWords(case sample: Case) throws {
    let forms = SpokenForms(wording: ICUWording())
    let reading = forms.read(
      Segment(
        role: .value, written: sample.written, language: sample.language, field: sample.field))
    #expect(reading.text != sample.written)
    #expect(
      try phonemes(reading.text, voice: sample.voice)
        == phonemes(sample.heard, voice: sample.voice), "\(reading.text)")
  }

  /// The same, against words spelled out by hand.
  static let cases: [Case] = [
    Case(
      voice: "en-us", language: "en-US", written: "$1,299.99",
      heard: "one thousand two hundred ninety nine dollars ninety nine cents"),
    Case(voice: "en-us", language: "en-US", written: "25 lb", heard: "twenty five pounds"),
    Case(voice: "en-us", language: "en-US", written: "5'10\"", heard: "five feet ten inches"),
    Case(
      voice: "en-us", language: "en-US", written: "★★★★☆", heard: "four out of five stars"),
    Case(
      voice: "en-us", language: "en-US", written: "56m", heard: "fifty six minutes",
      field: "Remaining"),
    Case(voice: "en-us", language: "en-US", written: "Chapter XIV", heard: "chapter fourteen"),
    Case(voice: "en-us", language: "en-US", written: "Henry VIII", heard: "Henry the eighth"),
    Case(
      voice: "en-us", language: "en-US", written: "$1.2M",
      heard: "one point two million dollars"),
    Case(
      voice: "en-us", language: "en-US", written: "91\u{202F}014",
      heard: "ninety one thousand fourteen"),
    Case(voice: "en-us", language: "en-US", written: "–5", heard: "minus five"),
    Case(
      voice: "en-us", language: "en-US", written: "72°F", heard: "seventy two degrees Fahrenheit"),
    Case(voice: "en-us", language: "en-US", written: "Jan 5", heard: "January five"),
    Case(voice: "en-us", language: "en-US", written: "No. 5", heard: "number five"),
    Case(
      voice: "de", language: "de-DE", written: "30.11.2026",
      heard: "dreißigster November zwei tausend sechs und zwanzig"),
    Case(voice: "de", language: "de-DE", written: "25 lb", heard: "fünf und zwanzig Pfund"),
    Case(voice: "de", language: "de-DE", written: "1 000 €", heard: "ein tausend Euro"),
    Case(voice: "es", language: "es-ES", written: "$5", heard: "cinco dólares"),
    Case(voice: "es", language: "es-ES", written: "-5 °C", heard: "menos cinco grados Celsius"),
    Case(
      voice: "es-419", language: "es-MX", written: "$1,299.99",
      heard: "mil doscientos noventa y nueve coma noventa y nueve pesos"),
    Case(voice: "fr", language: "fr-FR", written: "25 lb", heard: "vingt cinq livres"),
    Case(voice: "fr", language: "fr-FR", written: "−5 °C", heard: "moins cinq degrés Celsius"),
  ]
}
