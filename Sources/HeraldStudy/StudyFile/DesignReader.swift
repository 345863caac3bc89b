internal import Herald
internal import HeraldInput

extension StudyReader {
  /// Who hears what, in which order.
  func design(_ factors: [Study.Factor]) throws(InputError) -> StudyDesign {
    let keys = [
      "kind", "participants", "lists", "between", "order", "maximumRuns", "allowUnbalanced",
      "allowSameSounds",
    ]
    guard let object = try object.object("design", keys: keys) else {
      throw self.object.error(at: self.object.position, "the key \"design\" is missing")
    }
    let participants = try object.integer("participants", in: 1...100_000)
    let lists = try object.integer("lists", in: 1...100_000)
    guard (participants == nil) != (lists == nil) else {
      throw object.error(
        at: object.position,
        "expected one of \"participants\" and \"lists\", which say how many "
          + "lists of trials are made")
    }
    var design = StudyDesign(listCount: participants ?? lists ?? 1)
    design.listsAreParticipants = participants != nil
    design.kind = try object.choice("kind") ?? .within
    design.order = try object.choice("order") ?? .interleaved
    design.allowsUnbalanced = try object.boolean("allowUnbalanced") ?? false
    design.allowsSameSounds = try object.boolean("allowSameSounds") ?? false
    design.betweenFactors = try object.strings("between") ?? []
    let names = factors.map(\.name)
    for name in design.betweenFactors where !names.contains(name) {
      throw object.error(
        "between", "no factor is called \"\(name)\"\(suggestion(for: name, among: names))")
    }
    switch design.kind {
    case .mixed where design.betweenFactors.isEmpty || design.betweenFactors.count == names.count:
      throw object.error(
        "between", "a mixed design names some of its factors, and not all, in \"between\"")
    case .within where !design.betweenFactors.isEmpty,
      .between where !design.betweenFactors.isEmpty:
      throw object.error("between", "\"between\" goes with the kind \"mixed\" alone")
    default: break
    }
    if let runs = try object.object("maximumRuns", keys: names + ["condition"]) {
      for member in runs.members {
        design.maximumRuns[member.key] = try runs.integer(member.key, in: 1...100_000)
      }
    }
    return design
  }
}
