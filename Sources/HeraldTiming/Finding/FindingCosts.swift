/// What it costs, in seconds, to find the fields of an element.
public struct FindingCosts: Sendable, Hashable {
  /// For each field, in the author's order: when its value has been heard.
  public var fields: [Double]
  /// When nothing is wanted: when the announcement ends.
  public var announcement: Double

  /// The costs of the flat plan: it is heard until the value ends.
  public init(flat element: SpokenElement) {
    fields = element.flatEnds
    announcement = element.flatLength
  }

  /// The costs of the layered plan where the marked fields are high.
  ///
  /// A high field is heard where it stands in the announcement. For any other one the listener hears the
  /// announcement until it can be interrupted, opens the rotor, and steps to the field, hearing a share
  /// of each entry before it; the rotor holds all fields in the author's order.
  public init(layered element: SpokenElement, high: [Bool], model: ListeningModel) {
    var time = element.label.whole
    // The end of the last speech so far, and that of the essential part.
    var end = element.label.speech
    var costs = [Double](repeating: 0, count: element.fields.count)
    for (index, field) in element.fields.enumerated() where high[index] {
      end = time + field.high.speech
      costs[index] = end
      time += field.high.whole
    }
    let essential = end
    for part in element.rest where part.speech > 0 {
      end = time + part.speech
      time += part.whole
    }
    let unspoken = high.count { !$0 }
    let cue = unspoken < element.cues.count ? element.cues[unspoken] : 0
    if cue > 0 { end = time + cue }
    announcement = end
    let act = model.reactionTime + model.keyTime
    let opened =
      (model.waitsForCue ? end : essential) + model.reactionTime
      + Double(model.openingKeys) * model.keyTime
    var stepped = opened
    for (index, field) in element.fields.enumerated() {
      if !high[index] { costs[index] = stepped + field.content.speech }
      stepped += model.heardShare * field.content.speech + act
    }
    fields = costs
  }

  /// The expected time of a visit: some field is wanted in a share of them, by these probabilities.
  public func expected(_ probabilities: [Double], model: ListeningModel) -> Double {
    model.wantedShare * finding(probabilities) + (1 - model.wantedShare) * announcement
  }

  /// The expected time until the wanted field is known.
  public func finding(_ probabilities: [Double]) -> Double {
    zip(fields, probabilities).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The share of visits in which a field must be wanted for both plans to take equally long.
  ///
  /// Below it this plan is the shorter one, above it the other. Nil where one plan is shorter in any case.
  public func breakEven(against other: FindingCosts, _ probabilities: [Double]) -> Double? {
    let saved = other.announcement - announcement
    let lost = finding(probabilities) - other.finding(probabilities)
    guard (saved > 0) == (lost > 0), saved != 0, lost != 0 else { return nil }
    return saved / (saved + lost)
  }
}
