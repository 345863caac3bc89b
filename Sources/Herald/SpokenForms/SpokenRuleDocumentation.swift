extension SpokenRule {
  /// The rules with their examples as a Markdown page, in the order in which they are asked.
  public static var documentation: String {
    var page = """
      # Spoken forms

      What Herald makes of what is written, before the engine reads it. What no rule is sure of stays \
      as it is. `herald say-as TEXT` shows what becomes of a text, and by which rule. The rules are \
      asked in this order; their examples are their tests.

      """
    for rule in all {
      page += "\n## \(rule.name.prefix(1).uppercased() + rule.name.dropFirst())\n\n"
      page += rule.summary + "\n\n| language | field | written | said |\n|---|---|---|---|\n"
      for example in rule.examples {
        let said = example.spoken == example.written ? "*stays*" : cell(example.spoken)
        page +=
          "| \(example.language) | \(cell(example.field ?? "")) | \(cell(example.written)) | \(said) |\n"
      }
    }
    return page
  }

  /// A text as code inside a table, with its spaces and bars visible.
  private static func cell(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x7C: shown += "\\|"
      case 0xA0, 0x202F, 0x2009: shown += "␣"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "`\(shown)`"
  }
}
