extension MarkedText {
  /// The text with the symbols named that a punctuation setting wants spoken.
  ///
  /// Punctuation that shapes the sentence is kept beside its name. Points and commas inside numbers
  /// belong to the number, and an apostrophe inside a word to the word unless all is to be spoken.
  public func namingSymbols(
    _ setting: MessageSettings.Punctuation, names: SymbolNames
  ) -> MarkedText {
    let levels: Set<SymbolNames.Level> =
      switch setting {
      case .none: []
      case .some: [.some]
      case .most: [.some, .most]
      case .all: [.some, .most, .all]
      }
    guard !levels.isEmpty else { return self }
    return rewritten { scalars, index in
      guard let entry = names.entry(in: scalars, at: index), levels.contains(entry.level),
        !entry.symbol.allSatisfy({ $0.properties.isWhitespace || $0.properties.isAlphabetic })
      else { return nil }
      let end = index + entry.symbol.count
      let before = index > 0 ? scalars[index - 1] : " "
      let after = end < scalars.count ? scalars[end] : " "
      switch entry.symbol {
      case ["."], [","]:
        if before.properties.numericType != nil, after.properties.numericType != nil { return nil }
      case ["'"], ["’"]:
        if setting != .all, before.properties.isAlphabetic, after.properties.isAlphabetic {
          return nil
        }
      default: break
      }
      let isKept = after.properties.isWhitespace && Self.shaping.contains(scalars[end - 1])
      return Replacement(
        count: entry.symbol.count,
        scalars: Array(" \(entry.name)".unicodeScalars) + (isKept ? [scalars[end - 1]] : [" "]))
    }
  }

  private static let shaping: Set<Unicode.Scalar> = [".", ",", ";", ":", "?", "!", "…"]

  /// The text with its capital letters told: by a word, or by a mark where the sign is heard.
  public func tellingCapitals(_ setting: MessageSettings.Capitals, word: String) -> MarkedText {
    guard setting == .spell || setting == .icon else { return self }
    return rewritten { scalars, index in
      guard scalars[index].isCapital, index == 0 || !scalars[index - 1].isCapital else {
        return nil
      }
      return setting == .icon
        ? Replacement(count: 1, scalars: [scalars[index]], marks: [.capital])
        : Replacement(count: 1, scalars: Array("\(word) ".unicodeScalars) + [scalars[index]])
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a capital letter.
  var isCapital: Bool { properties.isUppercase && properties.isAlphabetic }
}
