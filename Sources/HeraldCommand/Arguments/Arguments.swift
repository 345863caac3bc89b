import Herald

/// What was typed, by option name; typed access checks it.
struct Arguments: Sendable {
  /// The values of each option in the order typed; "" for a switch.
  var values: [String: [String]] = [:]
  /// What is no option.
  var operands: [String] = []
  /// The options that the subcommand has, for their choices.
  var options: [CommandOption] = []

  /// Whether the option was typed.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value typed: a later one wins, so that scripts can append.
  func string(_ name: String) -> String? { values[name]?.last }

  /// Every value typed.
  func strings(_ name: String) -> [String] { values[name] ?? [] }

  /// A whole number in a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = string(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(name) \(text): expected a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// A number of seconds, at least 0.
  func seconds(_ name: String) throws(UsageError) -> Double? {
    guard let text = string(name) else { return nil }
    guard let number = Double(text), number.isFinite, number >= 0 else {
      throw UsageError("--\(name) \(text): expected a number of seconds")
    }
    return number
  }

  /// One of the words of an enumeration.
  func choice<Value: RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(UsageError) -> Value? {
    guard let text = string(name) else { return nil }
    guard let value = Value(rawValue: text) else { throw wrongChoice(name, text) }
    return value
  }

  /// Checks that every option with choices was given one of them.
  func checkChoices() throws(UsageError) {
    for option in options where !option.choices.isEmpty {
      for text in strings(option.name) where !option.choices.contains(text) {
        throw wrongChoice(option.name, text)
      }
    }
  }

  private func wrongChoice(_ name: String, _ text: String) -> UsageError {
    let choices = options.first { $0.name == name }?.choices ?? []
    return UsageError(
      "--\(name) \(text): expected one of \(choices.joined(separator: ", "))"
        + suggestion(for: text, among: choices))
  }
}

/// A wrong option or value: exit status 64.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
