internal import Herald

/// Words: an element that says them.
public nonisolated struct Text: View, Sendable, Equatable {
  private indirect enum Storage: Sendable, Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case image(Image)
    case date(Date, DateStyle)
    case formatted(FormattedValue)
    case joined([Text])
  }

  private let storage: Storage

  /// The view has no body.
  public typealias Body = Never

  /// Creates a text that has no translations.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text from data, which has no translations.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    storage = .verbatim(String(content))
  }

  /// Creates a text that may have translations in a bundle.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle)
  }

  /// Creates a text from the words of an attributed one.
  public init(_ content: AttributedString) {
    storage = .verbatim(String(content.characters))
  }

  /// Creates a text from a picture's label.
  public init(_ image: Image) { storage = .image(image) }

  /// Creates a text as a format style words a value, in the environment's locale where one is set.
  public init<Style: FormatStyle & Sendable>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Sendable, Style.FormatOutput == String {
    storage = .formatted(FormattedValue(input, style: format))
  }

  /// Creates a text as a format style words a value.
  @_disfavoredOverload
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  /// Creates a text as a formatter words a value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Creates a text that tells a date or a time in the environment's locale.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// Creates a text that tells from when to when.
  public init(_ dates: ClosedRange<Date>) {
    let style = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened)
    storage = .formatted(FormattedValue(dates.lowerBound..<dates.upperBound, style: style))
  }

  /// The two texts, one after the other.
  public static func + (first: Text, second: Text) -> Text { Text(.joined([first, second])) }

  private init(_ storage: Storage) { self.storage = storage }

  /// The words, as the environment's locale has them.
  func resolved(in environment: EnvironmentValues) -> String {
    var words = ""
    var waiting = [self]
    while let text = waiting.popLast() {
      switch text.storage {
      case .verbatim(let string): words += string
      case .localized(let key, let table, let bundle):
        words += key.worded(table: table, bundle: bundle, in: environment)
      case .image(let image): words += image.words(in: environment)
      case .date(let date, let style): words += style.words(for: date, in: environment)
      case .formatted(let value): words += value.words(in: environment)
      case .joined(let texts): waiting += texts.reversed()
      }
    }
    return words
  }

  /// What tells this text apart from others in every locale: its words before translation.
  var untranslated: String {
    switch storage {
    case .localized(let key, _, _): key.key
    default: resolved(in: EnvironmentValues())
    }
  }
}

extension Text: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .element(ElementProperties(label: resolved(in: environment), traits: [.staticText]))
  }
}
