/// One option of the command line, as `--help`, the man page and the completions show it.
struct CommandOption: Sendable {
  /// The long name, without dashes.
  var name: String
  /// The short name, where it has one.
  var short: Character?
  /// What stands for its value in the help; nil for a switch.
  var argument: String?
  /// What it does, in one sentence, with its default.
  var help: String
  /// The words that its value can be, where they are few: checked, and offered by completions.
  var choices: [String] = []

  /// A switch.
  static func flag(_ name: String, short: Character? = nil, _ help: String) -> CommandOption {
    CommandOption(name: name, short: short, argument: nil, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, short: Character? = nil, _ argument: String, _ help: String
  ) -> CommandOption {
    CommandOption(name: name, short: short, argument: argument, help: help)
  }

  /// An option whose value is one of a few words.
  static func choice(
    _ name: String, _ choices: [String], _ help: String
  ) -> CommandOption {
    CommandOption(
      name: name, argument: choices.joined(separator: "|"), help: help, choices: choices)
  }
}

/// Options under a heading of the help.
struct OptionGroup: Sendable {
  /// The heading.
  var title: String
  /// The options, in the order of the help.
  var options: [CommandOption]
}
