/// What the listener wants said for words or patterns, in some languages or all.
public struct ListenerDictionary: Sendable {
  /// One wish of the listener.
  public struct Entry: Sendable, Hashable {
    /// What is looked for.
    public enum Form: Sendable, Hashable {
      /// A word or a few, without regard to case.
      case word(String)
      /// A pattern in the syntax of ``WordPattern``.
      case pattern(String)
    }

    /// What is looked for, as whole words.
    public var form: Form
    /// What is said; in the entry of a pattern, `{0}` stands for what was found.
    public var spoken: String
    /// The BCP 47 tag of the texts that it is looked for in; nil for all.
    public var language: String?

    /// Creates an entry.
    public init(form: Form, spoken: String, language: String? = nil) {
      self.form = form
      self.spoken = spoken
      self.language = language
    }
  }

  /// An entry that cannot be used, by its place in the dictionary.
  public struct EntryError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The place, from 0.
    public var index: Int
    /// What is wrong with it.
    public var description: String
  }

  private struct Prepared: Sendable {
    var entry: Entry
    var words: [String]
    var pattern: WordPattern?
  }

  private let byFirstWord: [String: [Prepared]]
  private let patterns: [Prepared]

  /// Creates an empty dictionary.
  public init() {
    byFirstWord = [:]
    patterns = []
  }

  /// Creates a dictionary of entries, of which an earlier one goes before a later one.
  ///
  /// - Throws: the first entry that looks for nothing, or whose pattern cannot be used.
  public init(_ entries: [Entry]) throws(EntryError) {
    var byFirstWord: [String: [Prepared]] = [:]
    var patterns: [Prepared] = []
    for (index, entry) in entries.enumerated() {
      switch entry.form {
      case .word(let word):
        let scalars = Array(word.lowercased().unicodeScalars)
        let words = Token.all(of: scalars).map { token in
          String(scalars[token.range])
        }
        guard let first = words.first, !word.allSatisfy(\.isWhitespace) else {
          throw EntryError(index: index, description: "the word is empty")
        }
        byFirstWord[first, default: []].append(Prepared(entry: entry, words: words))
      case .pattern(let text):
        do {
          patterns.append(Prepared(entry: entry, words: [], pattern: try WordPattern(text)))
        } catch {
          throw EntryError(index: index, description: "pattern \(text): \(error.description)")
        }
      }
    }
    self.byFirstWord = byFirstWord
    self.patterns = patterns
  }

  /// Whether there are no entries.
  public var isEmpty: Bool { byFirstWord.isEmpty && patterns.isEmpty }

  /// What is said of the tokens from an index on.
  func read(_ passage: Passage, _ index: Int) -> Reading? {
    guard !isEmpty, passage.kind(index) != .space else { return nil }
    let language = passage.language
    if !byFirstWord.isEmpty {
      for prepared in byFirstWord[passage.text(index).lowercased()] ?? [] {
        guard language.serves(prepared.entry.language) else { continue }
        let end = index + prepared.words.count
        guard end <= passage.tokens.count,
          zip(index..<end, prepared.words).allSatisfy({ passage.text($0).lowercased() == $1 })
        else { continue }
        return Reading(prepared.entry.spoken, end: end)
      }
    }
    guard !patterns.isEmpty, passage.kind(index - 1) != passage.kind(index) else { return nil }
    let start = passage.tokens[index].range.lowerBound
    for prepared in patterns where language.serves(prepared.entry.language) {
      guard let length = prepared.pattern?.longestMatch(in: passage.scalars[start...]),
        let end = passage.tokens.firstIndexEnding(at: start + length, from: index)
      else { continue }
      return Reading(
        SpokenWords.fill(prepared.entry.spoken, passage.text(index..<end)), end: end)
    }
    return nil
  }
}

extension SpokenLanguage {
  /// Whether an entry for a language is one for texts of this one.
  fileprivate func serves(_ tag: String?) -> Bool {
    guard let tag else { return true }
    return LanguageTag(tag).isServed(by: LanguageTag(self.tag))
  }
}

extension [Token] {
  /// The index after the token that ends at a scalar; nil where none does, as inside a word.
  fileprivate func firstIndexEnding(at scalar: Int, from index: Int) -> Int? {
    var index = index
    while index < count, self[index].range.upperBound < scalar { index += 1 }
    return index < count && self[index].range.upperBound == scalar ? index + 1 : nil
  }
}
