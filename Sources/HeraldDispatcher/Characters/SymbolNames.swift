/// What the symbols of writing are called in a language, and when they are said in a text.
public struct SymbolNames: Sendable {
  struct Entry: Sendable, Hashable {
    var symbol: [Unicode.Scalar]
    var name: String
    var level: Level
  }

  /// The least punctuation setting at which a symbol is said within a text.
  enum Level: String, Sendable, Hashable {
    case none, some, most, all, char
  }

  private var entries: [Unicode.Scalar: [Entry]] = [:]

  /// Creates names of nothing.
  public init() {}

  /// Reads dictionaries as speech-dispatcher installs them for each language (`symbols.dic`).
  ///
  /// Of their lines, those of the section `symbols:` count: symbol, name and level, between tabs.
  /// Where several name a symbol, the first one holds.
  public init(dictionaries: some Sequence<String>) {
    for dictionary in dictionaries {
      var isSymbols = false
      for line in dictionary.split(whereSeparator: \.isNewline) {
        if line.hasSuffix(":"), !line.contains("\t") {
          isSymbols = line == "symbols:"
        } else if isSymbols, !line.hasPrefix("#") {
          let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
          guard fields.count >= 2, !fields[0].isEmpty, !fields[1].isEmpty else { continue }
          let level = fields.count > 2 ? Level(rawValue: String(fields[2])) : nil
          add(Self.unescaped(String(fields[0])), name: String(fields[1]), level: level ?? .all)
        }
      }
    }
  }

  private mutating func add(_ symbol: String, name: String, level: Level) {
    let scalars = Array(symbol.unicodeScalars)
    guard let first = scalars.first,
      // Names of rules ("decimal point") stand in the same section.
      !first.properties.isAlphabetic || scalars.count == 1,
      scalars.count == 1 || !scalars.contains(" "),
      entries[first]?.contains(where: { $0.symbol == scalars }) != true
    else { return }
    entries[first, default: []].append(Entry(symbol: scalars, name: name, level: level))
    entries[first]?.sort { $0.symbol.count > $1.symbol.count }
  }

  private static func unescaped(_ symbol: String) -> String {
    switch symbol {
    case "\\0": "\0"
    case "\\t": "\t"
    case "\\n": "\n"
    case "\\f": "\u{C}"
    case "\\r": "\r"
    case "\\#": "#"
    case "\\\\": "\\"
    default: symbol
    }
  }

  /// The name of a symbol, or nil where the language has none.
  public func name(of symbol: String) -> String? {
    let scalars = Array(symbol.unicodeScalars)
    return entry(in: scalars, at: 0).flatMap { $0.symbol.count == scalars.count ? $0.name : nil }
  }

  /// The longest symbol that begins at an index.
  func entry(in scalars: [Unicode.Scalar], at index: Int) -> Entry? {
    guard index < scalars.count else { return nil }
    return entries[scalars[index]]?.first { scalars[index...].starts(with: $0.symbol) }
  }
}

extension SymbolNames {
  /// The English names of the symbols on a keyboard, for where no dictionary is installed.
  public static let english = SymbolNames(dictionaries: [
    """
    symbols:
     \tspace\tchar
    !\tbang\tall
    "\tquote\tmost
    \\#\tnumber\tsome
    $\tdollar\tall
    %\tpercent\tsome
    &\tand\tsome
    '\ttick\tall
    (\tleft paren\tmost
    )\tright paren\tmost
    *\tstar\tsome
    +\tplus\tsome
    ,\tcomma\tall
    -\tdash\tmost
    .\tdot\tall
    /\tslash\tsome
    :\tcolon\tmost
    ;\tsemi\tmost
    <\tless\tsome
    =\tequals\tsome
    >\tgreater\tsome
    ?\tquestion\tall
    @\tat\tsome
    [\tleft bracket\tmost
    \\\\\tbackslash\tmost
    ]\tright bracket\tmost
    ^\tcaret\tmost
    _\tline\tmost
    `\tgraav\tmost
    {\tleft brace\tmost
    |\tbar\tmost
    }\tright brace\tmost
    ~\ttilde\tmost
    …\tdot dot dot\tall
    •\tbullet\tsome
    \\t\ttab\tchar
    \\n\tline feed\tchar
    """
  ])
}
