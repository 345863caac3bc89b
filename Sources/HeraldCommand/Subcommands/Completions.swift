/// `herald completions`: what shells offer after a tab, made from the same tables as the help.
enum CompletionsCommand: Subcommand {
  static let name = "completions"
  static let operands = "bash|zsh|fish|subcommands"
  static let summary = "Prints the completion script of a shell, or the list of subcommands."
  static let examples = """
    Example:
      $ herald completions bash > ~/.local/share/bash-completion/completions/herald
    """
  static let groups: [OptionGroup] = [.general]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    let script: String
    switch arguments.operands.first {
    case "bash": script = bash
    case "zsh": script = "#compdef herald\nautoload -U bashcompinit && bashcompinit\n" + bash
    case "fish": script = fish
    case "subcommands": script = subcommands.map { $0.name }.joined(separator: "\n")
    case let other:
      throw UsageError("\(other ?? "nothing"): expected bash, zsh, fish or subcommands")
    }
    try await standardOutput.line(script)
    return .done
  }

  private static var bash: String {
    let cases = subcommands.map { subcommand in
      let options = subcommand.groups.flatMap(\.options)
      let words = options.map { "--\($0.name)" }.joined(separator: " ")
      let values = options.filter { !$0.choices.isEmpty }.map { option in
        "      --\(option.name)) words=\"\(option.choices.joined(separator: " "))\" ;;"
      }
      return """
            \(subcommand.name))
            case $previous in
        \(values.joined(separator: "\n"))
              *) words="\(words) --help" ;;
            esac ;;
        """
    }
    return """
      _herald() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=""
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY=($(compgen -W "\(subcommands.map { $0.name }.joined(separator: " ")) --help --version" -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _herald herald
      """
  }

  private static var fish: String {
    var lines = subcommands.map {
      "complete -c herald -n __fish_use_subcommand -a \($0.name) -d \(quoted($0.summary))"
    }
    for subcommand in subcommands {
      for option in subcommand.groups.flatMap(\.options) {
        var line =
          "complete -c herald -n '__fish_seen_subcommand_from \(subcommand.name)' -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        if option.argument != nil { line += " -r" }
        if !option.choices.isEmpty {
          line += " -fa \(quoted(option.choices.joined(separator: " ")))"
        }
        lines.append(line + " -d \(quoted(option.help))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
