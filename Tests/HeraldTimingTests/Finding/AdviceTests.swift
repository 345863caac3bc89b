import HeraldTiming
import TestRuns
import Testing

@Suite("Advice on which fields are high")
struct AdviceTests {
  @Test("A brute force that plays every visit agrees", arguments: 0..<40)
  func bruteForce(seed: UInt64) {
    var random = SeededNumbers(seed: seed &* 7919 &+ 1)
    let names = (0..<random.integer(1...6)).map { "f\($0)" }
    let elements = (0..<random.integer(1...5)).map { _ in
      element(names.filter { _ in random.unit() > 0.2 }, &random)
    }
    var groups = ElementGroups()
    for element in elements { groups.add(element) }
    var model = ListeningModel()
    model.wantedShare = seed % 2 == 0 ? 1 : 0.4
    model.waitsForCue = seed % 3 != 0
    let interest: FieldInterest =
      seed % 5 == 0
      ? .uniform
      : seed % 5 == 1
        ? .zipf(1.2)
        : .weights(Dictionary(uniqueKeysWithValues: names.map { ($0, random.unit()) }))
    let advice = Advice(groups, high: ["f0"], interest: interest, model: model)
    #expect(advice.isExact)
    let known = groups.names
    let wanted = elements.filter {
      interest.probabilities(of: $0.fields.map(\.name)).contains { $0 > 0 }
    }
    guard !wanted.isEmpty else { return }
    var best = Double.infinity
    for mask in 0..<1 << known.count {
      let high = Set(known.indices.filter { mask >> $0 & 1 == 1 }.map { known[$0] })
      best = min(best, played(wanted, high, interest, model))
    }
    let advised = Set(advice.fields.filter(\.shouldBeHigh).map(\.name))
    #expect(abs(advice.expected.advised - best) < 1e-9)
    #expect(abs(played(wanted, advised, interest, model) - best) < 1e-9)
    #expect(abs(played(wanted, ["f0"], interest, model) - advice.expected.now) < 1e-9)
  }

  @Test("The field that is wanted most is the one to say at once")
  func plain() {
    var groups = ElementGroups()
    groups.add(element(of: [("Price", 2), ("Colour", 2), ("Maker", 2)]))
    groups.add(element(of: [("Price", 2), ("Colour", 2), ("Maker", 2)]))
    var model = ListeningModel()
    model.wantedShare = 0.75
    let interest = FieldInterest.weights(["Price": 9, "Maker": 1])
    let advice = Advice(groups, high: ["Colour"], interest: interest, model: model)
    #expect(advice.fields.filter(\.shouldBeHigh).map(\.name) == ["Price"])
    // Where every visit wants a field, one said after the others delays none of them.
    let always = Advice(groups, high: ["Colour"], interest: interest, model: ListeningModel())
    #expect(always.fields.filter(\.shouldBeHigh).map(\.name) == ["Price", "Maker"])
    #expect(advice.fields.map(\.isHigh) == [false, true, false])
    #expect(advice.expected.advised < advice.expected.now)
    #expect(advice.elements == 2)
    #expect(advice.comparedSets == 8)
  }

  @Test("Beyond sixteen fields it says that it is not exact, and still improves")
  func many() {
    var groups = ElementGroups()
    groups.add(element(of: (0..<20).map { ("f\($0)", 1.0) }))
    let advice = Advice(
      groups, high: [], interest: .weights(["f19": 5, "f3": 1]), model: ListeningModel())
    #expect(!advice.isExact)
    #expect(advice.fields.filter(\.shouldBeHigh).map(\.name).contains("f19"))
    #expect(advice.expected.advised < advice.expected.now)
  }

  @Test("No elements, no fields, nothing wanted: no advice and no crash")
  func nothing() {
    #expect(Advice(ElementGroups(), high: [], interest: .uniform, model: .init()).fields == [])
    var groups = ElementGroups()
    groups.add(element(of: []))
    #expect(Advice(groups, high: [], interest: .uniform, model: .init()).elements == 0)
    groups.add(element(of: [("a", 1)]))
    let advice = Advice(groups, high: [], interest: .weights(["b": 1]), model: .init())
    #expect(advice.elements == 0)
    #expect(advice.fields.map(\.shouldBeHigh) == [false])
  }

  // MARK: - Playing visits, written without the code under test

  private func played(
    _ elements: [SpokenElement], _ high: Set<String>, _ interest: FieldInterest,
    _ model: ListeningModel
  ) -> Double {
    var sum = 0.0
    for element in elements {
      let chances = interest.probabilities(of: element.fields.map(\.name))
      // The announcement as (name, start, end), pauses between.
      var clock = 0.0
      var ends: [String: Double] = [:]
      var lastEnd = 0.0
      func say(_ name: String, _ part: SpokenElement.Part) {
        lastEnd = clock + part.speech
        ends[name] = lastEnd
        clock = lastEnd + part.pause
      }
      say("", element.label)
      for field in element.fields where high.contains(field.name) { say(field.name, field.high) }
      let essential = lastEnd
      for part in element.rest { say("rest", part) }
      let unspoken = element.fields.filter { !high.contains($0.name) }.count
      if unspoken > 0 { say("cue", .init(speech: element.cues[unspoken], pause: 0)) }
      var cost = (1 - model.wantedShare) * lastEnd
      for (index, field) in element.fields.enumerated() {
        var time = ends[field.name] ?? 0
        if !high.contains(field.name) {
          time = model.waitsForCue ? lastEnd : essential
          time += model.reactionTime + Double(model.openingKeys) * model.keyTime
          for before in element.fields[..<index] {
            time += before.content.speech * model.heardShare + model.reactionTime + model.keyTime
          }
          time += field.content.speech
        }
        cost += model.wantedShare * chances[index] * time
      }
      sum += cost
    }
    return sum / Double(elements.count)
  }

  private func element(_ names: [String], _ random: inout SeededNumbers) -> SpokenElement {
    var result = element(of: names.map { ($0, 0.3 + 3 * random.unit()) })
    result.label.speech = 0.5 + random.unit()
    if random.unit() > 0.5 { result.rest = [.init(speech: random.unit(), pause: 0.2)] }
    for index in result.fields.indices { result.fields[index].high.speech *= 0.8 + random.unit() }
    return result
  }

  private func element(of fields: [(String, Double)]) -> SpokenElement {
    SpokenElement(
      label: .init(speech: 1, pause: 0.25),
      fields: fields.map {
        .init(
          name: $0.0, high: .init(speech: $0.1, pause: 0.25),
          content: .init(speech: $0.1, pause: 0.25))
      },
      cues: (0...fields.count).map { $0 == 0 ? 0 : 1 + 0.1 * Double($0) })
  }
}

extension SeededNumbers {
  fileprivate mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  fileprivate mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }
}
