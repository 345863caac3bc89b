import Herald
import HeraldEngine
import HeraldInput
import HeraldTiming

/// `herald advise`: which fields should be high.
enum AdviseCommand: Subcommand {
  static let name = "advise"
  static let operands = "FILE"
  static let summary = "Tells which fields to mark high so that what is wanted is found soonest."
  static let examples = """
    Example:
      $ herald advise cars.json --label Name --interest Horsepower=5,Origin=1
      $ herald advise Examples/dogs.json --zipf 1

    The lengths are measured; how the listener gets at a field is modelled, with the parameters under
    "The listener" (Documentation/Measures.md has their sources). Without --interest or --zipf every
    field is wanted alike.
    """
  static let groups = [
    OptionGroup(
      title: "Interest",
      options: [
        .value(
          "interest", "FIELD=WEIGHT[,…]", "how often each field is wanted; others never are"),
        .value("zipf", "S", "a field's weight is 1 / place^S, in the author's order"),
        .value("wanted", "SHARE", "share of visits in which any field is wanted, 0 to 1 (1)"),
      ]),
    OptionGroup(
      title: "The listener",
      options: [
        .value("key-time", "SECONDS", "time to press a key (0.28)"),
        .value("reaction-time", "SECONDS", "time from hearing to acting (0.24)"),
        .value("heard", "SHARE", "how much of an entry is heard before moving on, 0 to 1 (0.53)"),
        .value("opening-keys", "N", "keys that open the rotor (1)"),
        .flag("no-wait", "opens the rotor once the essential is known, not after the cue"),
      ]),
    OptionGroup(title: "Output", options: [.flag("json", "print the figures as JSON")]),
    .input, .announcing, .voice, .rendering, .general,
  ]

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    var pipeline = try Pipeline(arguments)
    let model = try arguments.listeningModel()
    let asked = try arguments.fieldInterest()
    // The plan is what is looked for: everything is measured as the layered plan says it.
    pipeline.settings.plan = .layered
    pipeline.settings.budget = nil
    let engine = try Engine(arguments, jobs: pipeline.jobs)
    let measuring = SpokenElements(
      pipeline: pipeline, synthesizer: LengthCache(engine.synthesizer))
    var source = try ElementSource(arguments, checkFirst: true)
    var groups = ElementGroups()
    var high: Set<String> = []
    var failed = 0
    var progress = Progress("measured", total: source.total, quiet: arguments.has("quiet"))
    var done = 0
    try await inOrder(
      jobs: pipeline.jobs, next: { try source.next() },
      work: { try await measuring.spoken($0) },
      deliver: { spoken in
        done += 1
        progress.update(done)
        guard let spoken else {
          failed += 1
          return
        }
        groups.add(spoken.element)
        high.formUnion(spoken.high)
      })
    progress.end()
    let interest = try asked.interest(among: groups.names)
    let advice = Advice(groups, high: high, interest: interest, model: model)
    try await AdviceReport(advice: advice, interest: interest, model: model).print(arguments)
    engine.printStatistics(arguments)
    return failed > 0 ? .someFailed : source.status
  }
}

extension Arguments {
  /// The listener that the options describe.
  fileprivate func listeningModel() throws(UsageError) -> ListeningModel {
    var model = ListeningModel()
    model.keyTime = try seconds("key-time") ?? model.keyTime
    model.reactionTime = try seconds("reaction-time") ?? model.reactionTime
    model.heardShare = try share("heard") ?? model.heardShare
    model.wantedShare = try share("wanted") ?? model.wantedShare
    model.openingKeys = try integer("opening-keys", in: 0...100) ?? model.openingKeys
    model.waitsForCue = !has("no-wait")
    return model
  }

  private func share(_ name: String) throws(UsageError) -> Double? {
    guard let text = string(name) else { return nil }
    guard let share = Double(text), (0...1).contains(share) else {
      throw UsageError("--\(name) \(text): expected a share from 0 to 1")
    }
    return share
  }

  fileprivate func fieldInterest() throws(UsageError) -> AskedInterest {
    if let text = string("zipf") {
      guard !has("interest") else {
        throw UsageError("--zipf and --interest: expected one of both")
      }
      guard let exponent = Double(text), exponent.isFinite, exponent >= 0 else {
        throw UsageError("--zipf \(text): expected a number, at least 0")
      }
      return .zipf(exponent)
    }
    guard has("interest") else { return .uniform }
    var weights: [(name: String, weight: Double)] = []
    for text in strings("interest").flatMap(ColumnList.names) {
      guard let equals = text.lastIndex(of: "="), equals != text.startIndex,
        let weight = Double(text[text.index(after: equals)...]), weight.isFinite, weight >= 0
      else { throw UsageError("--interest \(text): expected FIELD=WEIGHT, the weight at least 0") }
      weights.append((String(text[..<equals]), weight))
    }
    guard weights.contains(where: { $0.weight > 0 }) else {
      throw UsageError("--interest: expected a weight above 0")
    }
    return .weights(weights)
  }
}

/// The interest as it was typed; the names of the fields are not known yet.
private enum AskedInterest {
  case uniform
  case zipf(Double)
  case weights([(name: String, weight: Double)])

  /// The interest in fields of these names, where a column's header stands for its spoken name.
  func interest(among names: [String]) throws(UsageError) -> FieldInterest {
    switch self {
    case .uniform: return .uniform
    case .zipf(let exponent): return .zipf(exponent)
    case .weights(let weights):
      var known: [String: Double] = [:]
      for (name, weight) in weights {
        let spoken = name.replacing("_", with: " ")
        guard let field = names.first(where: { $0 == name }) ?? names.first(where: { $0 == spoken })
        else {
          throw UsageError(
            "--interest: no field \(name)\(suggestion(for: name, among: names)); the fields are "
              + names.prefix(20).joined(separator: ", "))
        }
        known[field, default: 0] += weight
      }
      return .weights(known)
    }
  }
}
