internal import Herald
internal import HeraldInput

/// The level of a factor as the file writes it: a value of one option, or several under a name.
private struct Level {
  var name: String
  var options: [StudyOption: OptionValue]
}

extension StudyReader {
  /// What conditions differ in, and the conditions: factors fully crossed, or listed.
  mutating func conditions() throws(InputError) -> ([Study.Factor], [Study.Condition]) {
    let base = try object.node("settings").map { node throws(InputError) in
      try options(node, what: "\"settings\"", alsoKeys: []).options
    }
    switch (object.node("factors"), object.node("conditions")) {
    case (let factors?, nil): return try crossed(factors, over: base ?? [:])
    case (nil, let list?): return try listed(list, over: base ?? [:])
    case (nil, nil): return ([], [try condition("all", [], base ?? [:])])
    case (_?, let list?):
      throw .at(list, in: file, "\"factors\" and \"conditions\" exclude each other")
    }
  }

  // MARK: - Crossed

  private mutating func crossed(
    _ node: JSONNode, over base: [StudyOption: OptionValue]
  ) throws(InputError) -> ([Study.Factor], [Study.Condition]) {
    let object = try JSONObject(node, in: file, what: "\"factors\"", keys: nil)
    var factors: [Study.Factor] = []
    var crossed: [[Level]] = [[]]
    for member in object.members {
      let levels = try levels(member)
      factors.append(Study.Factor(name: member.key, levels: levels.map(\.name)))
      crossed = crossed.flatMap { known in levels.map { known + [$0] } }
      guard crossed.count <= 10_000 else {
        throw .at(member.value, in: file, "the factors make more than 10000 conditions")
      }
    }
    var conditions: [Study.Condition] = []
    for combination in crossed {
      var options = base
      for level in combination { options.merge(level.options) { $1 } }
      let names = combination.map(\.name)
      conditions.append(
        try condition(names.isEmpty ? "all" : names.joined(separator: "-"), names, options))
    }
    try refuseRepeats(conditions.map(\.name), at: node)
    return (factors, conditions)
  }

  private func levels(_ member: JSONNode.Member) throws(InputError) -> [Level] {
    guard case .array(let nodes) = member.value.value, !nodes.isEmpty else {
      throw .at(member.value, in: file, "\"\(member.key)\" has no levels; expected a list of them")
    }
    try checkName(member.key, at: member.value)
    var levels: [Level] = []
    for node in nodes {
      if node.members != nil {
        let (name, options) = try options(node, what: "a level", alsoKeys: ["name"])
        guard let name else { throw .at(node, in: file, "the key \"name\" is missing") }
        levels.append(Level(name: name, options: options))
      } else {
        guard let option = StudyOption(rawValue: member.key) else {
          let known = StudyOption.allCases.map(\.rawValue)
          throw .at(
            node, in: file,
            "\"\(member.key)\" is no option\(suggestion(for: member.key, among: known)); "
              + "levels of another factor are objects with a name and options")
        }
        let value = try OptionValue(node, for: option, in: file)
        levels.append(Level(name: value.description, options: [option: value]))
      }
    }
    try refuseRepeats(levels.map(\.name), at: member.value)
    guard levels.count > 1 else {
      throw .at(
        member.value, in: file,
        "\"\(member.key)\" has one level, which changes nothing; \"settings\" is for what all "
          + "conditions have")
    }
    return levels
  }

  // MARK: - Listed

  private mutating func listed(
    _ node: JSONNode, over base: [StudyOption: OptionValue]
  ) throws(InputError) -> ([Study.Factor], [Study.Condition]) {
    guard case .array(let nodes) = node.value, !nodes.isEmpty else {
      throw .at(node, in: file, "\"conditions\" is no list of conditions")
    }
    var conditions: [(name: String, options: [StudyOption: OptionValue])] = []
    for node in nodes {
      let (name, own) = try options(node, what: "a condition", alsoKeys: ["name"])
      guard let name else { throw .at(node, in: file, "the key \"name\" is missing") }
      conditions.append((name, base.merging(own) { $1 }))
    }
    try refuseRepeats(conditions.map(\.name), at: node)
    // Every option in which they differ is a factor.
    let varied = StudyOption.allCases.filter { option in
      Set(conditions.map { $0.options[option] }).count > 1
    }
    var result: [Study.Condition] = []
    for (name, options) in conditions {
      let levels = varied.map { options[$0]?.description ?? "default" }
      result.append(try condition(name, levels, options))
    }
    let factors = varied.enumerated().map { index, option in
      var levels: [String] = []
      for condition in result where !levels.contains(condition.levels[index]) {
        levels.append(condition.levels[index])
      }
      return Study.Factor(name: option.rawValue, levels: levels)
    }
    return (factors, result)
  }

  // MARK: - Parts

  private mutating func condition(
    _ name: String, _ levels: [String], _ options: [StudyOption: OptionValue]
  ) throws(InputError) -> Study.Condition {
    if case .text(let profile) = options[.voiceProfile], StudySources.isProfileFile(profile) {
      _ = try sources.read(profile)
    }
    do throws(InputError) {
      return Study.Condition(
        name: name, levels: levels, settings: try ConditionSettings(options, sources: sources))
    } catch {
      // Known by name only; what a file holds is told with its own place.
      guard error.kind == .usage else { throw error }
      throw object.error("settings", error.message)
    }
  }

  private func options(
    _ node: JSONNode, what: String, alsoKeys: [String]
  ) throws(InputError) -> (name: String?, options: [StudyOption: OptionValue]) {
    let keys = alsoKeys + StudyOption.allCases.map(\.rawValue)
    let object = try JSONObject(node, in: file, what: what, keys: keys)
    var options: [StudyOption: OptionValue] = [:]
    for member in object.members {
      guard let option = StudyOption(rawValue: member.key) else { continue }
      options[option] = try OptionValue(member.value, for: option, in: file)
    }
    let name = alsoKeys.isEmpty ? nil : try object.text("name")
    if let name { try checkName(name, at: node) }
    return (name, options)
  }

  /// Names go into tables and reports: one line, not endless.
  private func checkName(_ name: String, at node: JSONNode) throws(InputError) {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard !name.isEmpty, name.utf8.count <= 100, isPlain else {
      throw .at(node, in: file, "a name is one line of at most 100 bytes")
    }
  }

  private func refuseRepeats(_ names: [String], at node: JSONNode) throws(InputError) {
    var seen = Set<String>()
    for name in names where !seen.insert(name).inserted {
      throw .at(node, in: file, "\"\(name)\" stands twice; names must differ")
    }
  }
}
