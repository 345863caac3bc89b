import Synchronization

/// A language in which a text is read: what its writing looks like, and what words there are for it.
package final class SpokenLanguage: Sendable {
  /// The BCP 47 tag.
  package let tag: String
  /// The language subtag, in lower case; "zh" for all of Chinese.
  package let primary: String
  /// The region subtag.
  package let region: String?
  /// What words numbers and units.
  package let wording: any Wording
  /// The few words that CLDR does not have; nil where Herald has none in the language.
  package let words: SpokenWords?
  /// The marks inside numbers.
  package let separators: NumberSeparators
  /// The written forms of units that are the language's own.
  package let unitSymbols: [String: String]
  /// The full names of the months.
  package let months: [String]
  /// The month of each of its full names, in lower case.
  package let fullMonthNumbers: [String: Int]
  /// The month of each of its short names.
  package let monthNumbers: [String: Int]
  /// The full name of each short name of a day of the week.
  package let weekdays: [String: String]
  /// The short words that rules may look at though no mark or digit is near, as `packed` has them.
  let shortWords: Set<UInt64>
  private let meanings = Mutex<[String: FieldMeaning]>([:])
  /// The code of the currency of the region.
  package let localCurrency: String?

  package init(_ tag: String, wording: any Wording) {
    let parts = LanguageTag(tag)
    self.tag = tag
    primary = parts.primary == "cmn" ? "zh" : parts.primary
    region = parts.region
    self.wording = wording
    words = SpokenWords.all[primary == "no" ? "nb" : primary]
    separators = wording.separators(in: tag)
    unitSymbols = wording.unitSymbols(in: tag)
    months = wording.months(in: tag)
    fullMonthNumbers = Dictionary(
      zip(months.map { $0.lowercased() }, 1...), uniquingKeysWith: { first, _ in first })
    monthNumbers = wording.monthNumbers(in: tag)
    weekdays = wording.weekdays(in: tag)
    localCurrency = wording.localCurrency(in: tag)
    // Also what begins a phrase that a rule reads: "Rs 500", "Ve siècle", "XX secolo".
    let others = ["rs", "ier", "ire", "ie", "ve", "xe", "no", "nr"]
    shortWords = Set(
      (Array(monthNumbers.keys) + Array(weekdays.keys) + Abbreviations.withoutStop + others)
        .compactMap { Self.packed($0.lowercased()) })
  }

  /// Whether the language writes its dates with full stops, so that 4.3.26 is one.
  var dotsDates: Bool {
    ["de", "ru", "pl", "cs", "sk", "fi", "nb", "no", "da", "tr", "uk"].contains(primary)
  }

  /// Whether the language writes without spaces, and ranges with a wave.
  var isEastAsian: Bool { primary == "zh" || primary == "ja" || primary == "ko" }

  /// What the name of a field tells; names repeat from record to record.
  func meaning(ofField field: String) -> FieldMeaning {
    if let known = meanings.withLock({ $0[field] }) { return known }
    let meaning = FieldMeaning(field: field, language: primary)
    meanings.withLock { if $0.count < 500 { $0[field] = meaning } }
    return meaning
  }

  /// A worded number with the word for minus where it is below zero.
  package func signed(_ worded: String?, _ number: WrittenNumber) -> String? {
    guard let worded, number.isNegative else { return worded }
    return wording.negative(of: worded, in: tag)
  }

  /// A number in digits as the engine reads them.
  package func number(_ number: WrittenNumber) -> String? {
    signed(wording.number(number.magnitude, in: tag), number)
  }

  /// A quantity of a unit.
  package func quantity(_ number: WrittenNumber, of unit: String) -> String? {
    guard OwnUnits.has(unit) else {
      return signed(wording.quantity(number.magnitude, of: unit, in: tag), number)
    }
    guard let digits = wording.number(number.magnitude, in: tag) else { return nil }
    let worded = OwnUnits.quantity(
      digits, isOne: number.decimal == "1", of: unit, in: primary)
    return signed(worded, number)
  }
}

/// The languages read so far, each looked up once.
package final class SpokenLanguages: Sendable {
  private let wording: any Wording
  private let known = Mutex<[String: SpokenLanguage]>([:])

  package init(wording: any Wording) {
    self.wording = wording
  }

  /// The language of a tag.
  package subscript(tag: String) -> SpokenLanguage {
    if let language = known.withLock({ $0[tag] }) { return language }
    let language = SpokenLanguage(tag, wording: wording)
    // Tags come from the input: keep no more than an input can reasonably have.
    known.withLock { if $0.count < 200 { $0[tag] = language } }
    return language
  }
}
