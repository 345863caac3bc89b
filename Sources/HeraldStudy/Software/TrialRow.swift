internal import Herald

/// A trial with everything that the tables and the experiment software tell of it.
struct TrialRow {
  /// The name of the list.
  var list: String
  /// The group of people that the list is for; empty where all are one.
  var group: String
  /// The place in the list, from 1.
  var number: Int
  /// The trial.
  var trial: Trial
  /// Its sound.
  var stimulus: Stimulus
  /// The sound's file, from the package's folder.
  var soundPath: String
  /// The name of its condition.
  var condition: String
  /// The level of each factor.
  var levels: [String]
  /// How long the sound is, as seconds with six decimals.
  var duration: String
  /// The right answer, where there is one.
  var answer: String?

  /// The columns before the factors' own, in tables that software reads.
  ///
  /// They become variables of programs: "sound", "trial", "list" and "round" mean something else there.
  static let columns = [
    "list_name", "list_group", "trial_number", "trial_kind", "stimulus", "sound_file", "item",
    "condition",
  ]
  /// The columns after them.
  static let lastColumns = ["round_number", "round_place", "duration", "answer"]
  /// What is known of each trial in JSON.
  static let dataColumns = [
    "list_name", "trial_number", "trial_kind", "stimulus", "sound_file", "item", "condition",
  ]

  /// The cells of the row.
  var cells: [String] {
    [list, group, String(number), trial.kind.rawValue, stimulus.id, soundPath]
      + [stimulus.element.id, condition] + levels
      + [String(trial.round), String(trial.place), duration, answer ?? ""]
  }

  /// The same as JSON.
  func data(factors: [String]) -> [String: JSONValue] {
    var data: [String: JSONValue] = [
      "list_name": .text(list), "trial_number": .whole(number),
      "trial_kind": .text(trial.kind.rawValue), "stimulus": .text(stimulus.id),
      "sound_file": .text(soundPath),
      "item": .text(stimulus.element.id), "condition": .text(condition),
    ]
    for (factor, level) in zip(factors, levels) { data[factor] = .text(level) }
    if let answer { data["answer"] = .text(answer) }
    return data
  }
}

extension Study {
  /// The factors' names as columns and variables of programs: letters, digits and underscores, and
  /// none that a column of ours has.
  var factorColumns: [String] {
    var used = Set(TrialRow.columns + TrialRow.lastColumns)
    used.formUnion(["response", "response_seconds", "plays"])
    used.formUnion(Self.takenNames)
    return factors.map { factor in
      var name = String(
        factor.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      if name.first?.isNumber != false || used.contains(name) { name = "factor_" + name }
      while !used.insert(name).inserted { name += "_" }
      return name
    }
  }
}

extension Study {
  /// Words of Python and of PsychoPy's scripts, which a variable must not take away from them.
  private static let takenNames: Set<String> = [
    "and", "as", "class", "clock", "core", "data", "def", "del", "dict", "event", "exp", "filter",
    "float", "for", "from", "gui", "id", "if", "import", "in", "input", "int", "is", "len", "list",
    "logging", "map", "max", "min", "not", "open", "or", "print", "range", "round", "set", "sound",
    "str", "sum", "time", "trial", "trials", "try", "type", "visual", "win", "with",
  ]
}
