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
    var spoken: String
    /// What eSpeak NG 1.51 says of it, in IPA.
    var heard: String
    var field: String?
  }

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
  }

  @Test(arguments: cases)
  func theEngineReadsItAsWords(case sample: Case) throws {
    let reading = SpokenForms(wording: ICUWording()).read(
      Segment(
        role: .value, written: sample.written, language: sample.language, field: sample.field))
    #expect(reading.text == sample.spoken)
    #expect(try phonemes(reading.text, voice: sample.voice) == sample.heard)
  }

  static let cases: [Case] = [
    Case(
      voice: "en-us", language: "en-US", written: "$1,299.99", spoken: "1,299 dollars 99 cents",
      heard: "wˈʌn θˈaʊzənd tˈuːhˈʌndɹɪd nˈaɪnti nˈaɪn dˈɑːlɚz nˈaɪnti nˈaɪn sˈɛnts"),
    Case(
      voice: "en-us", language: "en-US", written: "25 lb", spoken: "25 pounds",
      heard: "twˈɛnti fˈaɪv pˈaʊndz"),
    Case(
      voice: "en-us", language: "en-US", written: "5'10\"", spoken: "5 feet 10 inches",
      heard: "fˈaɪv fˈiːt tˈɛn ˈɪntʃᵻz"),
    Case(
      voice: "en-us", language: "en-US", written: "★★★★☆", spoken: "4 out of 5 stars",
      heard: "fˈoːɹ ˌaʊɾəv fˈaɪv stˈɑːɹz"),
    Case(
      voice: "en-us", language: "en-US", written: "56m", spoken: "56 minutes",
      heard: "fˈɪfti sˈɪks mˈɪnɪts", field: "Remaining"),
    Case(
      voice: "en-us", language: "en-US", written: "Henry VIII", spoken: "Henry the 8th",
      heard: "hˈɛnɹi ðɪ ˈeɪtθ"),
    Case(
      voice: "en-us", language: "en-US", written: "$1.2M", spoken: "1.2 million dollars",
      heard: "wˈʌn pɔɪnt tˈuː mˈɪliən dˈɑːlɚz"),
    Case(
      voice: "en-us", language: "en-US", written: "91\u{202F}014", spoken: "91,014",
      heard: "nˈaɪnti wˈʌn θˈaʊzənd fˈoːɹtiːn"),
    Case(
      voice: "en-us", language: "en-US", written: "–5", spoken: "minus 5",
      heard: "mˈaɪnəs fˈaɪv"),
    Case(
      voice: "en-us", language: "en-US", written: "72°F", spoken: "72 degrees Fahrenheit",
      heard: "sˈɛvənti tˈuː dᵻɡɹˈiːz fˈæɹənhˌaɪt"),
    Case(
      voice: "en-us", language: "en-US", written: "Nov 30, 2026", spoken: "November 30, 2026",
      heard: "noʊvˈɛmbɚ θˈɜːɾi tˈuː θˈaʊzənd twˈɛnti sˈɪks"),
    Case(
      voice: "en-us", language: "en-US", written: "(415) 555-0132", spoken: "4 1 5, 5 5 5, 0 1 3 2",
      heard: "fˈoːɹ wˈʌn fˈaɪv fˈaɪv fˈaɪv fˈaɪv zˈiəɹoʊ wˈʌn θɹˈiː tˈuː"),
    Case(
      voice: "en-us", language: "en-US", written: "9:30–10:45", spoken: "9:30 to 10:45",
      heard: "nˈaɪn θˈɜːɾi tə tˈɛn fˈoːɹɾi fˈaɪv"),
    Case(
      voice: "en-us", language: "en-US", written: "CO2", spoken: "C O 2",
      heard: "sˈiː ˈoʊ tˈuː"),
    Case(
      voice: "en-us", language: "en-US", written: "10²", spoken: "10 squared",
      heard: "tˈɛn skwˈɛɹd"),
    Case(
      voice: "en-us", language: "en-US", written: "60 × 40 cm", spoken: "60 by 40 centimeters",
      heard: "sˈɪksti baɪ fˈoːɹɾi sˈɛntɪmˌiːɾɚz"),
    Case(
      voice: "en-us", language: "en-US", written: "St. John's St.", spoken: "Saint John's Street",
      heard: "sˈeɪnt dʒˈɑːnz stɹˈiːt"),
    Case(
      voice: "en-us", language: "en-US", written: "❤️", spoken: "heart",
      heard: "hˈɑːɹt"),
    Case(
      voice: "en-us", language: "en-US", written: "2.10.3", spoken: "2 point 10 point 3",
      heard: "tˈuː pˈɔɪnt tˈɛn pˈɔɪnt θɹˈiː"),
    Case(
      voice: "de", language: "de-DE", written: "1.299,99 €", spoken: "1.299,99 Euro",
      heard: "ˈaɪn tˈaʊzənt tsvˈaɪhˈʊndɜt nˈɔøn ʊntnˈɔøntsɪç kˌɔmɑː nˈɔøn nˈɔøn ˈɔøroː"),
    Case(
      voice: "de", language: "de-DE", written: "25 lb", spoken: "25 Pfund",
      heard: "fˈynf ʊnttsvˈantsɪç pfˈʊnt"),
    Case(
      voice: "de", language: "de-DE", written: "30.11.2026", spoken: "dreißigster November 2026",
      heard: "dɾˈaɪsɪçstɜ noːvˈɛmbɜ tsvˈaɪ tˈaʊzənt zˈɛks ʊnttsvˈantsɪç"),
    Case(
      voice: "de", language: "de-DE", written: "91\u{202F}014", spoken: "91.014",
      heard: "ˈaɪn ʊntnˈɔøntsɪç tˈaʊzənt fˈɪɾtseːn"),
    Case(
      voice: "es", language: "es-ES", written: "1.299,99 €", spoken: "1299,99 euros",
      heard: "mˈil ðosθjˈentos noβˌɛntainwˈeβe kˌoma noβˌɛntainwˈeβe ˈeʊɾos"),
    Case(
      voice: "es", language: "es-ES", written: "30/11/2026", spoken: "30 de noviembre de 2026",
      heard: "tɾˈeɪnta ðe noβjˈembɾe ðe ðˈos mˈil βeɪntisˈeɪs"),
    Case(
      voice: "es", language: "es-ES", written: "-5 °C", spoken: "menos 5 grados Celsius",
      heard: "mˈenos θˈinko ɣɾˈaðos θˈelsjus"),
    Case(
      voice: "es-419", language: "es-MX", written: "$1,299.99", spoken: "1299,99 pesos",
      heard: "mˈil ðossjˈentos noβˌɛntainwˈeβe kˌoma noβˌɛntainwˈeβe pˈesos"),
    Case(
      voice: "fr", language: "fr-FR", written: "1\u{202F}299,99 €", spoken: "1299,99 euros",
      heard: "mil døsɑ̃ katʁəvɛ̃diznœf viʁɡyl katʁəvɛ̃diznˈœf øʁˈo"),
    Case(
      voice: "fr", language: "fr-FR", written: "−5 °C", spoken: "moins 5 degrés Celsius",
      heard: "mwˈɛ̃ sˈɛ̃k dəɡʁˈe sɛlsjˈys"),
    Case(
      voice: "fr", language: "fr-FR", written: "★★★★☆", spoken: "4 étoiles sur 5",
      heard: "kˈatʁ etwˈal syʁ sˈɛ̃k"),
    Case(
      voice: "ru", language: "ru-RU", written: "30.11.2026", spoken: "тридцатое ноября 2026 года",
      heard: "trʲidtsˈɑtʌjɪ nʌjabrʲˈɑ dvʲˈe tˈysʲʌdʒʲ dvˈɑttsatʲʃˈɛsʲtʲ ɡˈoda"),
    Case(
      voice: "en-us", language: "en-US", written: "1080p", spoken: "10 80 p",
      heard: "tˈɛn ˈeɪɾi pˈiː"),
    Case(
      voice: "en-us", language: "en-US", written: "212-555-0199 x45",
      spoken: "2 1 2, 5 5 5, 0 1 9 9, extension 4 5",
      heard: "tˈuː wˈʌn tˈuː fˈaɪv fˈaɪv fˈaɪv zˈiəɹoʊ wˈʌn nˈaɪn nˈaɪn ɛkstˈɛnʃən fˈoːɹ fˈaɪv"),
    Case(
      voice: "en-us", language: "en-US", written: "John Smith III", spoken: "John Smith the 3rd",
      heard: "dʒˈɑːn smˈɪθ ðə θˈɜːd"),
    Case(
      voice: "en-us", language: "en-US", written: "≥ 18", spoken: "at least 18",
      heard: "æt lˈiːst ˈeɪtiːn"),
    Case(
      voice: "de", language: "de-DE", written: "72 bpm", spoken: "72 Schläge pro Minute",
      heard: "tsvˈaɪ ʊntzˈiːptsɪç ʃlˈɛːɡə pɾoː miːnˈuːtə"),
    Case(
      voice: "de", language: "de-DE", written: "Mo–Fr", spoken: "Montag bis Freitag",
      heard: "mˈoːntɑːk bɪs frˈaɪtɑːk"),
    Case(
      voice: "de", language: "de-DE", written: "9:30 Uhr", spoken: "9 Uhr 30",
      heard: "nˈɔøn ˈuːɾ dɾˈaɪsɪç"),
    Case(
      voice: "es", language: "es-ES", written: "lun–vie", spoken: "lunes a viernes",
      heard: "lˈunes a βjˈeɾnes"),
    Case(
      voice: "es", language: "es-ES", written: "3/4 kg", spoken: "3 cuartos de kilogramo",
      heard: "tɾˈes kwˈaɾtos ðe kˌiloɣɾˈamo"),
    Case(
      voice: "fr", language: "fr-FR", written: "24h/24", spoken: "24 heures sur 24",
      heard: "vɛ̃tkˈatʁ ˈœʁ syʁ vɛ̃tkˈatʁ"),
    Case(
      voice: "fr", language: "fr-FR", written: "72 bpm", spoken: "72 battements par minute",
      heard: "swasɑ̃tdˈuz batmˈɑ̃ paʁ minˈyt"),
    Case(
      voice: "ru", language: "ru-RU", written: "5–7 кг", spoken: "от пяти до семи килограмм",
      heard: "ot pʲatʲˈɪ dˈo sʲimʲˈɪ kʲiɭʌɡrˈɑmm"),
    Case(
      voice: "ru", language: "ru-RU", written: "Пн–Пт", spoken: "с понедельника по пятницу",
      heard: "s pʌnʲidʲˈeɭnʲika pˈo pʲˈɑtʲnʲitsu"),
    Case(
      voice: "cmn", language: "zh-CN", written: "13800138000", spoken: "1 3 8, 0 0 1 3, 8 0 0 0",
      heard: "jˈi5 sˈa5n pˈɑ5 lˈiɜŋ lˈiɜŋ jˈi5 sˈa5n pˈɑ5 lˈiɜŋ lˈiɜŋ lˈiɜŋ", field: "手机"),
  ]
}
