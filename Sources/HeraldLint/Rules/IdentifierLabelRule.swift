internal import Herald

extension LintRule {
  /// A label that is meant for programs.
  static let identifierLabel = LintRule(
    name: "identifier-label",
    summary: "A label is an identifier, a key of a translation, or the name of a file.",
    advice:
      "The listener hears a name that was meant for programs, often because a text is missing. "
      + "Say what the element is in words.",
    bad: [
      Example("the name of a file", AccessibilityElement(label: "IMG_0231.jpg")),
      Example("a file with blanks", AccessibilityElement(label: "Summer holiday 3.png")),
      Example("an identifier with underscores", AccessibilityElement(label: "ic_launcher")),
      Example("an identifier in camel case", AccessibilityElement(label: "submitButton")),
      Example("a key of a translation", AccessibilityElement(label: "settings.audio.title")),
      Example(
        "a universally unique identifier",
        AccessibilityElement(label: "7f9c24e8-3b2a-4c1d-9e0f-5a6b7c8d9e0f")),
      Example(
        "the name of a field",
        AccessibilityElement(
          label: "Adelie", customContent: [CustomContent(label: "body_mass_g", value: "3750")])),
    ],
    good: [
      Example("words", AccessibilityElement(label: "Submit")),
      Example("a brand", AccessibilityElement(label: "iPhone")),
      Example("names of more than one capital", AccessibilityElement(label: "YouTube")),
      Example("a web address", AccessibilityElement(label: "example.com")),
      Example("an abbreviation", AccessibilityElement(label: "U.S.A.")),
      Example("a number", AccessibilityElement(label: "3.14")),
      Example("a code", AccessibilityElement(label: "LH-2034")),
      Example("a hyphen", AccessibilityElement(label: "happy-go-lucky")),
    ],
    check: .element { element, _ in
      var messages: [String] = []
      if let kind = identifierKind(element.label) {
        messages.append("the label \(quoted(element.label)) is \(kind)")
      }
      for content in element.customContent {
        guard let kind = identifierKind(content.label) else { continue }
        messages.append("the field's name \(quoted(content.label)) is \(kind)")
      }
      return messages
    })
}

/// What a text is, where it is not meant for people.
private func identifierKind(_ text: String) -> String? {
  if isFileName(text) { return "the name of a file" }
  if text.isEmpty || text.contains(where: \.isWhitespace) { return nil }
  if isUUID(text) { return "an identifier" }
  if text.contains("_"), text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
    text.contains(where: \.isLetter)
  {
    return "an identifier"
  }
  if isCamelCase(text) { return "an identifier" }
  return isTranslationKey(text) ? "a key of a translation" : nil
}

private let extensions: Set<String> = [
  "png", "jpg", "jpeg", "gif", "svg", "webp", "heic", "bmp", "tif", "tiff", "ico", "pdf", "txt",
  "json", "xml", "csv", "html", "htm", "css", "swift", "mp3", "mp4", "wav", "ogg", "flac", "mov",
  "zip", "docx", "xlsx", "pptx", "xib", "storyboard",
]

private func isFileName(_ text: String) -> Bool {
  guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return false }
  return extensions.contains(text[text.index(after: dot)...].lowercased())
}

private func isUUID(_ text: String) -> Bool {
  let groups = text.split(separator: "-", omittingEmptySubsequences: false)
  return groups.map(\.count) == [8, 4, 4, 4, 12]
    && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
}

/// Whether a text is like "submitButton": small letters, a capital, and small letters again.
///
/// Brands such as iPhone and macOS are none.
private func isCamelCase(_ text: String) -> Bool {
  guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
    text.prefix(2).allSatisfy(\.isLowercase), text.count >= 6
  else { return false }
  let rest = text.drop { $0.isLowercase }
  return rest.first?.isUppercase == true && rest.dropFirst().prefix(2).allSatisfy(\.isLowercase)
    && rest.count >= 3
}

/// Whether a text is like "settings.audio.title": three parts at least, none of them a domain.
private func isTranslationKey(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count >= 3, parts.allSatisfy({ $0.count >= 2 && $0.first?.isLowercase == true }),
    parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" } }),
    parts[0] != "www", let last = parts.last
  else { return false }
  return last.count > 3 && last != "info"
}
