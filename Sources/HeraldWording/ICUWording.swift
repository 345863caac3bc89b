public import Herald
import Synchronization

internal import CICU

/// Words numbers, units, currencies and dates as CLDR has them, through ICU.
///
/// Formatters are opened once for each language, which takes about a millisecond each.
public final class ICUWording: Wording {
  private let languages = Mutex<[String: LanguageFormatters]>([:])

  /// Creates a wording that has opened nothing yet.
  public init() {}

  private func with<Result: Sendable>(
    _ tag: String, _ body: (LanguageFormatters) -> Result
  ) -> Result {
    languages.withLock { languages in
      if let known = languages[tag] { return body(known) }
      // Tags come from the input: no more is kept than an input can reasonably have.
      if languages.count >= 100 { languages.removeAll() }
      let opened = LanguageFormatters(tag: tag)
      languages[tag] = opened
      return body(opened)
    }
  }

  /// The marks of CLDR.
  public func separators(in language: String) -> NumberSeparators {
    with(language) { $0.separators }
  }

  /// A number with CLDR's grouping, as the engine reads it.
  public func number(_ number: WrittenNumber, in language: String) -> String? {
    with(language) { $0.number(number) }
  }

  /// A number in CLDR's long compact form.
  public func largeNumber(_ number: WrittenNumber, in language: String) -> String? {
    with(language) { $0.largeNumber(number) }
  }

  /// A quantity with CLDR's full name of the unit.
  public func quantity(
    _ number: WrittenNumber, of unit: String, in language: String
  ) -> String? {
    with(language) { $0.number(number, unit == "percent" ? .percent : .unit(unit)) }
  }

  /// An amount with CLDR's plural name of the currency.
  public func amount(
    _ number: WrittenNumber, of currency: String, plain: Bool, large: Bool, in language: String
  ) -> String? {
    with(language) { language in
      let worded = language.amount(number, of: currency, large: large)
      guard plain, let worded else { return worded }
      return language.withoutCountry(worded, number: number, currency: currency, large: large)
    }
  }

  /// CLDR's pattern of something for each of a unit.
  public func rate(of worded: String, per unit: String, in language: String) -> String? {
    with(language) { language in
      language.rate(per: unit).map { $0.0 + worded + $0.1 }
    }
  }

  /// What CLDR's spelled-out numbers say below zero.
  public func negative(of worded: String, in language: String) -> String? {
    with(language) { language in
      language.negative.map { $0.0 + worded + $0.1 }
    }
  }

  /// CLDR's ordinals.
  public func ordinal(_ number: Int, as form: OrdinalForm, in language: String) -> String? {
    with(language) { $0.ordinal(number, form) }
  }

  /// CLDR's spelled-out numbers in the genitive, for the languages that it has them for.
  public func genitive(_ number: Int, in language: String) -> String? {
    with(language) {
      $0.icu.words(number, rules: "%spellout-cardinal-masculine-genitive")?.joiningSyllables
    }
  }

  /// CLDR's date with the name of the month; nil for a day that does not exist.
  public func date(_ date: CalendarDate, in language: String) -> String? {
    guard date.exists else { return nil }
    return with(language) { $0.date(date) }
  }

  /// CLDR's names of the months inside a date.
  public func months(in language: String) -> [String] {
    with(language) { $0.months }
  }

  /// CLDR's short names of the months.
  public func monthNumbers(in language: String) -> [String: Int] {
    with(language) { $0.monthNumbers }
  }

  /// CLDR's short names of the days of the week.
  public func weekdays(in language: String) -> [String: String] {
    with(language) { $0.weekdays }
  }

  /// CLDR's short forms of common units.
  public func unitSymbols(in language: String) -> [String: String] {
    with(language) { $0.unitSymbols }
  }

  /// ICU's currency of the region.
  public func localCurrency(in language: String) -> String? {
    with(language) { $0.localCurrency }
  }

  /// CLDR's name of a time zone.
  public func timeZone(_ abbreviation: String, in language: String) -> String? {
    let region = LanguageTag(language).region ?? ""
    guard
      let zone = TimeZoneAbbreviation.all[abbreviation]
        ?? TimeZoneAbbreviation.regional[region]?[abbreviation]
    else { return nil }
    return with(language) {
      // A name is that of a season: noon of the middle of January or July 2026.
      $0.icu.date(
        zone.isJuly ? 1_784_116_800_000 : 1_768_478_400_000,
        pattern: zone.isGeneric ? "vvvv" : "zzzz", zone: zone.identifier)
    }
  }
}
