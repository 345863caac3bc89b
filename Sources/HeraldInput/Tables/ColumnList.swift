/// Column names as they stand in options: separated by commas, a backslash escaping one.
public enum ColumnList {
  /// The names in "a,b\,c": "a" and "b,c"; empty ones are left out.
  public static func names(in text: String) -> [String] {
    split(text, at: ",").filter { !$0.isEmpty }
  }

  /// Column and text in "COL=TEXT", a backslash escaping an equals sign; nil where there is none.
  public static func assignment(in text: String) -> (column: String, text: String)? {
    var column = ""
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        column.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "=" {
        return column.isEmpty ? nil : (column, String(text[text.index(after: index)...]))
      } else {
        column.append(character)
      }
    }
    return nil
  }

  private static func split(_ text: String, at separator: Character) -> [String] {
    var names = [""]
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if !isEscaped, character == separator {
        names.append("")
      } else {
        if isEscaped, character != separator, character != "\\" {
          names[names.count - 1].append("\\")
        }
        names[names.count - 1].append(character)
      }
      isEscaped = false
    }
    if isEscaped { names[names.count - 1].append("\\") }
    return names
  }
}

/// A column's header as it is spoken: underscores are spaces.
func spokenName(_ header: String) -> String {
  spokenLine(header.replacing("_", with: " "))
}
