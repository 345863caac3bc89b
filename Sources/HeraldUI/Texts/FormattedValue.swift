/// A value and how it is worded in a locale, or, where no view set one, as its format style says.
struct FormattedValue: Sendable, Equatable {
  private let word: @Sendable (Locale?) -> String

  init<Style: FormatStyle & Sendable>(_ input: Style.FormatInput, style: Style)
  where Style.FormatInput: Sendable, Style.FormatOutput == String {
    word = { locale in (locale.map { style.locale($0) } ?? style).format(input) }
  }

  func words(in environment: EnvironmentValues) -> String { word(environment.setLocale) }

  static func == (first: FormattedValue, second: FormattedValue) -> Bool {
    first.word(nil) == second.word(nil)
  }
}
