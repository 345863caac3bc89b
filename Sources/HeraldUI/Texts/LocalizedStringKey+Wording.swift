extension LocalizedStringKey {
  /// The text in the words of the environment's locale: a translation where the bundle has one.
  func worded(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> String {
    let words = arguments.map { Self.word($0.value, $0.specifier, in: environment) }
    if let translation = Translations.translation(
      of: key, table: table, bundle: bundle ?? .main, locale: environment.locale)
    {
      return Self.fill(translation, with: words)
    }
    return zip(literals, words).map { $0 + $1 }.joined() + (literals.last ?? "")
  }

  private static func word(
    _ argument: Argument, _ specifier: String, in environment: EnvironmentValues
  ) -> String {
    switch argument {
    case .string(let string): string
    case .text(let text): text.resolved(in: environment)
    case .integer(let value):
      specifier == "%lld"
        ? value.formatted(.number.locale(environment.locale))
        : formatted(specifier, value)
    case .unsigned(let value): value.formatted(.number.locale(environment.locale))
    case .real(let value): formatted(specifier, value)
    }
  }

  /// A number as a `printf` specifier says; one that does not fit a number is not used.
  private static func formatted(_ specifier: String, _ value: Int64) -> String {
    guard let (flags, conversion) = parts(of: specifier), "dixXou".contains(conversion) else {
      return String(value)
    }
    return String(format: "%\(flags)ll\(conversion)", value)
  }

  private static func formatted(_ specifier: String, _ value: Double) -> String {
    guard let (flags, conversion) = parts(of: specifier), "fFeEgGaA".contains(conversion) else {
      return String(value)
    }
    return String(format: "%\(flags)\(conversion)", value)
  }

  /// The flags, width and precision of a specifier, and its conversion, or nil for anything else.
  private static func parts(of specifier: String) -> (flags: String, conversion: Character)? {
    guard specifier.first == "%", let conversion = specifier.last else { return nil }
    let middle = specifier.dropFirst().dropLast()
    let flags = middle.prefix { "-+ #0123456789.".contains($0) }
    let length = middle.dropFirst(flags.count)
    guard length.allSatisfy({ "hlqLzjt".contains($0) }) else { return nil }
    let digits = flags.split { !$0.isNumber }
    guard digits.allSatisfy({ $0.count <= 3 }) else { return nil }
    return (String(flags), conversion)
  }

  /// Puts the words in the places of a translation's specifiers ("%@", "%2$@", "%lld").
  private static func fill(_ translation: String, with words: [String]) -> String {
    var result = ""
    var next = 0
    var rest = translation[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let specifier = rest.prefix { !"@dixXoufFeEgGaAcs".contains($0) }
      guard specifier.count < 12, specifier.endIndex < rest.endIndex else {
        result += "%"
        continue
      }
      let position = specifier.split(separator: "$").first.flatMap { Int($0) }
      let index = specifier.contains("$") ? (position ?? 1) - 1 : next
      if !specifier.contains("$") { next += 1 }
      if words.indices.contains(index) { result += words[index] }
      rest = rest[rest.index(after: specifier.endIndex)...]
    }
    return result + rest
  }
}
