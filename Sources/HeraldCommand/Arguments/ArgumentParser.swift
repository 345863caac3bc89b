import CArgp
import Glibc

/// Reads a command line with glibc's argp, which also writes the help and the usage errors.
struct ArgumentParser {
  /// The name that the help shows ("herald plan").
  var name: String
  /// What stands for the operands in the help ("FILE").
  var operands: String
  /// One sentence, above the options.
  var summary: String
  /// Examples and more, below the options.
  var epilogue: String
  /// The options, by heading.
  var groups: [OptionGroup]

  /// Reads the words after the subcommand's name.
  ///
  /// `--help`, `--usage` and `--version` print and end the process with 0, an unknown option with 64.
  func parse(_ words: [String]) throws(UsageError) -> Arguments {
    let options = groups.flatMap(\.options)
    // argp keeps these for the life of the process, and the process reads one command line.
    let table = UnsafeMutableBufferPointer<argp_option>.allocate(
      capacity: options.count + groups.count + 1)
    unsafe table.initialize(repeating: argp_option())
    var row = 0
    for (group, heading) in groups.enumerated() {
      unsafe table[row].doc = UnsafePointer(strdup(heading.title + ":"))
      unsafe table[row].group = Int32(group + 1)
      row += 1
      for option in heading.options {
        unsafe table[row].name = UnsafePointer(strdup(option.name))
        unsafe table[row].key = Self.key(
          of: option, at: options.firstIndex { $0.name == option.name })
        unsafe table[row].arg = option.argument.flatMap { unsafe UnsafePointer(strdup($0)) }
        unsafe table[row].doc = UnsafePointer(strdup(option.help))
        unsafe table[row].group = Int32(group + 1)
        row += 1
      }
    }
    let state = ParserState(options: options)
    var definition = unsafe argp(
      options: UnsafePointer(table.baseAddress), parser: receive,
      args_doc: strdup(operands), doc: strdup(summary + "\u{0B}" + epilogue), children: nil,
      help_filter: nil, argp_domain: nil)
    unsafe herald_argp_set(strdup("herald \(heraldVersion)"), ExitStatus.usage.rawValue)
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe ([name] + words).map {
      unsafe strdup($0)
    }
    unsafe arguments.append(nil)
    let code = unsafe arguments.withUnsafeMutableBufferPointer { buffer in
      unsafe argp_parse(
        &definition, Int32(buffer.count - 1), buffer.baseAddress, 0, nil,
        Unmanaged.passUnretained(state).toOpaque())
    }
    guard code == 0 else {
      throw UsageError(
        "the command line could not be read: \(unsafe String(cString: strerror(code)))")
    }
    var parsed = state.arguments
    parsed.options = options
    try parsed.checkChoices()
    return parsed
  }

  /// A short name's character, else a number beyond all characters.
  fileprivate static func key(of option: CommandOption, at index: Int?) -> Int32 {
    option.short.flatMap { $0.asciiValue.map(Int32.init) } ?? Int32(256 + (index ?? 0))
  }
}

/// What argp's callback fills.
private final class ParserState {
  var arguments = Arguments()
  let names: [Int32: String]

  init(options: [CommandOption]) {
    var names: [Int32: String] = [:]
    for (index, option) in options.enumerated() {
      names[ArgumentParser.key(of: option, at: index)] = option.name
    }
    self.names = names
  }
}

/// Takes one option or operand from argp.
private func receive(
  key: Int32, value: UnsafeMutablePointer<CChar>?, state: UnsafeMutablePointer<argp_state>?
) -> error_t {
  guard let input = unsafe state?.pointee.input else { return herald_argp_unknown() }
  let parser = unsafe Unmanaged<ParserState>.fromOpaque(input).takeUnretainedValue()
  let text = unsafe value.map { unsafe String(cString: $0) }
  if key == 0, let text {
    parser.arguments.operands.append(text)
    return 0
  }
  guard let name = parser.names[key] else { return herald_argp_unknown() }
  parser.arguments.values[name, default: []].append(text ?? "")
  return 0
}
