/// A voice as speech-dispatcher lists it.
public struct ListedVoice: Sendable, Hashable {
  /// The name by which clients choose it.
  public var name: String
  /// Its BCP 47 tag, or "none".
  public var language: String
  /// Its variant, or "none".
  public var variant: String

  /// Creates a voice; what would break the list's lines is taken out of the names.
  public init(name: String, language: String, variant: String = "none") {
    self.name = Self.field(name)
    self.language = Self.field(language)
    self.variant = Self.field(variant)
  }

  /// Whether the voice is one of those asked for: its language is that tag, or of that language.
  func matches(language wanted: String?, variant wantedVariant: String?) -> Bool {
    if let wanted, wanted.lowercased() != "none" {
      let (own, asked) = (language.lowercased(), wanted.lowercased())
      guard own == asked || own.hasPrefix(asked + "-") else { return false }
    }
    if let wantedVariant, wantedVariant.lowercased() != "none" {
      return variant.lowercased() == wantedVariant.lowercased()
    }
    return true
  }

  private static func field(_ text: String) -> String {
    let clean = String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    return clean.isEmpty ? "none" : clean
  }
}
