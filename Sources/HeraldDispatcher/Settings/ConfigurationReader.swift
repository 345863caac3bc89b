internal import Herald

extension ModuleConfiguration {
  /// What came of reading a file.
  public struct Reading: Sendable, Hashable {
    /// What the lines set that could be used.
    public var configuration = ModuleConfiguration()
    /// The lines that could not be used, in the file's order.
    public var complaints: [Complaint] = []
    /// What the used lines take for granted of the computer, in the file's order.
    public var claims: [Claim] = []
  }

  /// A line of the file that could not be used.
  public struct Complaint: Sendable, Hashable, CustomStringConvertible {
    /// The line's number, from 1.
    public var line: Int
    /// What is wrong with it.
    public var reason: String

    /// The reason with its line.
    public var description: String { "line \(line): \(reason)" }
  }

  /// What a line takes for granted of the computer, which its text alone cannot tell to be wrong.
  public enum Claim: Sendable, Hashable {
    /// That this path is a folder.
    case folder(String)
    /// That a voice has this language or name.
    case voice(String)
    /// That voices have a variant of this name.
    case variant(String)
  }

  /// Reads a file in the manner of speech-dispatcher's modules: `Name value` on a line, values quoted
  /// where they hold blanks, `#` before comments.
  ///
  /// No fault is fatal: a line that cannot be used changes nothing and is told.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - faults: the claims that were found to be wrong, and what is wrong with each.
  public static func read(_ text: String, faults: [Claim: String] = [:]) -> Reading {
    var reading = Reading()
    var lineOfRates = 1
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(Refusal) {
        let words = try words(of: line)
        guard let name = words.first else { continue }
        var changed = reading.configuration
        let claims = try changed.set(name, Array(words.dropFirst()))
        let reasons = claims.compactMap { faults[$0] }
        guard reasons.isEmpty else {
          throw Refusal(reason: "\(name): \(reasons.joined(separator: "; "))")
        }
        if changed.rates != reading.configuration.rates { lineOfRates = index + 1 }
        reading.configuration = changed
        reading.claims += claims.filter { !reading.claims.contains($0) }
      } catch {
        reading.complaints.append(Complaint(line: index + 1, reason: error.reason))
      }
    }
    if reading.configuration.rates != reading.configuration.rates.sorted() {
      reading.complaints.append(
        Complaint(
          line: lineOfRates, reason: "the rates do not rise from minimum to normal to maximum"))
      let defaults = ModuleConfiguration()
      reading.configuration.minimumRate = defaults.minimumRate
      reading.configuration.normalRate = defaults.normalRate
      reading.configuration.maximumRate = defaults.maximumRate
    }
    return reading
  }

  private var rates: [Int] { [minimumRate, normalRate, maximumRate] }

  /// Why a line cannot be used.
  private struct Refusal: Error {
    var reason: String
  }

  private static func words(of line: Substring) throws(Refusal) -> [String] {
    var words: [String] = []
    var rest = line[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first, first != "#" else { return words }
      if first == "\"" {
        let value = rest.dropFirst().prefix { $0 != "\"" }
        guard value.endIndex < rest.endIndex else {
          throw Refusal(reason: "the closing quote of \(rest) is missing")
        }
        words.append(String(value))
        rest = rest[value.endIndex...].dropFirst()
      } else {
        let value = rest.prefix { !$0.isWhitespace }
        words.append(String(value))
        rest = rest[value.endIndex...]
      }
    }
  }

  /// Sets an option and returns what its values take for granted.
  private mutating func set(_ name: String, _ values: [String]) throws(Refusal) -> [Claim] {
    let option = name.lowercased()
    guard Self.names.contains(where: { $0.lowercased() == option }) else {
      throw Refusal(
        reason: "no option is called \(name)\(suggestion(for: name, among: Self.names))")
    }
    let limit = option == "heraldvariants" ? Int.max : option == "heraldvoicetype" ? 2 : 1
    guard values.count <= limit else {
      throw Refusal(
        reason: "\(name) takes \(limit == 1 ? "one value" : "\(limit) values"), not "
          + "\(values.count); a value with blanks stands in quotes")
    }
    let value = values.first ?? ""
    switch option {
    case "heraldminrate": try set(\.minimumRate, value, in: SpeechParameters.rates)
    case "heraldnormalrate": try set(\.normalRate, value, in: SpeechParameters.rates)
    case "heraldmaxrate": try set(\.maximumRate, value, in: SpeechParameters.rates)
    case "heraldrateboost": try set(\.rateBoost, value, in: 100...400)
    case "heraldpitch": try set(\.pitch, value, in: SpeechParameters.pitches)
    case "heraldrange": try set(\.range, value, in: SpeechParameters.pitches)
    case "heraldvolume": try set(\.volume, value, in: SpeechParameters.volumes)
    case "heraldlead": try set(\.lead, value, in: 100...2_000)
    case "heraldlanguage":
      guard !value.isEmpty else { throw Refusal(reason: "\(name) needs a language") }
      language = value
      return [.voice(value)]
    case "heraldlistenerlanguage":
      guard !values.isEmpty else {
        throw Refusal(reason: "\(name) needs a language, or \"\" for the desktop's")
      }
      listenerLanguage = value
      return value.isEmpty ? [] : [.voice(value)]
    case "heraldvariants":
      guard !values.isEmpty else {
        throw Refusal(reason: "\(name) needs names of variants, or \"\" for none")
      }
      variants = values.flatMap { $0.split(whereSeparator: { " ,".contains($0) }).map(String.init) }
      return variants.map { .variant($0) }
    case "heraldvoicetype":
      let known = MessageSettings.VoiceType.allCases.map(\.rawValue)
      guard let type = MessageSettings.VoiceType(rawValue: value.lowercased()) else {
        throw Refusal(
          reason: "no voice type is called \(value)\(suggestion(for: value, among: known))")
      }
      let variant = values.dropFirst().first ?? ""
      voiceTypes[type] = variant
      return variant.isEmpty ? [] : [.variant(variant)]
    case "heraldcapitalicon":
      guard let mode = MessageSettings.Capitals(rawValue: value.lowercased()) else {
        throw Refusal(reason: "\(name) is one of none, spell, icon, pitch, not \(value)")
      }
      capitalIcon = mode
    case "heraldspokenforms":
      guard let choice = SpokenFormsChoice(rawValue: value.lowercased()) else {
        throw Refusal(reason: "\(name) is one of none, sure, all, not \(value)")
      }
      spokenForms = choice
    case "heraldsymbols": return try set(\.symbols, name, value)
    case "heraldsoundicons": return try set(\.soundIcons, name, value)
    default: break  // None of the names.
    }
    return []
  }

  private mutating func set(
    _ option: WritableKeyPath<ModuleConfiguration, Int>, _ value: String, in range: ClosedRange<Int>
  ) throws(Refusal) {
    guard let number = Int(value), range.contains(number) else {
      throw Refusal(
        reason: "\(value.isEmpty ? "nothing" : value) is not a number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    self[keyPath: option] = number
  }

  private mutating func set(
    _ folder: WritableKeyPath<ModuleConfiguration, String>, _ name: String, _ value: String
  ) throws(Refusal) -> [Claim] {
    guard !value.isEmpty else { throw Refusal(reason: "\(name) needs a folder") }
    self[keyPath: folder] = value
    return [.folder(value)]
  }
}
