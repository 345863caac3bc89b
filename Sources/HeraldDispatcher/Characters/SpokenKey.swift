/// What is said for the name of a key ("control_alt_Delete", "KP_5", "double-quote").
func spokenKey(_ key: String, names: SymbolNames) -> String {
  let name = key.count > 1 && key.hasPrefix("KP_") ? "kp-" + key.dropFirst(3) : key
  if name.count == 1, let character = name.first { return spokenCharacter(character, names: names) }
  var parts = name.split(separator: "_").map(String.init)
  // A combination with the underscore itself ends in one.
  if name.hasSuffix("_") || parts.isEmpty { parts.append("underscore") }
  return parts.map { spokenKeyPart($0, names: names) }.joined(separator: " ")
}

private func spokenKeyPart(_ part: String, names: SymbolNames) -> String {
  if part.count == 1, let character = part.first { return spokenCharacter(character, names: names) }
  let lower = part.lowercased()
  switch lower {
  case "space": return names.name(of: " ") ?? "space"
  case "underscore": return spokenCharacter("_", names: names)
  case "double-quote": return spokenCharacter("\"", names: names)
  default: break
  }
  if lower.hasPrefix("kp-"), lower.count > 3 {
    let rest = lower.dropFirst(3)
    let key = rest.first.map { rest.count == 1 ? spokenCharacter($0, names: names) : String(rest) }
    return "keypad \(key ?? "")"
  }
  if lower.first == "f", let number = Int(lower.dropFirst()) { return "F \(number)" }
  return String(part.map { $0 == "-" ? " " : $0 }).lowercased()
}
