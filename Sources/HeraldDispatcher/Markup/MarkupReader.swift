/// Reads SSML into what is spoken: plain texts with their marks and styles, and pauses between them.
///
/// It takes anything: tags that it does not know are dropped, tags that do not close hold to the end,
/// closing tags that nothing opened mean nothing. `<audio>` plays no file: its content is spoken.
public struct MarkupReader {
  /// What is spoken, piece by piece.
  public enum Part: Sendable, Hashable {
    /// A text with its marks, in one style.
    case text(MarkedText, SpokenStyle)
    /// Silence of this many milliseconds.
    case pause(Int)
  }

  /// The longest pause that markup can ask for, in milliseconds.
  public static let longestPause = 10_000

  private struct Element {
    var name: String
    var style: SpokenStyle
    /// Whether the content says nothing (`<metadata>`), or something else is said (`<sub>`).
    var isSilent: Bool
  }

  private var parts: [Part] = []
  private var current = MarkedText()
  private var currentStyle = SpokenStyle()
  private var elements: [Element] = []
  private var style = SpokenStyle()
  private var isSilent = false

  /// The parts of a text with markup.
  public static func parts(of markup: String) -> [Part] {
    var reader = MarkupReader()
    var tokens = MarkupScanner.tokens(of: markup)
    trimBrokenRoot(&tokens)
    for token in tokens {
      switch token {
      case .text(let scalars): reader.append(scalars)
      case .open(let name, let attributes, let isEmpty):
        reader.open(name, attributes)
        if isEmpty { reader.close(name) }
      case .close(let name): reader.close(name)
      }
    }
    reader.endPart()
    return reader.parts
  }

  /// Takes out a closing root whose `<` was lost, as the server's symbol processing has done.
  private static func trimBrokenRoot(_ tokens: inout [MarkupScanner.Token]) {
    let broken = Array("/speak>".unicodeScalars)
    guard case .open("speak", _, _) = tokens.first, case .text(let last) = tokens.last,
      last.count >= broken.count, last.suffix(broken.count).elementsEqual(broken)
    else { return }
    tokens[tokens.count - 1] = .text(last.dropLast(broken.count))
  }

  private mutating func append(_ scalars: [Unicode.Scalar]) {
    guard !isSilent, !scalars.isEmpty else { return }
    if currentStyle != style {
      // Blanks and marks alone go along with the text after them.
      if !current.isBlank { endPart() }
      currentStyle = style
    }
    current.scalars += scalars
  }

  private mutating func endPart() {
    if !current.scalars.isEmpty || !current.marks.isEmpty {
      parts.append(.text(current, currentStyle))
    }
    current = MarkedText()
    currentStyle = style
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    elements.append(Element(name: name, style: style, isSilent: isSilent))
    switch name {
    case "mark":
      if let mark = attributes["name"], !isSilent { current.append(.named(mark)) }
    case "break":
      if !isSilent, let pause = pause(attributes) {
        endPart()
        parts.append(.pause(pause))
      } else {
        append([" "])
      }
    case "prosody": style.applyProsody(attributes)
    case "emphasis": style.applyEmphasis(attributes["level"])
    case "voice": style.applyVoice(attributes)
    case "say-as":
      switch attributes["interpret-as"]?.lowercased() {
      case "characters", "spell-out", "verbatim", "letters", "digits", "tts:char":
        style.reading = .characters
      case "tts:key": style.reading = .key
      case "number": style.reading = .value(attributes["format"] ?? "cardinal", format: nil)
      case let kind?: style.reading = .value(kind, format: attributes["format"]?.lowercased())
      case nil: break
      }
    case "sub":
      if let alias = attributes["alias"] {
        append(Array(alias.unicodeScalars))
        isSilent = true
      }
    case "metadata", "desc", "lexicon", "meta", "script", "style": isSilent = true
    case "p", "s", "br", "div", "li": append([" "])
    default: break
    }
    if let tag = attributes["lang"], !tag.isEmpty, name != "voice", name != "mark" {
      style.applyLanguage(tag)
    }
  }

  private mutating func close(_ name: String) {
    guard let depth = elements.lastIndex(where: { $0.name == name }) else { return }
    if !isSilent, name == "p" || name == "s" {
      current.endSentence()
      if name == "p", !current.isBlank { append(["\n", "\n"]) }
    }
    style = elements[depth].style
    isSilent = elements[depth].isSilent
    elements.removeSubrange(depth...)
  }

  /// The milliseconds of a `<break>`, or nil where it asks for none.
  private func pause(_ attributes: [String: String]) -> Int? {
    if let time = attributes["time"]?.filter({ !$0.isWhitespace }).lowercased() {
      let unit = time.hasSuffix("ms") ? 1.0 : 1_000
      let number = time.prefix { "+.0123456789".contains($0) }
      if let value = Double(number), value.isFinite {
        let pause = Int(min(value * unit, Double(Self.longestPause)))
        return pause > 0 ? pause : nil
      }
    }
    return switch attributes["strength"]?.lowercased() {
    case "none": nil
    case "x-weak": 100
    case "weak": 200
    case "strong": 700
    case "x-strong": 1_000
    default: 400
    }
  }
}
