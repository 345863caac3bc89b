import FoundationEssentials

/// The words that Herald itself says, in one language.
public struct Phrasebook: Sendable, Hashable {
  private struct Words: Decodable, Hashable, Sendable {
    var moreContent: String
    var count: [String: String]
    var countAndTime: String
    var seconds: [String: String]
    var skipped: String
    var firstEntry: String
    var lastEntry: String
    var traits: [String: String]
  }

  /// The BCP 47 tag that the words are spoken in: the listener's own where the book has its language.
  public let language: String
  private let words: Words

  /// The languages that have a book.
  public static let languages = ["de", "en", "es", "fr", "it", "ja", "pt", "ru", "zh"]

  /// The book for a listener's language tag; English where there is none in that language.
  public init(listenerLanguage tag: String) {
    var primary = LanguageTag(tag).primary
    if primary == "cmn" { primary = "zh" }
    language = Self.languages.contains(primary) ? tag : "en"
    words = Self.load(language == tag ? primary : "en")
  }

  /// "More content available".
  public var moreContent: String { words.moreContent }

  /// Said in place of something that the engine could not speak.
  public var skipped: String { words.skipped }

  /// Said at the start of a list.
  public var firstEntry: String { words.firstEntry }

  /// Said at the end of a list.
  public var lastEntry: String { words.lastEntry }

  /// "3 more".
  public func more(count: Int) -> String { form(words.count, count) }

  /// "3 more, 6 seconds"; the time is rounded to whole seconds, at least one.
  public func more(count: Int, seconds: Double) -> String {
    let whole = max(1, Int(seconds.rounded()))
    return words.countAndTime
      .replacing("{count}", with: more(count: count))
      .replacing("{seconds}", with: form(words.seconds, whole))
  }

  /// The word for a trait; nil for the traits that are not said ("static text").
  public func word(for trait: Trait) -> String? { words.traits[trait.rawValue] }

  private func form(_ forms: [String: String], _ count: Int) -> String {
    let category = pluralCategory(of: count, in: LanguageTag(language).primary)
    return (forms[category] ?? forms["other"] ?? "{count}")
      .replacing("{count}", with: String(count))
  }

  private static func load(_ primary: String) -> Words {
    let bytes: [UInt8] =
      switch primary {
      case "de": PackageResources.de_json
      case "es": PackageResources.es_json
      case "fr": PackageResources.fr_json
      case "it": PackageResources.it_json
      case "ja": PackageResources.ja_json
      case "pt": PackageResources.pt_json
      case "ru": PackageResources.ru_json
      case "zh": PackageResources.zh_json
      default: PackageResources.en_json
      }
    do {
      return try JSONDecoder().decode(Words.self, from: Data(bytes))
    } catch {
      preconditionFailure("phrasebook \(primary): \(error)")
    }
  }
}

/// CLDR's plural category of a whole number, for the languages that have a phrasebook.
///
/// Source: CLDR's plural rules; all other counts and languages are "other".
private func pluralCategory(of count: Int, in language: String) -> String {
  switch language {
  case "ru":
    let ten = count % 10
    let hundred = count % 100
    if ten == 1, hundred != 11 { return "one" }
    if (2...4).contains(ten), !(12...14).contains(hundred) { return "few" }
    return "many"
  case "fr", "pt": return count <= 1 ? "one" : "other"
  case "ja", "zh", "cmn": return "other"
  default: return count == 1 ? "one" : "other"
  }
}
