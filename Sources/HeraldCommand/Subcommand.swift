/// One subcommand: its help, its options, and what it does.
protocol Subcommand: Sendable {
  /// The word that is typed.
  static var name: String { get }
  /// What stands for its operands in the help.
  static var operands: String { get }
  /// What it does, in one sentence.
  static var summary: String { get }
  /// An example or more, with what is printed.
  static var examples: String { get }
  /// Its options, by heading.
  static var groups: [OptionGroup] { get }

  /// Does it.
  static func run(_ arguments: Arguments) async throws -> ExitStatus
}

extension Subcommand {
  /// How the command line after the subcommand's name is read.
  static var parser: ArgumentParser {
    ArgumentParser(
      name: "herald \(name)", operands: operands, summary: summary, epilogue: examples,
      groups: groups)
  }
}

/// Every subcommand, in the order of the help.
let subcommands: [any Subcommand.Type] = [
  PlanCommand.self, SpeakCommand.self, BrowseCommand.self, RenderCommand.self, MeasureCommand.self,
  CompareCommand.self, AdviseCommand.self, LintCommand.self, MergeCommand.self, SayAsCommand.self,
  StudyCommand.self, ConfigCommand.self, VoicesCommand.self, DoctorCommand.self,
  CompletionsCommand.self,
]
