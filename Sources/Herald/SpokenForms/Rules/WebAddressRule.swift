extension SpokenRule {
  /// Web and e-mail addresses.
  static let webAddress = SpokenRule(
    name: "web address",
    summary: "The marks of a web or e-mail address are said by name; its scheme is left out.",
    begins: [.word], needs: .stop,
    examples: [
      .init(
        "https://example.com/a/b?q=1", "example dot com slash a slash b question mark q equals 1"),
      .init("user.name@example.com", "user dot name at example dot com"),
      .init("www.example.org", "www dot example dot org"),
      .init("https://example.com/", "example dot com"),
      .init("<https://example.com/>", "<example dot com>"),
      .init("example.com/a-b", "example dot com slash a dash b"),
      .init("user@example.de", "user ät example Punkt de", in: "de-DE"),
      .init("user@example.es", "user arroba example punto es", in: "es-ES"),
      .init("user@example.fr", "user arobase example point fr", in: "fr-FR"),
      .init("user@example.cn", "user 艾特 example 点 cn", in: "zh-CN"),
      .init("@apple"),
      .init("and/or"),
      .init("this.that"),
      .init("Done.It works"),
    ]
  ) { passage, index in
    guard passage.opens(index), let words = passage.language.words else { return nil }
    // The address ends at white space; marks that close a sentence do not belong to it.
    var end = index
    while end < passage.tokens.count, passage.kind(end) != .space, end - index < 200,
      !passage.has("<", end), !passage.has(">", end), !passage.has("\"", end)
    {
      end += 1
    }
    guard end - index < 200 else { return nil }
    while end > index, passage.kind(end - 1) == .mark,
      passage.scalar(end - 1).map({ ".,;:!?)]”\"".unicodeScalars.contains($0) }) == true
    {
      end -= 1
    }
    var start = index
    let scheme = passage.text(index).lowercased()
    let hasScheme =
      (scheme == "http" || scheme == "https") && passage.has(":", index + 1)
      && passage.has("/", index + 2) && passage.has("/", index + 3)
    if hasScheme { start += 4 }
    guard start < end else { return nil }
    let tokens = start..<end
    let at = tokens.first { passage.has("@", $0) }
    let slash = tokens.first { passage.has("/", $0) && $0 > at ?? start }
    let host = (at.map { $0 + 1 } ?? start)..<(slash ?? end)
    guard host.lowerBound < host.upperBound, at.map({ $0 > start }) ?? true,
      hasScheme || at != nil || passage.text(start).lowercased() == "www"
        || passage.isKnownDomain(host), passage.isHost(host)
    else { return nil }
    if passage.has("/", end - 1) { end -= 1 }
    var spoken: [String] = []
    for token in start..<end {
      switch passage.kind(token) {
      case .word, .digits: spoken.append(passage.text(token))
      default:
        guard let mark = passage.scalar(token), let name = words.marks[mark] else { return nil }
        spoken.append(name)
      }
    }
    let written = passage.has("/", end) && end < passage.tokens.count ? end + 1 : end
    return Reading(spoken.joined(separator: " "), end: written)
  }
}

extension Passage {
  /// Whether tokens are the name of a host: words with dots between them, a word at the end.
  fileprivate func isHost(_ tokens: Range<Int>) -> Bool {
    guard kind(tokens.upperBound - 1) == .word || has(":", tokens.upperBound - 2),
      tokens.contains(where: { has(".", $0) })
    else { return false }
    return tokens.allSatisfy {
      kind($0) == .word || kind($0) == .digits || has(".", $0) || has("-", $0) || has(":", $0)
        || has("_", $0)
    } && !tokens.dropLast().contains { has(".", $0) && has(".", $0 + 1) }
  }

  /// Whether a name without scheme ends in a domain that is no word of a sentence.
  fileprivate func isKnownDomain(_ tokens: Range<Int>) -> Bool {
    let domain = text(tokens.upperBound - 1)
    return tokens.count >= 3 && has(".", tokens.upperBound - 2)
      && ["com", "org", "net", "edu", "gov", "io", "de", "fr", "uk", "app", "dev"].contains(domain)
      && !isCapitalised(tokens.upperBound - 1)
  }
}
