import Glibc
import Herald
import HeraldSound

/// The command `herald`: finds the subcommand, runs it, and ends with its status.
@main
enum HeraldMain {
  static func main() async {
    // A closed pipe is an error of the write that meets it, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    keepStandardStreams()
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Puts something that cannot be used in the place of a standard stream that is closed, or the next
  /// socket would get its number, and what is meant for a reader would go there.
  private static func keepStandardStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func run(_ words: [String]) async -> ExitStatus {
    do {
      guard let word = words.first, let subcommand = subcommands.first(where: { $0.name == word })
      else { return try await withoutSubcommand(words) }
      let arguments = try subcommand.parser.parse(Array(words.dropFirst()))
      let status = try await stoppable { try await subcommand.run(arguments) }
      try await standardOutput.flush()
      return status
    } catch {
      // What was done before the fault is a result too.
      try? await standardOutput.flush()
      return report(error)
    }
  }

  private static func withoutSubcommand(_ words: [String]) async throws -> ExitStatus {
    guard let word = words.first, !word.hasPrefix("-") else {
      let overview = ArgumentParser(
        name: "herald", operands: "SUBCOMMAND [OPTION...] [FILE]",
        summary: "Says the essential of an element at once, keeps the rest until it is asked for, "
          + "and tells to the frame how long everything takes.",
        epilogue: overview, groups: [])
      _ = try overview.parse(words.isEmpty ? ["--help"] : words)
      return .usage
    }
    throw UsageError(
      "no subcommand \(word)\(suggestion(for: word, among: subcommands.map { $0.name })); "
        + "see herald --help")
  }

  private static var overview: String {
    let width = subcommands.map { $0.name.count }.max() ?? 0
    let lines = subcommands.map { subcommand in
      let gap = String(repeating: " ", count: width - subcommand.name.count + 2)
      return "  " + subcommand.name + gap + subcommand.summary
    }
    return "Subcommands (each has --help with an example):\n" + lines.joined(separator: "\n")
  }

  /// Tells what went wrong, and with which status the command ends.
  private static func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let failure as Failure:
      if !failure.description.isEmpty { message(failure.description) }
      return failure.status
    case let usage as UsageError:
      message(usage.description)
      return .usage
    case let input as InputError:
      message(input.description)
      return switch input.kind {
      case .malformed: .badInput
      case .unreadable: .noInput
      case .usage: .usage
      }
    case let output as OutputError:
      message(output.description)
      return .cannotWrite
    case let speaker as SpeakerError:
      message(speaker.description)
      return .unavailable
    case let engine as EngineError:
      message(engine.description)
      return engine.code == .unknownVoice
        ? .usage : engine.code == .noEngine ? .unavailable : .someFailed
    default:
      message(String(describing: error))
      return .someFailed
    }
  }
}
