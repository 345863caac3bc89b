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

  /// Whether a listener of this language is served by a voice of the other: the same language, and no
  /// other region where both name one.
  public func isServed(by other: LanguageTag) -> Bool {
    guard primary == other.primary else { return false }
    guard let region, let otherRegion = other.region else { return true }
    return region == otherRegion
  }
}
