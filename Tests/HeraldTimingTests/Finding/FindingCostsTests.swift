import HeraldTiming
import Testing

@Suite("The cost of finding a field")
struct FindingCostsTests {
  /// Label 1 s, fields of 1, 2 and 3 s, cue 1 s, pauses of 0.25 s.
  private let element = SpokenElement(
    label: .init(speech: 1, pause: 0.25),
    fields: [1.0, 2, 3].enumerated().map { index, length in
      .init(
        name: "f\(index)", high: .init(speech: length, pause: 0.25),
        content: .init(speech: length, pause: 0.25))
    },
    cues: [0, 1, 1, 1])

  private func model(_ change: (inout ListeningModel) -> Void = { _ in }) -> ListeningModel {
    var model = ListeningModel()
    model.keyTime = 0.3
    model.reactionTime = 0.2
    model.heardShare = 0.5
    change(&model)
    return model
  }

  @Test("Flat: until the value ends")
  func flat() {
    let costs = FindingCosts(flat: element)
    #expect(costs.fields == [2.25, 4.5, 7.75])
    #expect(costs.announcement == 7.75)
  }

  @Test("Layered: the worked example of Documentation/Measures.md")
  func layered() {
    let costs = FindingCosts(layered: element, high: [false, false, false], model: model())
    // The announcement ends at 2.25; 0.5 to open; each entry before is half heard, 0.5 to step.
    #expect(costs.announcement == 2.25)
    close(costs.fields, [2.25 + 0.5 + 1, 2.75 + 0.5 + 0.5 + 2, 2.75 + 0.5 + 0.5 + 1 + 0.5 + 3])
  }

  @Test("A high field is heard in its place, and stays in the rotor")
  func high() {
    let costs = FindingCosts(layered: element, high: [false, true, false], model: model())
    #expect(costs.announcement == 1 + 0.25 + 2 + 0.25 + 1)
    close(costs.fields, [4.5 + 0.5 + 1, 3.25, 4.5 + 0.5 + 1 + 1.5 + 3])
    let all = FindingCosts(layered: element, high: [true, true, true], model: model())
    #expect(all.fields == FindingCosts(flat: element).fields)
    #expect(all.announcement == 7.75)
  }

  @Test("A listener who does not wait for the cue")
  func impatient() {
    let costs = FindingCosts(
      layered: element, high: [true, false, false],
      model: model {
        $0.waitsForCue = false
        $0.openingKeys = 3
      })
    close(costs.fields, [2.25, 2.25 + 0.2 + 0.9 + 1 + 2, 2.25 + 1.1 + 1 + 0.5 + 1 + 3])
  }

  @Test("Expected time: interest, and visits in which nothing is wanted")
  func expected() {
    let flat = FindingCosts(flat: element)
    #expect(
      flat.finding(
        FieldInterest.weights(["f0": 3, "f2": 1]).probabilities(
          of: ["f0", "f1", "f2"])) == 2.25 * 0.75 + 7.75 * 0.25)
    let half = model { $0.wantedShare = 0.5 }
    #expect(flat.expected([1, 0, 0], model: half) == 0.5 * 2.25 + 0.5 * 7.75)
  }

  @Test("Interest: uniform, weights, Zipf; none wanted")
  func interest() {
    #expect(FieldInterest.uniform.probabilities(of: ["a", "b"]) == [0.5, 0.5])
    close(FieldInterest.zipf(1).probabilities(of: ["a", "b"]), [2.0 / 3, 1.0 / 3])
    #expect(FieldInterest.zipf(0).probabilities(of: ["a", "b"]) == [0.5, 0.5])
    #expect(FieldInterest.weights(["x": 1]).probabilities(of: ["a"]) == [0])
    #expect(FieldInterest.uniform.probabilities(of: []) == [])
  }

  @Test("Break-even: below it the layered plan is quicker, above it the flat one")
  func breakEven() throws {
    let layered = FindingCosts(layered: element, high: [false, false, false], model: model())
    let flat = FindingCosts(flat: element)
    // Nothing wanted: 5.5 s saved; the first field: 3.75 against 2.25, 1.5 s lost.
    let share = try #require(layered.breakEven(against: flat, [1, 0, 0]))
    #expect(abs(share - 5.5 / 7) < 1e-12)
    var at = ListeningModel()
    at.wantedShare = share
    #expect(
      abs(layered.expected([1, 0, 0], model: at) - flat.expected([1, 0, 0], model: at)) < 1e-12)
    #expect(flat.breakEven(against: flat, [1, 0, 0]) == nil)
  }

  private func close(
    _ actual: [Double], _ expected: [Double], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(actual.count == expected.count, sourceLocation: location)
    for (a, b) in zip(actual, expected) {
      #expect(abs(a - b) < 1e-12, sourceLocation: location)
    }
  }
}
