/// A language tag as people write it ("en-GB", "en_US", "zh-Hant-TW", "pt_BR.UTF-8"), in its parts.
public struct LanguageTag: Sendable, Hashable {
  /// The language, in lower case ("en"); empty for an empty tag.
  public let primary: String
  /// The region, in upper case ("GB"), where the tag names one.
  public let region: String?

  /// Reads a tag; an encoding or modifier of a POSIX locale is left out, `C` and `POSIX` are English.
  public init(_ tag: String) {
    let bare = tag.prefix { $0 != "." && $0 != "@" }
    let parts = bare.split { $0 == "-" || $0 == "_" }.map(String.init)
    let first = parts.first?.lowercased() ?? ""
    primary = first == "c" || first == "posix" ? "en" : first
    region =
      parts.dropFirst().first { part in
        part.count == 2 && part.allSatisfy(\.isLetter) || part.count == 3 && Int(part) != nil
      }?.uppercased()
  }

  /// Whether a voice of another tag speaks this one: the same language, and the same region where this
  /// tag names one.
  public func isServed(by other: LanguageTag) -> Bool {
    primary == other.primary && (region == nil || region == other.region)
  }
}
