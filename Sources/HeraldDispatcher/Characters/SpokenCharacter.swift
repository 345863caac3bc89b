/// What is said for one character: its name where it is a symbol, else the character itself.
func spokenCharacter(_ character: Character, names: SymbolNames) -> String {
  let text = String(character)
  if let name = names.name(of: text) { return name }
  if character.isLetter || character.isNumber { return text }
  if let name = SymbolNames.english.name(of: text) { return name }
  if character.isWhitespace { return "space" }
  // Unicode's own name, which is English, for what no dictionary knows: better than silence.
  let parts = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map {
    names.name(of: String($0)) ?? $0.properties.name?.lowercased()
      ?? $0.properties.nameAlias?.lowercased() ?? "character \(String($0.value, radix: 16))"
  }
  return parts.joined(separator: " ")
}
