import Herald

/// Why an expression is no requirement, and where.
public struct RequirementError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The expression.
  public var text: String
  /// The 1-based column, in characters, at which something else was expected.
  public var column: Int
  /// What was expected.
  public var message: String

  /// `EXPR: column N: message`.
  public var description: String { "\(text): column \(column): \(message)" }
}

extension Requirement {
  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: the expression.
  ///   - variants: the names that plans can have here.
  /// - Throws: ``RequirementError`` with the column and what was expected there.
  public init(_ text: String, variants: [String]) throws(RequirementError) {
    var parser = RequirementParser(text, variants: variants)
    self = try parser.requirement()
  }
}

/// Reads an expression from left to right.
private struct RequirementParser {
  private let text: String
  private let characters: [Character]
  private let variants: [String]
  private var place = 0

  init(_ text: String, variants: [String]) {
    self.text = text
    characters = Array(text)
    self.variants = variants
  }

  mutating func requirement() throws(RequirementError) -> Requirement {
    skipBlanks()
    let left = try operand(inheriting: nil)
    skipBlanks()
    let relation = try relation()
    skipBlanks()
    let right = try limit(for: left)
    skipBlanks()
    guard place == characters.count else {
      throw fault("expected the end, found \"\(String(characters[place...]))\"")
    }
    return Requirement(text: text, left: left, relation: relation, right: right)
  }

  private mutating func relation() throws(RequirementError) -> Requirement.Relation {
    for relation in Requirement.Relation.allCases where isNext(relation.rawValue) {
      place += relation.rawValue.count
      return relation
    }
    throw fault("expected one of <=, <, >=, >")
  }

  private mutating func limit(
    for left: Requirement.Operand
  ) throws(RequirementError) -> Requirement.Limit {
    guard place < characters.count else { throw fault("expected a number or a plan") }
    var factor = 1.0
    if let number = try number() {
      skipBlanks()
      guard isNext("*") else { return .number(number) }
      place += 1
      skipBlanks()
      factor = number
    }
    let start = place
    let right = try operand(inheriting: left)
    guard (right.quantity == .words) == (left.quantity == .words) else {
      throw fault("expected words on both sides, or seconds on both", at: start)
    }
    return .share(factor, of: right)
  }

  /// A number such as 4, 0.6 or .5; nil where none begins here.
  private mutating func number() throws(RequirementError) -> Double? {
    guard let first = next, first.isASCII, first.isNumber || first == "." || first == "-"
    else { return nil }
    let start = place
    while let character = next, character.isASCII,
      character.isNumber || [".", "-", "+", "e", "E"].contains(character)
    { place += 1 }
    guard let number = Double(String(characters[start..<place])), number.isFinite, number >= 0
    else { throw fault("expected a number, at least 0", at: start) }
    return number
  }

  private mutating func operand(
    inheriting left: Requirement.Operand?
  ) throws(RequirementError) -> Requirement.Operand {
    let start = place
    // The longest name wins, since names of profiles may hold full stops.
    let names = variants.indices.filter { isNext(variants[$0]) && ends(after: variants[$0]) }
    guard let variant = names.max(by: { variants[$0].count < variants[$1].count }) else {
      let word = word(from: start, through: ["."])
      let found = word.isEmpty ? "" : ", found \"\(word)\""
      throw fault(
        "expected a plan (\(variants.joined(separator: ", ")))\(found)"
          + (word.isEmpty ? "" : suggestion(for: word, among: variants)))
    }
    place += variants[variant].count
    var operand = Requirement.Operand(
      variant: variant, quantity: left?.quantity ?? .seconds, statistic: left?.statistic ?? .total)
    guard next == "." else { return operand }
    operand.quantity = .seconds
    operand.statistic = .total
    place += 1
    let quantity = try measure(into: &operand, allowsQuantity: true)
    if quantity, next == "." {
      place += 1
      _ = try measure(into: &operand, allowsQuantity: false)
    }
    return operand
  }

  /// Reads one name of a measure, and tells whether it is a quantity, which a statistic may follow.
  private mutating func measure(
    into operand: inout Requirement.Operand, allowsQuantity: Bool
  ) throws(RequirementError) -> Bool {
    let word = word(from: place, through: ["."])
    if allowsQuantity, let quantity = Comparison.Quantity(rawValue: word) {
      operand.quantity = quantity
      place += word.count
      return true
    }
    guard let statistic = Comparison.Statistic(rawValue: word) else {
      let statistics = Comparison.Statistic.allCases.map(\.rawValue)
      let quantities = Comparison.Quantity.allCases.map(\.rawValue)
      let known = allowsQuantity ? quantities + statistics : statistics
      throw fault(
        "expected a measure (\(known.joined(separator: ", ")))"
          + (word.isEmpty ? "" : ", found \"\(word)\"\(suggestion(for: word, among: known))"))
    }
    operand.statistic = statistic
    place += word.count
    return false
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private func isNext(_ word: String) -> Bool { characters[place...].starts(with: word) }

  /// Whether a name does not go on after this one.
  private func ends(after name: String) -> Bool {
    let after = place + name.count
    guard after < characters.count else { return true }
    return characters[after] == "." || Self.endsWords(characters[after])
  }

  private func word(from start: Int, through ends: Set<Character>) -> String {
    String(characters[start...].prefix { !Self.endsWords($0) && !ends.contains($0) })
  }

  private static func endsWords(_ character: Character) -> Bool {
    character.isWhitespace || ["<", ">", "=", "*"].contains(character)
  }

  private mutating func skipBlanks() {
    while next?.isWhitespace == true { place += 1 }
  }

  private func fault(_ message: String, at index: Int? = nil) -> RequirementError {
    RequirementError(text: text, column: (index ?? place) + 1, message: message)
  }
}
