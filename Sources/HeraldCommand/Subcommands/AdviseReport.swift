import HeraldTiming

/// Says an advice in words, with the numbers.
struct AdviceReport {
  let advice: Advice
  let interest: FieldInterest
  let model: ListeningModel

  private struct Document: Encodable {
    struct Listener: Encodable {
      var keyTime: Double
      var reactionTime: Double
      var heardShare: Double
      var openingKeys: Int
      var waitsForCue: Bool
      var wantedShare: Double
    }
    var high: [String]
    var highNow: [String]
    var expected: Advice.Expected
    var isExact: Bool
    var comparedSets: Int
    var elements: Int
    var breakEven: Double?
    var fields: [Advice.FieldAdvice]
    var listener: Listener
  }

  private var high: [String] { advice.fields.filter(\.shouldBeHigh).map(\.name) }
  private var highNow: [String] { advice.fields.filter(\.isHigh).map(\.name) }

  func print(_ arguments: Arguments) async throws {
    if arguments.has("json") {
      let document = Document(
        high: high, highNow: highNow, expected: advice.expected, isExact: advice.isExact,
        comparedSets: advice.comparedSets, elements: advice.elements, breakEven: advice.breakEven,
        fields: advice.fields,
        listener: .init(
          keyTime: model.keyTime, reactionTime: model.reactionTime, heardShare: model.heardShare,
          openingKeys: model.openingKeys, waitsForCue: model.waitsForCue,
          wantedShare: model.wantedShare))
      try await standardOutput.line(try json(document, pretty: true))
      return
    }
    for line in sentences + table { try await standardOutput.line(line) }
  }

  private var sentences: [String] {
    guard advice.elements > 0 else { return ["No element has a field that is wanted."] }
    let expected = advice.expected
    let now = highNow.isEmpty ? "no field high" : "\(highNow.joined(separator: ", ")) high"
    var lines: [String] = []
    if Set(high) == Set(highNow) {
      lines.append("Leave the fields as they are: \(now).")
      lines.append("Expected time of a visit: \(s(expected.now)); flat: \(s(expected.flat)).")
    } else {
      lines.append(
        high.isEmpty ? "Mark no field high." : "Mark high: \(high.joined(separator: ", ")).")
      let saved = expected.now > 0 ? (1 - expected.advised / expected.now) * 100 : 0
      lines.append(
        "Expected time of a visit: \(s(expected.now)) now, with \(now); \(s(expected.advised)) then "
          + "(\(Int(saved.rounded())) % less); flat: \(s(expected.flat)).")
    }
    if let share = advice.breakEven {
      lines.append(
        "Break-even: the layered plan is the quicker one while a field is wanted in less than "
          + "\(Int((share * 100).rounded())) % of the visits, the flat one beyond.")
    } else if expected.advised <= expected.flat {
      lines.append(
        "Break-even: none; the layered plan is the quicker one however often a field is wanted.")
    }
    if model.wantedShare == 1, high.count > 1 {
      lines.append(
        "This counts visits that want a field and no others: high fields delay only what is said after "
          + "them. --wanted 0.5 counts visits that hear the whole announcement too.")
    }
    let later = advice.fields.filter { $0.interest > 0 && $0.advised > $0.flat }.map(\.name)
    if !later.isEmpty {
      lines.append("Sooner known in the flat plan: \(later.joined(separator: ", ")).")
    }
    let count = "\(advice.comparedSets) sets of \(advice.fields.count) fields"
    lines.append(
      advice.isExact
        ? "All \(count) were compared: none is quicker."
        : "Only \(count) were compared, one field added or taken at a time: a quicker one may exist."
    )
    return lines
  }

  private var table: [String] {
    guard !advice.fields.isEmpty, advice.elements > 0 else { return [] }
    let width = max(5, advice.fields.map(\.name.count).max() ?? 0)
    func row(_ name: String, _ cells: [String]) -> String {
      name + String(repeating: " ", count: max(0, width - name.count))
        + cells.map { padded($0, 10) }.joined()
    }
    return ["", row("field", ["interest", "flat s", "now s", "then s"])]
      + advice.fields.map { field in
        row(
          field.name,
          [
            "\(Int((field.interest * 100).rounded())) %", fixed(field.flat, width: 0),
            fixed(field.now, width: 0), fixed(field.advised, width: 0),
          ]) + (field.shouldBeHigh ? "  high" : "")
      }
  }

  private func s(_ seconds: Double) -> String { "\(fixed(seconds, width: 0)) s" }
}
