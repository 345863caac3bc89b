/// Words of a text, in lower case, without anything between them.
func words(of text: String) -> [String] {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
}

/// Whether a text has anything that a voice can say as a word.
func hasWords(_ text: String) -> Bool {
  text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
}

/// A text for messages, cut where it is long.
func quoted(_ text: String) -> String {
  text.count <= 60 ? "“\(text)”" : "“\(text.prefix(57))…”"
}
